// Text as it will be drawn: in its letter case, without what no font can draw.
import type { TextStyle } from '../blocks.ts'

// Capitals in place of small ones need a little air, or they read as a block.
const smallCapsSize = 0.84
const smallCapsTracking = 0.05

// Nearly all text is this and passes untouched.
const plain = /^[\n\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u03ff\u0400-\u04ff\u2010-\u2027\u2030-\u203a\u20ac]*$/

const newlines = /\r\n?|[\v\f\x85\u2028\u2029]/g
// Controls, broken halves of letters, and the private area, where pasted icons live that no extractor can read.
const undrawable = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\ufff9-\uffff\u{e0000}-\u{e0fff}]/gu
// Whether an emoji is coloured, of which skin and joined to which: the face has one drawing of each.
const emojiModifiers =
  /[\ufe00-\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]|(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)\u200d/gu

/** The capital of a Turkish i has a dot. */
function inCase(text: string, { letterCase, language }: Casing): string {
  if (letterCase === 'none') return text
  return language ? text.toLocaleUpperCase(language) : text.toUpperCase()
}

type Casing = Pick<TextStyle, 'letterCase' | 'language'>

/** What of a text is laid out. Line feeds, soft hyphens and direction marks are still in it; they steer and go later. */
export function drawableText(text: string, casing: Casing): string {
  if (plain.test(text)) return inCase(text, casing)
  const clean = text
    .normalize('NFC')
    .replace(newlines, '\n')
    .replaceAll('\t', ' ')
    .replace(emojiModifiers, '')
    .replace(undrawable, '')
  return inCase(clean, casing)
}

/** The size at which a style draws its letters, and the points after each of them. */
export function drawnSize({ size, tracking, letterCase }: TextStyle): { size: number; tracking: number } {
  if (letterCase !== 'small-caps') return { size, tracking: tracking * size }
  const small = size * smallCapsSize
  return { size: small, tracking: Math.max(tracking, smallCapsTracking) * small }
}

const steering = /[\xa0\u2000-\u200a\u2010\u2011\u202f\u205f\u3000]/g

/** Spaces and hyphens that only steer line breaking are drawn as plain ones; not every face has them. Same length. */
export function plainForms(text: string): string {
  return text.replace(steering, (letter) => (letter === '\u2010' || letter === '\u2011' ? '-' : ' '))
}

/** Letters that steer and are never drawn: soft hyphen, word joiners, direction marks. */
export function isInvisible(codePoint: number): boolean {
  if (codePoint < 0x600) return codePoint === 0xad || codePoint === 0x0a || codePoint === 0x34f
  if (codePoint === 0x61c || codePoint === 0x200b || codePoint === 0xfeff) return true
  if (codePoint < 0x200e || codePoint > 0x206f) return false
  return codePoint <= 0x200f || (codePoint >= 0x202a && codePoint <= 0x202e) || codePoint >= 0x2060
}

const marks = /^\p{M}$/u

/** Letters that stand on the one before: combining marks and joiners. */
export function isExtender(codePoint: number): boolean {
  if (codePoint < 0x300) return false
  if (codePoint < 0x370) return true
  if (codePoint < 0x483 || (codePoint >= 0x1e00 && codePoint < 0x200c)) return false
  if (codePoint === 0x200c || codePoint === 0x200d) return true
  if (codePoint >= 0x200e && codePoint < 0x20d0) return false
  if (codePoint >= 0x3100 && codePoint < 0xa66f) return false
  return marks.test(String.fromCodePoint(codePoint))
}
