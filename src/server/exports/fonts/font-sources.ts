// Where the file of each face lies in the packages it comes from, relative to the repository.
import type { FaceName, FontSlug } from '#engine/style/fonts.ts'

const weightNames: Record<string, string> = {
  '300': '300Light',
  '400': '400Regular',
  '400i': '400Regular_Italic',
  '600': '600SemiBold',
  '700': '700Bold',
  '700i': '700Bold_Italic',
}

// Google's Lato lacks the letters of Central Europe; this package has its second edition.
const latoNames: Record<string, string> = {
  '300': 'lato-light',
  '400': 'lato-normal',
  '400i': 'lato-normal-italic',
  '600': 'lato-semibold',
  '700': 'lato-bold',
  '700i': 'lato-bold-italic',
}

type Source = (slug: FontSlug, style: string) => string

const google: Source = (slug, style) => {
  const weight = weightNames[style]
  const title = slug.replace(/^ibm/, 'IBM').replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
  return `node_modules/@expo-google-fonts/${slug}/${weight}/${title}_${weight}.ttf`
}

const otherSources: Partial<Record<FontSlug, Source>> = {
  lato: (_, style) => `node_modules/lato-font/fonts/${latoNames[style]}/${latoNames[style]}.woff`,
  'droid-sans-fallback': () => 'assets/fonts/droid-sans-fallback-400.ttf',
}

/** The family and the style of a face: `noto-sans-700i` is `['noto-sans', '700i']`. */
export function splitFace(face: FaceName): [FontSlug, string] {
  const dash = face.lastIndexOf('-')
  // The name of a face is its family, a dash and its style by construction.
  return [face.slice(0, dash) as FontSlug, face.slice(dash + 1)]
}

/** The TTF or WOFF of a face, relative to the repository. */
export function fontSource(face: FaceName): string {
  const [slug, style] = splitFace(face)
  const source = otherSources[slug] ?? google
  return source(slug, style)
}
