// The fonts of a document inside its Word file, as Word itself embeds them: readers don't need to have them installed.
import { createHash } from 'node:crypto'
import type { Composition } from '#engine/layout/blocks.ts'
import { compositionTexts } from '#engine/layout/text/required-faces.ts'
import { fontCatalogue } from '#engine/style/fonts.ts'
import type { FontFamily } from '#engine/style/style.ts'
import { trueType } from '../fonts/font-files.ts'
import { type PackedFile, packFile } from './append-files.ts'
import { writeFontProgram } from './font-program.ts'
import { type WordFont, wordFont } from './word-font.ts'

export type WordFontFiles = {
  /** Parts of the file as the docx library takes them. */
  parts: { path: string; data: string }[]
  files: PackedFile[]
}

type Use = WordFont & { family: FontFamily }
type EmbeddedFace = { key: string; file: Omit<PackedFile, 'path'> }

export function embedFonts(composition: Composition): WordFontFiles {
  const uses = new Map<string, Use>()
  const letters = new Set<number>()
  for (const { text, style } of compositionTexts(composition)) {
    const font = wordFont(style)
    uses.set(`${font.name} ${slotOf(font)}`, { ...font, family: style.family })
    for (const letter of text + text.toLocaleUpperCase(composition.language)) letters.add(letter.codePointAt(0) ?? 0)
  }
  const sorted = [...uses.values()].sort((one, other) => slots.indexOf(slotOf(one)) - slots.indexOf(slotOf(other)))
  const faces = sorted.map((use, index) => ({ use, id: index + 1, ...embedFace(use, letters) }))

  const fonts = [...new Set(faces.map(({ use }) => use.name))].map((name) => {
    const own = faces.filter(({ use }) => use.name === name)
    const embedded = own.map(({ use, id, key }) => `<w:${slotOf(use)} r:id="rId${id}" w:fontKey="${key}"/>`)
    return `<w:font w:name="${name}">${own[0] ? describeFamily(own[0].use.family) : ''}${embedded.join('')}</w:font>`
  })
  const links = faces.map(({ id }) => `<Relationship Id="rId${id}" Type="${fontLink}" Target="fonts/font${id}.odttf"/>`)
  return {
    parts: [
      { path: 'word/fontTable.xml', data: `${xml}<w:fonts ${wordSpace} ${linkSpace}>${fonts.join('')}</w:fonts>` },
      {
        path: 'word/_rels/fontTable.xml.rels',
        data: `${xml}<Relationships xmlns="${packages}/relationships">${links.join('')}</Relationships>`,
      },
      { path: 'word/settings.xml', data: settings },
    ],
    files: faces.map(({ id, file }) => ({ ...file, path: `word/fonts/font${id}.odttf` })),
  }
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const fontLink = `${links}/font`
const wordSpace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const linkSpace = `xmlns:r="${links}"`

/** The library's own settings, and that the fonts stay embedded when somebody saves the file again. */
const settings = `${xml}<w:settings ${wordSpace}><w:displayBackgroundShape/><w:embedTrueTypeFonts/><w:saveSubsetFonts/><w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`

/** In the order in which a font must name them. */
const slots = ['embedRegular', 'embedBold', 'embedItalic', 'embedBoldItalic'] as const

function slotOf({ bold, italic }: WordFont): (typeof slots)[number] {
  if (italic) return bold ? 'embedBoldItalic' : 'embedItalic'
  return bold ? 'embedBold' : 'embedRegular'
}

/** By this a program that cannot read embedded fonts chooses another of the same kind. */
function describeFamily(family: FontFamily): string {
  const { generic } = fontCatalogue[family]
  const kinds = { 'sans-serif': 'swiss', serif: 'roman', monospace: 'modern' }
  return `<w:family w:val="${kinds[generic]}"/><w:pitch w:val="${generic === 'monospace' ? 'fixed' : 'variable'}"/>`
}

type Range = readonly [first: number, last: number]

const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2bb, 0x2bc],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]
/** Alphabets included in full once one of their letters is used, because people continue writing in Word. */
const otherAlphabets: readonly Range[][] = [
  [[0x370, 0x3ff]],
  [[0x400, 0x52f]],
  [
    [0x1a0, 0x1b0],
    [0x1ea0, 0x1ef9],
  ],
]

const within = (letter: number) => (range: Range) => letter >= range[0] && letter <= range[1]

const known = new Map<string, EmbeddedFace>()
/** A few hundred at 40 kB each; documents with rare characters may each need another. */
const mostKnown = 300

function embedFace(use: Use, letters: ReadonlySet<number>): EmbeddedFace {
  const font = trueType(use.face)
  const others = [...letters].filter((letter) => !latin.some(within(letter)) && font.glyphId(letter) !== 0)
  const alphabets = otherAlphabets.filter((ranges) => others.some((letter) => ranges.some(within(letter))))
  const ranges = [...latin, ...alphabets.flat()]
  const single = others.filter((letter) => !ranges.some(within(letter))).sort((one, other) => one - other)
  const id = [use.name, use.face, ...alphabets.map(([range]) => range?.[0]), ...single].join()
  const existing = known.get(id)
  if (existing) return existing
  const whole = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  const embedded = packFace(writeFontProgram(font, [...whole, ...single], use))
  if (known.size < mostKnown) known.set(id, embedded)
  return embedded
}

/** Word hides a font from those who would copy it: its first 32 bytes are mixed with a key that is in the table. */
function packFace(program: Buffer): EmbeddedFace {
  const key = createHash('sha256').update(program).digest().subarray(0, 16)
  const hidden = Buffer.from(program)
  for (let at = 0; at < 32; at++) hidden[at] = (hidden[at] ?? 0) ^ (key[15 - (at % 16)] ?? 0)
  const digits = key.toString('hex').toUpperCase()
  const groups = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)]
  return { key: `{${groups.join('-')}}`, file: packFile(hidden) }
}
