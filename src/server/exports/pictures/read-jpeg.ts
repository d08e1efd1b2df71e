import type { JpegPicture, Orientation } from './picture-file.ts'

const startOfImage = 0xffd8
const startOfScan = 0xda
const exifMarker = 0xe1
const orientationTag = 0x0112
const frameMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/** Reads the header; undefined if the bytes aren't a JPEG. Throws if they end too soon. */
export function readJpeg(bytes: Buffer): JpegPicture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== startOfImage) return undefined
  let orientation: Orientation = 1
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === startOfScan) return undefined
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2) return undefined
    if (marker === exifMarker) orientation = readOrientation(bytes.subarray(at + 4, at + 2 + length)) ?? orientation
    if (frameMarkers.has(marker)) return readFrame(bytes, at + 4, orientation)
    at += 2 + length
  }
  return undefined
}

function readFrame(bytes: Buffer, at: number, orientation: Orientation): JpegPicture | undefined {
  const height = bytes.readUInt16BE(at + 1)
  const width = bytes.readUInt16BE(at + 3)
  const components = bytes.readUInt8(at + 5)
  if (bytes.readUInt8(at) !== 8 || width === 0 || height === 0) return undefined
  if (components !== 1 && components !== 3 && components !== 4) return undefined
  return { kind: 'jpeg', bytes, width, height, components, orientation }
}

function readOrientation(exif: Buffer): Orientation | undefined {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0') return undefined
  const tiff = exif.subarray(6)
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const count = read16(directory)
    for (let index = 0; index < count; index++) {
      const at = directory + 2 + index * 12
      if (read16(at) === orientationTag) return toOrientation(read16(at + 8))
    }
  } catch {
    return undefined
  }
  return undefined
}

function toOrientation(value: number): Orientation | undefined {
  const known: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8]
  return known.find((orientation) => orientation === value)
}
