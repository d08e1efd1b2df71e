// Which faces a text needs, told from its letters before any metric file is loaded.
import { type FaceName, type FontSlug, faceKey, fallbackFace, fontCatalogue } from '#engine/style/fonts.ts'
import type { Block, Composition, Run, TextStyle } from '../blocks.ts'
import type { FaceWish } from './fonts.ts'

// Letters by script, as the insides of regular expressions. Rarer ones than these count as other.
const letters = {
  // What every text face has.
  latin:
    '\\n\\r\\t\\x20-\\x7e\\xa0-\\xb4\\xb6-\\u0107\\u010a-\\u011b\\u011e-\\u0123\\u0128-\\u0131\\u0136\\u0137\\u0139-\\u0148\\u014c-\\u015b\\u015e-\\u0165\\u0168-\\u017e\\u0218-\\u021b\\u2010\\u2011\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u20ac\\u2122',
  greek: '\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce',
  cyrillic: '\\u0400-\\u045f\\u0490\\u0491',
  vietnamese: '\\u01a0\\u01a1\\u01af\\u01b0\\u1ea0-\\u1ef9',
  arabic: '\\u0600-\\u08ff\\ufb50-\\ufdff\\ufe70-\\ufefc',
  hebrew: '\\u0590-\\u05ff\\ufb1d-\\ufb4f',
  cjk: '\\u1100-\\u11ff\\u2e80-\\u9fff\\uac00-\\ud7ff\\uf900-\\ufaff\\uff01-\\uffee',
}

type Script = Exclude<keyof typeof letters, 'latin'> | 'other'

const onlyLatin = new RegExp(`^[${letters.latin}]*$`)
const scripts: Record<Script, RegExp> = {
  greek: new RegExp(`[${letters.greek}]`),
  cyrillic: new RegExp(`[${letters.cyrillic}]`),
  vietnamese: new RegExp(`[${letters.vietnamese}]`),
  arabic: new RegExp(`[${letters.arabic}]`),
  hebrew: new RegExp(`[${letters.hebrew}]`),
  cjk: new RegExp(`[${letters.cjk}]`),
  other: new RegExp(`[^${Object.values(letters).join('')}]`),
}
const scriptNames = ['greek', 'cyrillic', 'vietnamese', 'arabic', 'hebrew', 'cjk', 'other'] as const

/** Families whose own letters do for a script; the others need a stand-in. */
const drawnBy: Record<Script, readonly FontSlug[]> = {
  greek: ['roboto', 'open-sans', 'source-code-pro', 'lato', 'arimo', 'inter', 'tinos', 'carlito'],
  cyrillic: [
    'roboto',
    'open-sans',
    'montserrat',
    'playfair-display',
    'source-code-pro',
    'lato',
    'raleway',
    'arimo',
    'inter',
    'tinos',
    'carlito',
  ],
  vietnamese: [
    'roboto',
    'open-sans',
    'montserrat',
    'playfair-display',
    'source-code-pro',
    'lato',
    'raleway',
    'gelasio',
    'arimo',
    'inter',
    'tinos',
    'carlito',
  ],
  arabic: [],
  hebrew: [],
  cjk: [],
  other: [],
}

/** Its italics have only Latin. */
const uprightOnly: readonly FontSlug[] = ['source-code-pro']

// The last four bring the box for letters that nothing can draw, or two sides would measure different ones.
const standIns: Record<Script, readonly FontSlug[]> = {
  greek: ['noto-sans'],
  cyrillic: ['noto-sans'],
  vietnamese: ['noto-sans'],
  arabic: ['ibm-plex-sans-arabic', 'inter'],
  hebrew: ['noto-sans-hebrew', 'inter'],
  cjk: ['droid-sans-fallback', 'inter'],
  other: ['noto-sans', 'inter', 'noto-sans-symbols-2', 'noto-emoji'],
}

/** A serif comes before them where one is wanted. */
const serifStandIns: Record<Script, readonly FontSlug[]> = {
  greek: ['tinos'],
  cyrillic: ['tinos'],
  vietnamese: ['tinos'],
  arabic: [],
  hebrew: [],
  cjk: [],
  other: ['tinos'],
}

/** The faces that texts of these styles need, those that stand in for missing letters among them. */
export function requiredFaces(texts: Iterable<{ text: string; style: FaceWish }>): FaceName[] {
  const faces = new Set<FaceName>()
  for (const { text, style } of texts) addFaces(text, style, faces)
  return [...faces]
}

function addFaces(text: string, { family, weight, italic }: FaceWish, faces: Set<FaceName>): void {
  faces.add(faceKey(family, weight, italic))
  if (onlyLatin.test(text)) return
  const { slug, generic } = fontCatalogue[family]
  for (const script of scriptNames) {
    if (!scripts[script].test(text)) continue
    const isDrawn = drawnBy[script].includes(slug) && !(italic && uprightOnly.includes(slug))
    if (isDrawn) continue
    const serif = generic === 'serif' ? serifStandIns[script] : []
    for (const standIn of [...serif, ...standIns[script]]) faces.add(fallbackFace(standIn, weight, italic))
  }
}

/** The faces of everything a composition says. */
export function compositionFaces(composition: Composition): FaceName[] {
  return requiredFaces(compositionTexts(composition))
}

type StyledText = { text: string; style: TextStyle }

/** Everything a composition says, piece by piece. */
export function* compositionTexts({ regions, running }: Composition): Generator<StyledText> {
  for (const region of regions) yield* blockTexts(region.blocks)
  if (running) yield { text: running.name, style: running.style }
}

function* blockTexts(blocks: readonly Block[]): Generator<StyledText> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield* runTexts(block.runs, block.style)
    if (block.kind === 'list' || block.kind === 'chips') {
      for (const item of block.items) yield* runTexts(item.runs, block.style)
    }
    if (block.kind === 'list') yield { text: block.marker, style: { ...block.style, weight: 400, italic: false } }
    if (block.kind === 'group') yield* blockTexts(block.children)
    if (block.kind === 'row') for (const cell of block.cells) yield* blockTexts(cell.blocks)
    if (block.kind === 'gutter') {
      yield* blockTexts(block.label)
      yield* blockTexts(block.children)
    }
  }
}

function* runTexts(runs: readonly Run[], style: TextStyle): Generator<StyledText> {
  for (const run of runs) yield { text: run.text, style: run.style ? { ...style, ...run.style } : style }
}
