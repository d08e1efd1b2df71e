// Written by scripts/thumbnails.ts. Places are in pixels of the picture.
export const heroPicture = {
  width: 560,
  height: 586,
  weak: { left: 70, top: 460, width: 156, height: 18 },
  better: { left: 59, top: 479, width: 216, height: 18 },
  stamp: 'e330d97e12e3',
}
