// Written by scripts/thumbnails.ts. Places are in pixels of the picture.
export const heroPicture = {
  width: 560,
  height: 586,
  weak: { left: 62, top: 383, width: 167, height: 18 },
  better: { left: 52, top: 401, width: 230, height: 18 },
  stamp: 'fbe674089092',
}
