// Written by scripts/thumbnails.ts. Places are in pixels of the picture.
export const heroPicture = {
  width: 560,
  height: 586,
  weak: { left: 178, top: 319, width: 167, height: 18 },
  better: { left: 168, top: 337, width: 230, height: 18 },
  stamp: '38642bbe4144',
}
