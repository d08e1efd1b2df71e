/** CSS pixels in a point: pages are laid out in points, and a pixel of the browser is a ninety-sixth of an inch. */
export const PIXELS_PER_POINT = 96 / 72

/** US Letter, until the pages are there. */
export const USUAL_PAGE = { width: 612, height: 792 }
