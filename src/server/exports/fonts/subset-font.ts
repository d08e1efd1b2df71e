// Writes a font file with only the glyphs asked for, in the order asked for, and the parts they are composed of.

import { collectOutlines, type GlyphShape } from './collect-outlines.ts'
import type { TrueTypeFile } from './truetype-file.ts'

export type FontTable = [tag: string, table: Buffer]

/**
 * A glyph may be requested twice: each then stands for a different character that looks the same. A PDF itself says
 * how letters become glyphs; for a font that works on its own, add those tables.
 */
export function subsetFont(font: TrueTypeFile, shapes: readonly GlyphShape[], more: readonly FontTable[] = []): Buffer {
  const { glyphs, outlines } = collectOutlines(font, shapes)
  const { glyf, loca } = joinOutlines(outlines)
  const hmtx = Buffer.alloc(glyphs.length * 4)
  glyphs.forEach((shape, index) => {
    if (typeof shape !== 'number') return
    hmtx.writeUInt16BE(font.advance(shape), index * 4)
    hmtx.writeInt16BE(font.bearing(shape), index * 4 + 2)
  })

  const head = copyTable(font, 'head')
  head.writeUInt32BE(0, 8)
  head.writeInt16BE(1, 50)
  const hhea = copyTable(font, 'hhea')
  hhea.writeUInt16BE(glyphs.length, 34)
  const maxp = copyTable(font, 'maxp')
  maxp.writeUInt16BE(glyphs.length, 4)
  if (shapes.some((shape) => typeof shape !== 'number')) allowComposing(maxp)

  const tables: FontTable[] = [
    ['cvt ', copyTable(font, 'cvt ')],
    ['fpgm', copyTable(font, 'fpgm')],
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
    ['prep', copyTable(font, 'prep')],
    ...more,
  ]
  const present = tables.filter(([, table]) => table.length > 0)
  return writeFile(present.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The file says how much memory its composed glyphs take at most; ours are not counted there. */
function allowComposing(maxp: Buffer): void {
  const limits = [
    { at: 10, least: 1000 },
    { at: 12, least: 100 },
    { at: 28, least: 8 },
    { at: 30, least: 4 },
  ]
  for (const { at, least } of limits) maxp.writeUInt16BE(Math.max(least, maxp.readUInt16BE(at)), at)
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

export function copyTable(font: TrueTypeFile, tag: string): Buffer {
  const table = font.tables.get(tag)
  if (!table) return Buffer.alloc(0)
  return Buffer.from(new Uint8Array(table.buffer, table.byteOffset, table.byteLength))
}

function writeFile(tables: readonly FontTable[]): Buffer {
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
