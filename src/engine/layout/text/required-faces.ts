// Which faces a text needs, told from its letters before any metric file is loaded.
import { type FaceName, type FontSlug, faceKey, fallbackFace, fontCatalogue } from '#engine/style/fonts.ts'
import type { Block, Composition, Run, TextStyle } from '../blocks.ts'
import type { FaceWish } from './fonts.ts'

type Script = 'greek' | 'cyrillic' | 'vietnamese' | 'arabic' | 'hebrew' | 'cjk' | 'other'

// Letters that every text face has; anything else is looked at by script.
const latin =
  /^[\n\r\t\x20-\x7e\xa0-\u017f\u0218-\u021b\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]*$/

const scripts: Record<Script, RegExp> = {
  greek: /[\u0370-\u03ff]/,
  cyrillic: /[\u0400-\u04ff]/,
  vietnamese: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/,
  arabic: /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
  hebrew: /[\u0590-\u05ff\ufb1d-\ufb4f]/,
  cjk: /[\u1100-\u11ff\u2e80-\u33ff\u3400-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff01-\uffee]/,
  other:
    /[^\n\r\t\x20-\x7e\xa0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0370-\u03ff\u0400-\u04ff\u0590-\u08ff\u1100-\u11ff\u1ea0-\u1ef9\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2e80-\u33ff\u3400-\u9fff\uac00-\ud7ff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc\uff01-\uffee]/,
}
const scriptNames = ['greek', 'cyrillic', 'vietnamese', 'arabic', 'hebrew', 'cjk', 'other'] as const

/** Families whose own letters do for a script; the others need a stand-in. */
const drawnBy: Record<Script, readonly FontSlug[]> = {
  greek: ['roboto', 'open-sans', 'source-code-pro', 'lato', 'arimo', 'inter', 'tinos', 'carlito'],
  cyrillic: [
    'roboto',
    'open-sans',
    'montserrat',
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

const standIns: Record<Script, readonly FontSlug[]> = {
  greek: ['noto-sans'],
  cyrillic: ['noto-sans'],
  vietnamese: ['noto-sans'],
  arabic: ['ibm-plex-sans-arabic'],
  hebrew: ['noto-sans-hebrew'],
  cjk: ['droid-sans-fallback'],
  other: ['noto-sans', 'inter', 'noto-sans-symbols-2', 'noto-emoji'],
}

/** The faces that texts of these styles need, those that stand in for missing letters among them. */
export function requiredFaces(texts: Iterable<{ text: string; style: FaceWish }>): FaceName[] {
  const faces = new Set<FaceName>()
  for (const { text, style } of texts) addFaces(text, style, faces)
  return [...faces]
}

function addFaces(text: string, { family, weight, italic }: FaceWish, faces: Set<FaceName>): void {
  faces.add(faceKey(family, weight, italic))
  if (latin.test(text)) return
  const { slug, generic } = fontCatalogue[family]
  for (const script of scriptNames) {
    if (!scripts[script].test(text) || drawnBy[script].includes(slug)) continue
    const isLetterScript = drawnBy[script].length > 0
    if (generic === 'serif' && isLetterScript) faces.add(fallbackFace('tinos', weight, italic))
    else for (const standIn of standIns[script]) faces.add(fallbackFace(standIn, weight, italic))
  }
}

/** The faces of everything a composition says. */
export function compositionFaces(composition: Composition): FaceName[] {
  return requiredFaces(compositionTexts(composition))
}

type StyledText = { text: string; style: TextStyle }

function* compositionTexts({ regions, running }: Composition): Generator<StyledText> {
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
