// From the file a person chose to the data string a resume keeps. Nothing is uploaded.
import { PROFILE_IMAGE_PIXELS } from '#engine/resume/profile-image.ts'
import { fitWithin, type Rect } from './crop.ts'

const JPEG_QUALITY = 0.86

/** The picture in a file; undefined if the browser finds none in it, whatever its name says. */
export async function decodePhoto(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file)
  } catch {
    return undefined
  }
}

/** A JPEG of at most 600 pixels. What was transparent becomes white: JPEG would make it black. */
export function encodePhoto(picture: ImageBitmap, rect: Rect = wholeOf(picture)): string {
  const size = fitWithin(rect, PROFILE_IMAGE_PIXELS)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  context.fillStyle = 'white'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, rect.left, rect.top, rect.width, rect.height, 0, 0, size.width, size.height)
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}

function wholeOf({ width, height }: ImageBitmap): Rect {
  return { left: 0, top: 0, width, height }
}
