import type { Look } from './look.ts'

/** Of the photo on the disc. */
export const DISC_PHOTO = 146
const RADIUS = 81

/** Below the upper edge of the text: about where the capitals of a large name begin. */
export const DISC_DROP = 12

/** Between the edges of disc and photo. */
export const DISC_RING = RADIUS - DISC_PHOTO / 2

/** Where on the page the disc stands: in the upper right corner of the text. */
export const cornerDisc = ({ page }: Look): { cx: number; cy: number; radius: number } => ({
  cx: page.width - page.margin.right - RADIUS,
  cy: page.margin.top + RADIUS - DISC_RING + DISC_DROP,
  radius: RADIUS,
})
