// Figures of one height. Some faces draw old-style ones unless asked, and those dance in dates and phone numbers.
import type { FaceName } from '#engine/style/fonts.ts'

/** How many glyphs after a face's usual figures its lining ones come. The italics of Raleway have none. */
const distances: readonly [RegExp, number][] = [
  [/^gelasio-/, 11],
  [/^playfair-display-/, 10],
  [/^raleway-\d+$/, 10],
]

const zero = 0x30
const nine = 0x39

/** The same font with its lining figures as the usual ones, for every program that reads it. */
export function withLiningFigures(face: FaceName, file: Buffer): Buffer {
  const distance = distances.find(([faces]) => faces.test(face))?.[1]
  if (distance === undefined) return file
  const font = Buffer.from(file)
  for (const offset of characterMaps(font)) {
    const place = font.readUInt16BE(offset) === 4 ? segmentDelta(font, offset) : groupStart(font, offset)
    if (place.bytes === 2) font.writeUInt16BE((font.readUInt16BE(place.at) + distance) & 0xffff, place.at)
    else font.writeUInt32BE(font.readUInt32BE(place.at) + distance, place.at)
  }
  return font
}

/** Where the maps of letters to glyphs begin that are of a format in use; the same one may be named twice. */
function characterMaps(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('font has no cmap table')
  const cmap = font.readUInt32BE(entry + 8)
  const offsets = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  )
  return new Set(offsets.filter((offset) => [4, 12].includes(font.readUInt16BE(offset))))
}

type Place = { at: number; bytes: 2 | 4 }

/** Format 4: what is added to a letter's number, for the segment that holds the figures and nothing else. */
function segmentDelta(font: Buffer, offset: number): Place {
  const doubled = font.readUInt16BE(offset + 6)
  const ends = offset + 14
  const starts = ends + doubled + 2
  for (let index = 0; index < doubled; index += 2) {
    const isFigures = font.readUInt16BE(ends + index) === nine && font.readUInt16BE(starts + index) === zero
    const isPlain = font.readUInt16BE(starts + 2 * doubled + index) === 0
    if (isFigures && isPlain) return { at: starts + doubled + index, bytes: 2 }
  }
  throw new Error('the figures have no segment of their own')
}

/** Format 12: the first glyph of the group that holds the figures and nothing else. */
function groupStart(font: Buffer, offset: number): Place {
  const count = font.readUInt32BE(offset + 12)
  for (let group = offset + 16; group < offset + 16 + 12 * count; group += 12) {
    if (font.readUInt32BE(group) === zero && font.readUInt32BE(group + 4) === nine) return { at: group + 8, bytes: 4 }
  }
  throw new Error('the figures have no group of their own')
}
