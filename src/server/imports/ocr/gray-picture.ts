// A picture in shades of grey, from 0 for black to 255 for white: all that reading letters needs, in a quarter of the
// memory.

export type GrayPicture = { width: number; height: number; pixels: Uint8Array }

/** Colours as a canvas gives them, four bytes a pixel, written into `pixels` from `offset` on. */
export function writeGray(pixels: Uint8Array, offset: number, colors: ArrayLike<number>): void {
  for (let from = 0, to = offset; from < colors.length; from += 4, to++) {
    pixels[to] = ((colors[from] ?? 0) * 77 + (colors[from + 1] ?? 0) * 150 + (colors[from + 2] ?? 0) * 29) >> 8
  }
}

/** As a file the recognizer takes: portable graymap. */
export function toGraymap({ width, height, pixels }: GrayPicture): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1')
  return Buffer.concat([head, pixels])
}
