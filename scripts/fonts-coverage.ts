// Which letters a face is asked for. Metric files and web files share this, so a letter is never measured in one face
// and drawn in another.
import type { Font } from 'fontkit'
import type { FontSlug } from '#engine/style/fonts.ts'

export type Range = readonly [first: number, last: number]

/** A part of a face that the browser loads by itself, only where the page has such letters. */
export type Part = { name: string; ranges: readonly Range[] }

// The letters of Europe's Latin alphabets, with the punctuation of print, so that nearly every page needs one file.
const latin: Part = {
  name: 'latin',
  ranges: [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x2c6, 0x2c7],
    [0x2d8, 0x2dd],
    [0x2012, 0x2015],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
    [0x2030, 0x2030],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x2116, 0x2116],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2248, 0x2248],
    [0x2260, 0x2260],
    [0x2264, 0x2265],
  ],
}

const further: Part = {
  name: 'further',
  ranges: [
    [0x180, 0x217],
    [0x21c, 0x24f],
    [0x259, 0x259],
    [0x2bb, 0x2bc],
    [0x300, 0x328],
    [0x370, 0x3ff],
    [0x400, 0x4ff],
    [0x1e80, 0x1e85],
    [0x1e9e, 0x1ef9],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20c0],
  ],
}

const symbols: Part = { name: 'symbols', ranges: [[0x2150, 0x2bff]] }

const everythingElse: Part = { name: 'rest', ranges: [[0x20, 0x1ffff]] }

const textParts = [latin, further]

// Those with words of several letters have their own space, so that a phrase stays in one piece.
const otherParts: Partial<Record<FontSlug, readonly Part[]>> = {
  inter: [latin, further, symbols],
  'noto-sans-symbols-2': [symbols],
  'noto-sans': [latin, further, everythingElse],
  'ibm-plex-sans-arabic': [
    {
      name: 'arabic',
      ranges: [
        [0x20, 0x20],
        [0x600, 0x6ff],
        [0x750, 0x77f],
        [0x8a0, 0x8ff],
        [0x200c, 0x200d],
        [0xfb50, 0xfdff],
        [0xfe70, 0xfefc],
      ],
    },
  ],
  'noto-sans-hebrew': [
    {
      name: 'hebrew',
      ranges: [
        [0x20, 0x20],
        [0x591, 0x5f4],
        [0x20aa, 0x20aa],
        [0xfb1d, 0xfb4f],
      ],
    },
  ],
  'noto-emoji': [
    {
      name: 'symbols',
      ranges: [
        [0x203c, 0x203c],
        [0x2049, 0x2049],
        [0x2139, 0x2139],
        [0x2194, 0x2bff],
        [0x1f100, 0x1f1ff],
      ],
    },
    ...chunks('emoji', [0x1f300, 0x1faff], 0x100),
  ],
  'droid-sans-fallback': [
    {
      name: 'kana',
      ranges: [
        [0x20, 0x20],
        [0x2e80, 0x33ff],
      ],
    },
    ...chunks('han', [0x4e00, 0x9fff], 0x400),
    ...chunks('hangul', [0xac00, 0xd7a3], 0x600),
    {
      name: 'wide',
      ranges: [
        [0xf900, 0xfaff],
        [0xff01, 0xffee],
      ],
    },
  ],
}

function chunks(name: string, [first, last]: Range, length: number): Part[] {
  const parts: Part[] = []
  for (let start = first; start <= last; start += length) {
    parts.push({ name: `${name}-${start.toString(16)}`, ranges: [[start, Math.min(start + length - 1, last)]] })
  }
  return parts
}

/** The parts of a family, the most wanted first; a letter belongs to the first that names it. */
export function partsOf(slug: FontSlug): readonly Part[] {
  return otherParts[slug] ?? textParts
}

// Controls, spaces and hyphens that are drawn as plain ones, joiners of emoji, and the private area, where fonts keep icons that
// no extractor can read.
const never: readonly Range[] = [
  [0x0, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x2000, 0x200b],
  [0x200e, 0x200f],
  [0x2010, 0x2011],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3000],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff0, 0xffff],
]

/** Scripts of which a font with a few letters is no help: half a word would be set in another face. */
const wholeScripts: readonly { sample: number; ranges: readonly Range[] }[] = [
  { sample: 0x3b1, ranges: [[0x370, 0x3ff]] },
  { sample: 0x430, ranges: [[0x400, 0x4ff]] },
  {
    sample: 0x1ea1,
    ranges: [
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x1ea0, 0x1ef9],
    ],
  },
]

const within = (codePoint: number, ranges: readonly Range[]) =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last)

/** The letters of each part that the face really has, ascending. */
export function coverageByPart(slug: FontSlug, font: Pick<Font, 'characterSet'>): { name: string; codes: number[] }[] {
  const has = new Set(font.characterSet)
  const partial = wholeScripts.filter(({ sample }) => !has.has(sample)).flatMap(({ ranges }) => ranges)
  const left = new Set(font.characterSet.filter((code) => !within(code, never) && !within(code, partial)))
  return partsOf(slug).map(({ name, ranges }) => {
    const codes = [...left].filter((codePoint) => within(codePoint, ranges)).sort((a, b) => a - b)
    for (const code of codes) left.delete(code)
    return { name, codes }
  })
}
