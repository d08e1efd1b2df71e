// Written by scripts/thumbnails.ts. Places are in pixels of the picture.
export const heroPicture = {
  width: 560,
  height: 586,
  weak: { left: 70, top: 454, width: 156, height: 18 },
  better: { left: 59, top: 472, width: 216, height: 18 },
  stamp: '00fb59195ed5',
}
