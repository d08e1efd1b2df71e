// Writes a font file with only the glyphs asked for, in the order asked for, and the parts they are composed of.
import type { TrueTypeFile } from './truetype-file.ts'

const argsAreWords = 0x0001
const hasScale = 0x0008
const moreComponents = 0x0020
const hasTwoScales = 0x0040
const hasMatrix = 0x0080

/** A glyph may be asked for twice: each place then stands for another character that looks the same. */
export function subsetFont(font: TrueTypeFile, glyphIds: readonly number[]): Buffer {
  const { glyphs, outlines } = collectOutlines(font, glyphIds)
  const { glyf, loca } = joinOutlines(outlines)
  const hmtx = Buffer.alloc(glyphs.length * 4)
  glyphs.forEach((glyphId, index) => {
    hmtx.writeUInt16BE(font.advance(glyphId), index * 4)
    hmtx.writeInt16BE(font.bearing(glyphId), index * 4 + 2)
  })

  const head = copyTable(font, 'head')
  head.writeUInt32BE(0, 8)
  head.writeInt16BE(1, 50)
  const hhea = copyTable(font, 'hhea')
  hhea.writeUInt16BE(glyphs.length, 34)
  const maxp = copyTable(font, 'maxp')
  maxp.writeUInt16BE(glyphs.length, 4)

  const tables: [string, Buffer][] = [
    ['cvt ', copyTable(font, 'cvt ')],
    ['fpgm', copyTable(font, 'fpgm')],
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
    ['prep', copyTable(font, 'prep')],
  ]
  return writeFile(tables.filter(([, table]) => table.length > 0))
}

function collectOutlines(font: TrueTypeFile, glyphIds: readonly number[]) {
  const glyphs = [...glyphIds]
  const outlines: Uint8Array[] = []
  const places = new Map<number, number>()
  glyphs.forEach((glyphId, index) => {
    if (!places.has(glyphId)) places.set(glyphId, index)
  })
  // Components are appended while the list is walked, so that theirs are found too.
  for (let index = 0; index < glyphs.length; index++) {
    const source = font.outline(glyphs[index] ?? 0)
    if (source.length < 10 || (source[0] ?? 0) < 0x80) {
      outlines.push(source)
      continue
    }
    const outline = Buffer.from(source)
    for (const at of componentPlaces(outline)) {
      const component = outline.readUInt16BE(at)
      let place = places.get(component)
      if (place === undefined) {
        place = glyphs.push(component) - 1
        places.set(component, place)
      }
      outline.writeUInt16BE(place, at)
    }
    outlines.push(outline)
  }
  return { glyphs, outlines }
}

/** Where a composed outline names its components. */
function componentPlaces(outline: Buffer): number[] {
  const places: number[] = []
  let at = 10
  for (;;) {
    const flags = outline.readUInt16BE(at)
    places.push(at + 2)
    at += 4 + (flags & argsAreWords ? 4 : 2)
    if (flags & hasScale) at += 2
    else if (flags & hasTwoScales) at += 4
    else if (flags & hasMatrix) at += 8
    if (!(flags & moreComponents)) return places
  }
}

function joinOutlines(outlines: readonly Uint8Array[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc((outlines.length + 1) * 4)
  let offset = 0
  const parts: Uint8Array[] = []
  outlines.forEach((outline, index) => {
    loca.writeUInt32BE(offset, index * 4)
    const padding = (4 - (outline.length % 4)) % 4
    parts.push(outline, new Uint8Array(padding))
    offset += outline.length + padding
  })
  loca.writeUInt32BE(offset, outlines.length * 4)
  return { glyf: Buffer.concat(parts), loca }
}

function copyTable(font: TrueTypeFile, tag: string): Buffer {
  const table = font.tables.get(tag)
  if (!table) return Buffer.alloc(0)
  return Buffer.from(new Uint8Array(table.buffer, table.byteOffset, table.byteLength))
}

function writeFile(tables: readonly [string, Buffer][]): Buffer {
  const searchable = 2 ** Math.floor(Math.log2(tables.length))
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(searchable * 16, 6)
  directory.writeUInt16BE(Math.log2(searchable), 8)
  directory.writeUInt16BE((tables.length - searchable) * 16, 10)

  const parts: Buffer[] = [directory]
  let offset = directory.length
  tables.forEach(([tag, table], index) => {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    const at = 12 + index * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum(padded), at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
