// Written by scripts/thumbnails.ts. Places are in pixels of the picture.
export const heroPicture = {
  width: 560,
  height: 586,
  weak: { left: 177, top: 446, width: 156, height: 18 },
  better: { left: 167, top: 466, width: 216, height: 18 },
  stamp: '2c457c49bc62',
}
