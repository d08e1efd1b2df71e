// Where the browser finds the files of a face. The bundler gives each a name with its hash, so they are cached forever.
import { partRanges } from './part-ranges.gen.ts'

const metricUrls = import.meta.glob<string>('../../../../assets/fonts/metrics/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
})
const partUrls = import.meta.glob<string>('../../../../assets/fonts/web/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
})

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))

const metricsByFace = new Map(Object.entries(metricUrls).map(([path, url]) => [nameOf(path), url]))

export type FacePart = { name: string; url: string; unicodeRange: string }

const partsByFace = new Map<string, FacePart[]>()
for (const [path, url] of Object.entries(partUrls)) {
  const [face = '', name = ''] = nameOf(path).split('.')
  const slug = face.slice(0, face.lastIndexOf('-'))
  const parts = partsByFace.get(face) ?? []
  parts.push({ name, url, unicodeRange: partRanges[`${slug}.${name}`] ?? 'U+0-10FFFF' })
  partsByFace.set(face, parts)
}

/** The address of a face's metric file. */
export function metricUrl(face: string): string {
  const url = metricsByFace.get(face)
  if (!url) throw new Error(`There is no face ${face}`)
  return url
}

/** The parts of a face, each with the letters it draws. */
export function faceParts(face: string): readonly FacePart[] {
  return partsByFace.get(face) ?? []
}
