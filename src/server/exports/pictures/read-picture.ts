// A photo kept as a data string, read as far as the writers need. What cannot be read is no picture: a document
// without its photo is better than no document.
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'

/** How the picture must be turned to stand upright: EXIF's eight values. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type JpegPicture = {
  kind: 'jpeg'
  bytes: Buffer
  width: number
  height: number
  components: 1 | 3 | 4
  orientation: Orientation
}

export type PngPicture = {
  kind: 'png'
  bytes: Buffer
  width: number
  height: number
  /** Eight bits a sample, one or three samples a pixel. */
  channels: 1 | 3
  colors: Buffer
  alpha: Buffer | undefined
}

export type PictureFile = JpegPicture | PngPicture

const dataString = /^data:image\/[a-z+.-]+;base64,/i

export function readPicture(src: string): PictureFile | undefined {
  const prefix = dataString.exec(src)
  if (!prefix) return undefined
  const bytes = Buffer.from(src.slice(prefix[0].length), 'base64')
  try {
    return readJpeg(bytes) ?? readPng(bytes)
  } catch {
    return undefined
  }
}

/** Width and height as seen, after turning. */
export function pictureSize(picture: PictureFile): { width: number; height: number } {
  const { width, height } = picture
  const isOnItsSide = picture.kind === 'jpeg' && picture.orientation > 4
  return isOnItsSide ? { width: height, height: width } : { width, height }
}
