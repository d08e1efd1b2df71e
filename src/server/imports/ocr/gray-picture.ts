// A picture in shades of grey, from 0 for black to 255 for white: all that reading letters needs, in a quarter of the
// memory.

export type GrayPicture = { width: number; height: number; pixels: Uint8Array }

/** Colours as a canvas has them, four bytes a pixel. */
export function toGray(colors: Uint8Array, count: number): Uint8Array {
  const pixels = new Uint8Array(count)
  for (let to = 0, from = 0; to < count; to++, from += 4)
    pixels[to] = ((colors[from] ?? 0) * 77 + (colors[from + 1] ?? 0) * 150 + (colors[from + 2] ?? 0) * 29) >> 8
  return pixels
}

/** As a file the recognizer takes: portable graymap. */
export function toGraymap({ width, height, pixels }: GrayPicture): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1')
  return Buffer.concat([head, pixels])
}

type Corners = { x0: number; y0: number; x1: number; y1: number }

/** A part of a picture, made smaller by `factor`: each pixel is the mean of those it stands for. */
export function cutOut(picture: GrayPicture, { x0, y0, x1, y1 }: Corners, factor: number): GrayPicture {
  const width = Math.max(1, Math.floor((x1 - x0) * factor))
  const height = Math.max(1, Math.floor((y1 - y0) * factor))
  const pixels = new Uint8Array(width * height)
  const step = 1 / factor
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y0 + y * step)
    const bottom = Math.max(top + 1, Math.floor(y0 + (y + 1) * step))
    for (let x = 0; x < width; x++) {
      const left = Math.floor(x0 + x * step)
      const right = Math.max(left + 1, Math.floor(x0 + (x + 1) * step))
      let sum = 0
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) sum += picture.pixels[row * picture.width + column] ?? 255
      }
      pixels[y * width + x] = sum / ((bottom - top) * (right - left))
    }
  }
  return { width, height, pixels }
}
