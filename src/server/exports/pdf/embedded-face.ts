// One face inside one PDF: which glyphs the document uses, and the objects that carry them.
import { createGlyphCodes, type GlyphCodes } from './glyph-codes.ts'
import type { Glyph, PdfFont } from './pdf-font.ts'
import { type PdfDocument, type PdfReference, writeObject, writeStream } from './pdf-objects.ts'
import { type FontStreams, packFont, usualLetters } from './usual-letters.ts'

export type EmbeddedFace = {
  font: PdfFont
  /** The name content streams call it by. */
  name: string
  reference: PdfReference
  code(glyph: Glyph): string
  letterCode(codePoint: number): string
  embed(): void
}

export function createEmbeddedFace(doc: PdfDocument, font: PdfFont, index: number): EmbeddedFace {
  const { file } = font
  const dictionary: Record<string, unknown> = { Type: 'Font', Subtype: 'Type0' }
  const reference = doc.ref(dictionary)
  const usual = usualLetters(font)
  let isUsual = false
  let own: GlyphCodes | undefined

  /** A face that stands in for a few letters carries those alone; any other carries the usual letters. */
  const openOwn = (): GlyphCodes => {
    own ??= isUsual ? usual.codes.copy() : createGlyphCodes(font)
    return own
  }

  return {
    font,
    name: `F${index + 1}`,
    reference,
    code: (glyph) => openOwn().code(glyph),
    letterCode(codePoint) {
      if (!own && usual.has(codePoint)) {
        isUsual = true
        return usual.codes.letterCode(codePoint)
      }
      return openOwn().letterCode(codePoint)
    },
    embed() {
      const name = `${subsetTag(index)}+${file.postscriptName}`
      const streams = own ? packFont(font, own) : usual.streams()
      const descendant = writeObject(doc, {
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
        FontDescriptor: writeDescriptor(doc, font, { name, streams }),
        W: [0, (own ?? usual.codes).widths],
        CIDToGIDMap: 'Identity',
      })
      Object.assign(dictionary, {
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: writeStream(doc, { Filter: 'FlateDecode' }, streams.toUnicode),
      })
      reference.end(undefined)
    },
  }
}

function writeDescriptor(
  doc: PdfDocument,
  { file }: PdfFont,
  { name, streams }: { name: string; streams: FontStreams },
): PdfReference {
  const perThousand = 1000 / file.unitsPerEm
  const isSymbolic = 4
  const flags = isSymbolic | (file.isFixedPitch ? 1 : 0) | (file.isSerif ? 2 : 0) | (file.isItalic ? 64 : 0)
  return writeObject(doc, {
    Type: 'FontDescriptor',
    FontName: name,
    Flags: flags,
    FontBBox: file.box.map((edge) => edge * perThousand),
    ItalicAngle: file.italicAngle,
    Ascent: file.ascent * perThousand,
    Descent: file.descent * perThousand,
    CapHeight: file.capHeight * perThousand,
    XHeight: file.xHeight * perThousand,
    StemV: 80,
    FontFile2: writeStream(doc, { Length1: streams.programLength, Filter: 'FlateDecode' }, streams.program),
  })
}

/** Six capitals before the name say that the font is a subset. */
function subsetTag(index: number): string {
  const letters = Array.from({ length: 6 }, (_, place) => Math.floor(index / 26 ** (5 - place)) % 26)
  return String.fromCharCode(...letters.map((letter) => 65 + letter))
}
