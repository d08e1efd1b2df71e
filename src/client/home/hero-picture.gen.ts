// Written by scripts/thumbnails.ts. Places are in pixels of the picture.
export const heroPicture = {
  width: 560,
  height: 586,
  weak: { left: 177, top: 452, width: 156, height: 18 },
  better: { left: 167, top: 471, width: 216, height: 18 },
  stamp: 'c7e0f96f65a0',
}
