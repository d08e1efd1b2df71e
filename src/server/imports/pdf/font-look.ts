import type { Font } from './page-font.ts'

const boldName = /bold|black|heavy|semi-?bd|demi(?!r)|(?:^|[-,+])bd\b/i
const italicName = /italic|oblique|slanted|(?:^|[-,])it\b|-ital/i
/** Computer Modern names its weights in letters: CMBX10, LMRoman10-Bold, SFBX1095. */
const texBold = /(?:^|\+)(?:CM|SF|EC)(?:B|SSBX|BX)/

export function fontLook(font: Font): { font?: string; bold: boolean; italic: boolean } {
  const name = font.name ?? ''
  return {
    ...(name === '' ? {} : { font: name }),
    bold: Boolean(font.bold || font.black) || boldName.test(name) || texBold.test(name),
    italic: Boolean(font.italic) || italicName.test(name),
  }
}
