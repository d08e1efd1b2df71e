import type { Look } from './look.ts'

/** Of the photo on the disc. */
export const DISC_PHOTO = 168

/** Where on the page the disc stands that rises over its upper right corner, behind the middle of the photo. */
export const cornerDisc = ({ page }: Look): { cx: number; cy: number; radius: number } => ({
  cx: page.width - page.margin.right - DISC_PHOTO / 2,
  cy: page.margin.top + DISC_PHOTO / 2,
  radius: 100,
})
