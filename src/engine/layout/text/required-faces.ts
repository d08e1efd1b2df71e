// Which faces a text needs, told from its letters before any metric file is loaded.
import { type FaceName, type FontSlug, faceKey, fallbackFace, fontCatalogue } from '#engine/style/fonts.ts'
import type { Block, Composition, Run, TextStyle } from '../blocks.ts'
import type { FaceWish } from './fonts.ts'

// What every text face has, as the inside of a regular expression.
const latin =
  '\\n\\r\\t\\x20-\\x7e\\xa0-\\xb4\\xb6-\\u0107\\u010a-\\u011b\\u011e-\\u0123\\u0128-\\u0131\\u0136\\u0137\\u0139-\\u0148\\u014c-\\u015b\\u015e-\\u0165\\u0168-\\u017e\\u0218-\\u021b\\u2010\\u2011\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u20ac\\u2122'

type Script = {
  letters: string
  /** Families whose own letters do for it; the others need a stand-in. */
  drawnBy: readonly FontSlug[]
  standIns: readonly FontSlug[]
}

const greekToo: readonly FontSlug[] = [
  'roboto',
  'open-sans',
  'source-code-pro',
  'lato',
  'arimo',
  'inter',
  'tinos',
  'carlito',
]
const cyrillicToo: readonly FontSlug[] = [...greekToo, 'montserrat', 'playfair-display', 'raleway']

const named: readonly Script[] = [
  // Greek, Cyrillic, Vietnamese.
  {
    letters: '\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce',
    drawnBy: greekToo,
    standIns: ['noto-sans'],
  },
  { letters: '\\u0400-\\u045f\\u0490\\u0491', drawnBy: cyrillicToo, standIns: ['noto-sans'] },
  {
    letters: '\\u01a0\\u01a1\\u01af\\u01b0\\u1ea0-\\u1ef9',
    drawnBy: [...cyrillicToo, 'gelasio'],
    standIns: ['noto-sans'],
  },
  // Arabic, Hebrew, Chinese and its neighbours. They and the rest bring the box for letters that nothing can draw, or two
  // sides would measure different ones.
  {
    letters: '\\u0600-\\u08ff\\ufb50-\\ufdff\\ufe70-\\ufefc',
    drawnBy: [],
    standIns: ['ibm-plex-sans-arabic', 'inter'],
  },
  { letters: '\\u0590-\\u05ff\\ufb1d-\\ufb4f', drawnBy: [], standIns: ['noto-sans-hebrew', 'inter'] },
  {
    letters: '\\u1100-\\u11ff\\u2e80-\\u9fff\\uac00-\\ud7ff\\uf900-\\ufaff\\uff01-\\uffee',
    drawnBy: [],
    standIns: ['droid-sans-fallback', 'inter'],
  },
]

const other: Script = {
  letters: `^${latin}${named.map(({ letters }) => letters).join('')}`,
  drawnBy: [],
  standIns: ['noto-sans', 'inter', 'noto-sans-symbols-2', 'noto-emoji'],
}

const onlyLatin = new RegExp(`^[${latin}]*$`)
const scripts = [...named, other].map((script) => ({ ...script, pattern: new RegExp(`[${script.letters}]`) }))

/** Its italics have only Latin. */
const uprightOnly: readonly FontSlug[] = ['source-code-pro']

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
  for (const { pattern, drawnBy, standIns } of scripts) {
    if (!pattern.test(text)) continue
    const isDrawn = drawnBy.includes(slug) && !(italic && uprightOnly.includes(slug))
    if (isDrawn) continue
    // Where a serif is wanted, one comes before the sans serif.
    const all: readonly FontSlug[] =
      generic === 'serif' && standIns.includes('noto-sans') ? ['tinos', ...standIns] : standIns
    for (const standIn of all) faces.add(fallbackFace(standIn, weight, italic))
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
