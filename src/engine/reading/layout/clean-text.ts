// Takes out of extracted text what nobody sees as text: glyphs of icon fonts, invisible characters, broken encodings.

const icons = /[\uE000-\uF8FF]|[\u{F0000}-\u{10FFFD}]/gu
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\u{E0000}-\u{E007F}]/gu
// Control characters are what fonts without a map leave.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g

/** UTF-8 that was once read as Latin-1: `Â ` and `â€™`. */
const mojibake: [RegExp, string][] = [
  [/â€™|â\u0080\u0099/g, '’'],
  [/â€œ|â€\u009d|â€/g, '"'],
  [/â€“|â\u0080\u0093/g, '–'],
  [/â€¢|â\u0080¢/g, '•'],
  [/ï¼​?|ï»¿/g, ' '],
  [/Â(?=[\s\u00A0]|$)/g, ''],
]

export function cleanText(text: string): string {
  let clean = text
  if (/[Ââï]/.test(clean)) for (const [wrong, right] of mojibake) clean = clean.replace(wrong, right)
  return clean
    .replace(icons, ' ')
    .replace(invisible, '')
    .replace(control, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\n\r ]+/g, ' ')
}
