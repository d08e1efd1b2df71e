// Builds the metric file of a face from the font itself.
import type { Font } from 'fontkit'
import type { FaceMetricsFile } from '#engine/layout/text/face-metrics-file.ts'
import { shapingFeatures } from '#engine/layout/text/shaping.ts'
import type { FaceName, FontSlug } from '#engine/style/fonts.ts'
import { splitFace } from '#server/exports/fonts/font-sources.ts'
import { coverageByPart, type Range } from './fonts-coverage.ts'
import { readJoining } from './fonts-joining.ts'
import { readKerning, shapeKerning } from './fonts-kerning.ts'

const joiningSlugs: readonly FontSlug[] = ['ibm-plex-sans-arabic']
const rightToLeftScripts: Partial<Record<FontSlug, string>> = {
  'ibm-plex-sans-arabic': 'arab',
  'noto-sans-hebrew': 'hebr',
}
// Ideographs and emoji stand on their own; shaping twenty thousand of them one by one would take minutes.
const plainSlugs: readonly FontSlug[] = ['droid-sans-fallback', 'noto-sans-symbols-2', 'noto-emoji']

export function buildMetrics(face: FaceName, font: Font): FaceMetricsFile {
  const [slug] = splitFace(face)
  const codes = coverageByPart(slug, font)
    .flatMap((part) => part.codes)
    .sort((a, b) => a - b)
  const isPlain = plainSlugs.includes(slug)
  const script = rightToLeftScripts[slug]
  const kerning = script
    ? shapeKerning(font, codes.filter(canKernRightToLeft), script)
    : readKerning(font, isPlain ? [] : codes.filter(canKern))
  return {
    key: face,
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: -font.descent,
    capHeight: font.capHeight,
    xHeight: font.xHeight,
    ranges: packRanges(codes),
    advances: packRepeats(codes.map((code) => (isPlain ? plainAdvance(font, code) : shapedAdvance(font, code)))),
    ...(kerning && { kerning }),
    ...(joiningSlugs.includes(slug) && readJoining(font, codes)),
  }
}

const plainAdvance = (font: Font, code: number) => font.glyphForCodePoint(code).advanceWidth

function shapedAdvance(font: Font, code: number): number {
  const text = String.fromCodePoint(code)
  // Marks stand over the letter before them, whatever width their glyph has.
  if (/\p{Mn}/u.test(text)) return 0
  return Math.round(font.layout(text, shapingFeatures).advanceWidth)
}

/** The letters of living alphabets; kerning of the rarer ones would double a file. */
function canKern(code: number): boolean {
  return kerningRanges.some(([first, last]) => code >= first && code <= last)
}

const kerningRanges: readonly Range[] = [
  [0x20, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x201e],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
]

/** Hebrew, and Arabic with the letters of Persian and Urdu. */
function canKernRightToLeft(code: number): boolean {
  if (code === 0x20) return true
  return code >= 0x5d0 && code <= 0x6d4 && /\p{L}/u.test(String.fromCodePoint(code))
}

function packRanges(codes: readonly number[]): number[] {
  const packed: number[] = []
  let end = 0
  codes.forEach((code, index) => {
    if (index > 0 && code === end) packed[packed.length - 1] = (packed.at(-1) ?? 0) + 1
    else packed.push(code - end, 1)
    end = code + 1
  })
  return packed
}

function packRepeats(values: readonly number[]): number[] {
  const packed: number[] = []
  let repeats = 0
  const flush = () => {
    if (repeats > 0) packed.push(-repeats)
    repeats = 0
  }
  values.forEach((value, index) => {
    if (index > 0 && value === values[index - 1]) {
      repeats += 1
      return
    }
    flush()
    packed.push(value)
  })
  flush()
  return packed
}
