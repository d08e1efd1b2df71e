// One face inside one PDF: which glyphs the document uses, and the objects that carry them.
import type { Glyph, PdfFont } from './pdf-fonts.ts'
import { type PdfDocument, type PdfReference, writeObject, writeStream } from './pdf-objects.ts'
import { type GlyphShape, subsetFont } from './subset-font.ts'

export type EmbeddedFace = {
  font: PdfFont
  /** The name content streams call it by. */
  name: string
  reference: PdfReference
  /** The code of a glyph inside a string of the content. A glyph drawn for two letters gets two codes, so that each reads back right. */
  code(glyph: Glyph): string
  /** The code of a letter that needs no shaping; empty where there is nothing to draw or to read. */
  letterCode(codePoint: number): string
  embed(): void
}

const cmapHead = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
`
const cmapTail = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`
/** Extractors print these as boxes; nobody can read them. */
const unreadable = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]/u
const escapes: Record<number, string> = { 40: '\\(', 41: '\\)', 92: '\\\\', 13: '\\r' }
/** Readers refuse longer blocks. */
const mappingsPerBlock = 100

export function createEmbeddedFace(doc: PdfDocument, font: PdfFont, index: number): EmbeddedFace {
  const { file } = font
  const perThousand = 1000 / file.unitsPerEm
  const dictionary: Record<string, unknown> = { Type: 'Font', Subtype: 'Type0' }
  const reference = doc.ref(dictionary)
  const shapes: GlyphShape[] = [0]
  const widths = [file.advance(0) * perThousand]
  const texts = ['']
  const codes = new Map<number | string, string>()
  const letterCodes = new Map<number, string>()

  const code = (glyph: Glyph): string => {
    const key = glyphKey(glyph)
    const known = codes.get(key)
    if (known) return known
    const added = stringCode(shapes.push(glyph.shape) - 1)
    widths.push(glyph.advance)
    texts.push(String.fromCodePoint(...glyph.codePoints))
    codes.set(key, added)
    return added
  }

  return {
    font,
    name: `F${index + 1}`,
    reference,
    code,
    letterCode(codePoint) {
      const known = letterCodes.get(codePoint)
      if (known !== undefined) return known
      const glyph = letterGlyph(codePoint, font)
      const added = glyph ? code(glyph) : ''
      letterCodes.set(codePoint, added)
      return added
    },
    embed() {
      const name = `${subsetTag(index)}+${file.postscriptName}`
      const descendant = writeObject(doc, {
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
        FontDescriptor: writeDescriptor(doc, font, { name, shapes }),
        W: [0, widths],
        CIDToGIDMap: 'Identity',
      })
      Object.assign(dictionary, {
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: writeStream(doc, {}, toUnicodeMap(texts)),
      })
      reference.end(undefined)
    },
  }
}

function letterGlyph(codePoint: number, font: PdfFont): Glyph | undefined {
  if (unreadable.test(String.fromCodePoint(codePoint))) return undefined
  // Non-breaking spaces read back as spaces: searching a file for a name must find it.
  const drawn = font.glyph(codePoint === 0xa0 ? 0x20 : codePoint)
  if (drawn) return drawn
  // A letter nobody can draw leaves a blank that still reads back as the letter.
  const blank = font.glyph(0x20)
  return blank && { ...blank, codePoints: [codePoint] }
}

/** Nearly every glyph is one shape for one letter, and then the two numbers make one. */
function glyphKey({ shape, codePoints }: Glyph): number | string {
  const [letter] = codePoints
  if (typeof shape === 'number' && codePoints.length === 1 && letter !== undefined) return letter * 0x10000 + shape
  return `${JSON.stringify(shape)}:${codePoints}`
}

function writeDescriptor(doc: PdfDocument, font: PdfFont, options: { name: string; shapes: readonly GlyphShape[] }) {
  const { file } = font
  const perThousand = 1000 / file.unitsPerEm
  const isSymbolic = 4
  const flags = isSymbolic | (file.isFixedPitch ? 1 : 0) | (file.isSerif ? 2 : 0) | (file.isItalic ? 64 : 0)
  const program = subsetFont(file, options.shapes)
  return writeObject(doc, {
    Type: 'FontDescriptor',
    FontName: options.name,
    Flags: flags,
    FontBBox: file.box.map((edge) => edge * perThousand),
    ItalicAngle: file.italicAngle,
    Ascent: file.ascent * perThousand,
    Descent: file.descent * perThousand,
    CapHeight: file.capHeight * perThousand,
    XHeight: file.xHeight * perThousand,
    StemV: 80,
    FontFile2: writeStream(doc, { Length1: program.length }, program),
  })
}

function toUnicodeMap(texts: readonly string[]): string {
  const mappings = texts.flatMap((text, code) => (text === '' ? [] : [`<${toHex(code)}> <${toUtf16(text)}>`]))
  const blocks: string[] = []
  for (let at = 0; at < mappings.length; at += mappingsPerBlock) {
    const block = mappings.slice(at, at + mappingsPerBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`)
  }
  return cmapHead + blocks.join('') + cmapTail
}

/** Two bytes, half as long as hexadecimal. Brackets end a string, and a carriage return would turn into a line feed. */
function stringCode(code: number): string {
  const escaped = (byte: number) => escapes[byte] ?? String.fromCharCode(byte)
  return escaped(code >> 8) + escaped(code & 0xff)
}

function toUtf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => toHex(text.charCodeAt(index))).join('')
}

function toHex(value: number): string {
  return value.toString(16).padStart(4, '0')
}

/** Six capitals before the name say that the font is a subset. */
function subsetTag(index: number): string {
  const letters = Array.from({ length: 6 }, (_, place) => Math.floor(index / 26 ** (5 - place)) % 26)
  return String.fromCharCode(...letters.map((letter) => 65 + letter))
}
