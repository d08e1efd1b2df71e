// A TrueType font file, read as far as embedding it in a PDF needs. Decoding every outline, as a font engine does
// before it writes a subset, takes longer than all the rest of the PDF.
import { inflateSync } from 'node:zlib'
import { readCharacterMap } from './character-map.ts'

const woffSignature = 0x774f4646
const woffTableLimit = 40_000_000

export type TrueTypeFile = {
  tables: ReadonlyMap<string, DataView>
  postscriptName: string
  unitsPerEm: number
  glyphCount: number
  /** In units of the font. */
  ascent: number
  descent: number
  capHeight: number
  xHeight: number
  italicAngle: number
  box: readonly [number, number, number, number]
  isFixedPitch: boolean
  isSerif: boolean
  isItalic: boolean
  glyphId(codePoint: number): number
  advance(glyphId: number): number
  bearing(glyphId: number): number
  /** The outline as it appears in the file; empty for a blank. */
  outline(glyphId: number): Uint8Array
}

export function readTrueType(bytes: Uint8Array): TrueTypeFile {
  const tables = readTables(bytes)
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`font has no ${tag} table`)
    return found
  }
  const head = table('head')
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const loca = table('loca')
  const glyf = table('glyf')
  const post = tables.get('post')
  const os2 = tables.get('OS/2')
  const metricCount = hhea.getUint16(34)
  const hasLongOffsets = head.getInt16(50) === 1
  const offset = (index: number) => (hasLongOffsets ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2)
  const ascent = hhea.getInt16(4)
  const familyClass = os2 ? os2.getInt16(30) >> 8 : 0
  const hasHeights = os2 !== undefined && os2.getUint16(0) >= 2

  return {
    tables,
    postscriptName: readPostscriptName(table('name')),
    unitsPerEm: head.getUint16(18),
    glyphCount: table('maxp').getUint16(4),
    ascent,
    descent: hhea.getInt16(6),
    capHeight: hasHeights ? os2.getInt16(88) : ascent,
    xHeight: hasHeights ? os2.getInt16(86) : 0,
    italicAngle: post ? post.getInt32(4) / 65536 : 0,
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    isFixedPitch: post ? post.getUint32(12) !== 0 : false,
    isSerif: familyClass >= 1 && familyClass <= 7,
    isItalic: (head.getUint16(44) & 2) !== 0,
    glyphId: readCharacterMap(table('cmap')),
    advance: (glyphId) => hmtx.getUint16(Math.min(glyphId, metricCount - 1) * 4),
    bearing: (glyphId) =>
      glyphId < metricCount
        ? hmtx.getInt16(glyphId * 4 + 2)
        : hmtx.getInt16(metricCount * 4 + (glyphId - metricCount) * 2),
    outline: (glyphId) => {
      const start = offset(glyphId)
      return new Uint8Array(glyf.buffer, glyf.byteOffset + start, offset(glyphId + 1) - start)
    },
  }
}

function readTables(bytes: Uint8Array): Map<string, DataView> {
  const view = viewOf(bytes)
  const isWoff = view.getUint32(0) === woffSignature
  const tables = new Map<string, DataView>()
  const count = view.getUint16(isWoff ? 12 : 4)
  for (let index = 0; index < count; index++) {
    const at = isWoff ? 44 + index * 20 : 12 + index * 16
    const tag = readTag(view, at)
    if (!isWoff) {
      tables.set(tag, viewOf(bytes.subarray(view.getUint32(at + 8), view.getUint32(at + 8) + view.getUint32(at + 12))))
      continue
    }
    const start = view.getUint32(at + 4)
    const packed = bytes.subarray(start, start + view.getUint32(at + 8))
    const size = view.getUint32(at + 12)
    tables.set(tag, viewOf(packed.length < size ? inflateSync(packed, { maxOutputLength: woffTableLimit }) : packed))
  }
  return tables
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function readTag(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}

/** The PostScript name keeps to ASCII, so the low byte of either encoding is the letter. */
function readPostscriptName(name: DataView): string {
  const count = name.getUint16(2)
  const strings = name.getUint16(4)
  for (let index = 0; index < count; index++) {
    const at = 6 + index * 12
    if (name.getUint16(at + 6) !== 6) continue
    const start = strings + name.getUint16(at + 10)
    const letters = Array.from({ length: name.getUint16(at + 8) }, (_, letter) => name.getUint8(start + letter))
    return String.fromCharCode(...letters).replace(/[^A-Za-z0-9-]/g, '')
  }
  return 'Font'
}
