// The font families of the product, the faces that exist of each, and where a letter goes that a family lacks.
import type { FontFamily } from './style.ts'

export type FontWeight = 300 | 400 | 600 | 700

/** Families whose files we ship; the last six only stand in for letters that the others lack. */
export const fontSlugs = [
  'roboto',
  'open-sans',
  'montserrat',
  'playfair-display',
  'source-code-pro',
  'poppins',
  'lato',
  'raleway',
  'gelasio',
  'arimo',
  'inter',
  'tinos',
  'carlito',
  'noto-sans',
  'ibm-plex-sans-arabic',
  'noto-sans-hebrew',
  'droid-sans-fallback',
  'noto-sans-symbols-2',
  'noto-emoji',
] as const
export type FontSlug = (typeof fontSlugs)[number]

/** A face in the shape of its file name: `roboto-400`, `gelasio-700i`. */
export type FaceName = `${FontSlug}-${FontWeight}${'' | 'i'}`

type FontFacts = {
  slug: FontSlug
  /** The name a Word file gives, where the reader's own copy of the font is used. */
  wordName: string
  generic: 'sans-serif' | 'serif' | 'monospace'
  weights: readonly FontWeight[]
  /** Set where the family is not free and our file is another with the same widths. */
  substituteOf?: string
}

const sans = (slug: FontSlug, wordName: string, weights: readonly FontWeight[]): FontFacts => ({
  slug,
  wordName,
  generic: 'sans-serif',
  weights,
})

export const fontCatalogue: Record<FontFamily, FontFacts> = {
  Roboto: sans('roboto', 'Roboto', [300, 400, 600, 700]),
  'Open Sans': sans('open-sans', 'Open Sans', [300, 400, 600, 700]),
  Montserrat: sans('montserrat', 'Montserrat', [300, 400, 600, 700]),
  'Playfair Display': {
    slug: 'playfair-display',
    wordName: 'Playfair Display',
    generic: 'serif',
    weights: [400, 600, 700],
  },
  'Source Code Pro': {
    slug: 'source-code-pro',
    wordName: 'Source Code Pro',
    generic: 'monospace',
    weights: [300, 400, 600, 700],
  },
  Poppins: sans('poppins', 'Poppins', [300, 400, 600, 700]),
  Lato: sans('lato', 'Lato', [300, 400, 600, 700]),
  Raleway: sans('raleway', 'Raleway', [300, 400, 600, 700]),
  Georgia: {
    slug: 'gelasio',
    wordName: 'Georgia',
    generic: 'serif',
    weights: [400, 600, 700],
    substituteOf: 'Georgia',
  },
  Arial: { ...sans('arimo', 'Arial', [400, 600, 700]), substituteOf: 'Arial' },
  Inter: sans('inter', 'Inter', [400, 600, 700]),
  'Times New Roman': {
    slug: 'tinos',
    wordName: 'Times New Roman',
    generic: 'serif',
    weights: [400, 700],
    substituteOf: 'Times New Roman',
  },
  Helvetica: { ...sans('arimo', 'Helvetica', [400, 600, 700]), substituteOf: 'Helvetica' },
  Calibri: { ...sans('carlito', 'Calibri', [400, 700]), substituteOf: 'Calibri' },
}

/** The family to ask, in this order, for a letter that the wanted one lacks. */
export const fallbackSlugs: readonly FontSlug[] = [
  'noto-sans',
  'ibm-plex-sans-arabic',
  'noto-sans-hebrew',
  'droid-sans-fallback',
  // It draws arrows and mathematics, and so stands in too.
  'inter',
  'noto-sans-symbols-2',
  'noto-emoji',
]

/** The same, led by a serif with Greek and Cyrillic where the wanted family is one. */
const fallbackSlugsOfGeneric: Record<FontFacts['generic'], readonly FontSlug[]> = {
  'sans-serif': fallbackSlugs,
  serif: ['tinos', ...fallbackSlugs],
  monospace: fallbackSlugs,
}

/** What exists of the families that stand in, where it is less than regular and bold, upright and italic. */
const scarceFaces: Partial<Record<FontSlug, { bold: boolean }>> = {
  'ibm-plex-sans-arabic': { bold: true },
  'noto-sans-hebrew': { bold: true },
  'droid-sans-fallback': { bold: false },
  'noto-sans-symbols-2': { bold: false },
  'noto-emoji': { bold: false },
}

/** The face that draws a family at a weight: the next heavier one where it does not exist; light italics are regular. */
export function faceKey(family: FontFamily, weight: FontWeight, italic: boolean): FaceName {
  const { slug, weights } = fontCatalogue[family]
  if (italic) return `${slug}-${weight >= 600 ? 700 : 400}i`
  const existing = weights.includes(weight) ? weight : (weights.find((candidate) => candidate > weight) ?? 400)
  return `${slug}-${existing}`
}

/** The wanted face and those that stand in for it, in the order to ask them for a letter. */
export function faceChain(family: FontFamily, weight: FontWeight, italic: boolean): readonly FaceName[] {
  const { slug, generic } = fontCatalogue[family]
  const rest = fallbackSlugsOfGeneric[generic].filter((fallback) => fallback !== slug)
  return [faceKey(family, weight, italic), ...rest.map((fallback) => fallbackFace(fallback, weight, italic))]
}

/** The face of a stand-in family nearest to the wanted weight and slant. */
export function fallbackFace(slug: FontSlug, weight: FontWeight, italic: boolean): FaceName {
  const heavy = weight >= 600 ? 700 : 400
  const scarce = scarceFaces[slug]
  if (!scarce) return `${slug}-${heavy}${italic ? 'i' : ''}`
  return `${slug}-${scarce.bold ? heavy : 400}`
}

/** Every face we ship, once. */
export const allFaces: readonly FaceName[] = [...new Set(listFaces())]

function* listFaces(): Generator<FaceName> {
  for (const { slug, weights } of Object.values(fontCatalogue)) {
    for (const weight of weights) yield `${slug}-${weight}`
    yield `${slug}-400i`
    yield `${slug}-700i`
  }
  for (const slug of fallbackSlugs) {
    for (const weight of [400, 700] as const) {
      yield fallbackFace(slug, weight, false)
      yield fallbackFace(slug, weight, true)
    }
  }
}
