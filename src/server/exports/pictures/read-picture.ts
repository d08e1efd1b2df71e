// A photo kept as a data string, read as far as the writers need. What cannot be read isn't a picture: a document
// without its photo is better than no document.
import type { PictureFile } from './picture-file.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'

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
