// Written by scripts/thumbnails.ts. Places are in pixels of the picture.
export const heroPicture = {
  width: 560,
  height: 476,
  weak: { left: 57, top: 254, width: 255, height: 28 },
  better: { left: 39, top: 286, width: 352, height: 28 },
  stamp: '80d7403f9130',
}
