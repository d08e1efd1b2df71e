import type { ImageItem } from '#engine/layout/display-list.ts'
import type { Orientation, PictureFile } from '../pictures/picture-file.ts'
import { pictureSize } from '../pictures/read-picture.ts'
import { type PdfDocument, type PdfReference, pdfNumber, writeStream } from './pdf-objects.ts'

const colorSpaces = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const

/** From the unit square to the unit square, for each way a camera may have been held. */
const turns: Record<Orientation, readonly [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
}

/** Fills the box with the picture's middle part, cut to the box's corners. */
export function paintPicture(doc: PdfDocument, item: ImageItem, picture: PictureFile): void {
  const { width, height } = pictureSize(picture)
  const scale = Math.max(item.width / width, item.height / height)
  const drawn = { width: width * scale, height: height * scale }
  const x = item.x + (item.width - drawn.width) / 2
  const y = item.y + (item.height - drawn.height) / 2
  const name = `I${item.node}`
  doc.page.xobjects[name] = embedPicture(doc, picture)

  doc.save()
  const radius = Math.min(item.radius, item.width / 2, item.height / 2)
  if (radius > 0) doc.roundedRect(item.x, item.y, item.width, item.height, radius)
  else doc.rect(item.x, item.y, item.width, item.height)
  doc.clip()
  // The page counts from the top, pictures from their foot.
  doc.addContent(`${[drawn.width, 0, 0, -drawn.height, x, y + drawn.height].map(pdfNumber).join(' ')} cm`)
  if (picture.kind === 'jpeg') doc.addContent(`${turns[picture.orientation].join(' ')} cm`)
  doc.addContent(`/${name} Do`)
  doc.restore()
}

function embedPicture(doc: PdfDocument, picture: PictureFile): PdfReference {
  const image = { Type: 'XObject', Subtype: 'Image', Width: picture.width, Height: picture.height, BitsPerComponent: 8 }
  if (picture.kind === 'jpeg') {
    // Photo programs write CMYK inverted.
    const inverted = picture.components === 4 ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}
    const form = { ...image, ColorSpace: colorSpaces[picture.components], Filter: 'DCTDecode', ...inverted }
    return writeStream(doc, form, picture.bytes)
  }
  const mask = picture.alpha ? { SMask: writeStream(doc, { ...image, ColorSpace: 'DeviceGray' }, picture.alpha) } : {}
  return writeStream(doc, { ...image, ColorSpace: colorSpaces[picture.channels], ...mask }, picture.colors)
}
