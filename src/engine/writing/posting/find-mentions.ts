// Where in a posting a name stands.
import { escapePattern } from '#engine/language/escape-pattern.ts'

export const nameKinds = ['title', 'employer', 'reader', 'reference'] as const
export type NameKind = (typeof nameKinds)[number]

const legalForm = /,? (?:Inc|Ltd|LLC|Limited|PLC|Pty Ltd|Pvt\. Ltd|Corp)\.?$/i
const honorific = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Mx|Revd|Rev|Fr|Sr)\.? /

/** As it was written down, then without what a posting may leave out. */
function waysToSay(kind: NameKind, name: string): string[] {
  if (kind === 'employer') return [name, name.replace(legalForm, ''), name.replace(/^The /i, '')]
  if (kind === 'reader')
    return [name, name.replace(honorific, ''), name.split(' ').find((word) => word.length > 3) ?? name]
  if (kind === 'title')
    return [name, ...[/ [–—-] .*$/, / ?\/.*$/, /,.*$/, / ?\(.*$/].map((tail) => name.replace(tail, ''))]
  return [name]
}

/** Everywhere in the text that a name stands. */
export function findMentions(text: string, kind: NameKind, name: string): { start: number; end: number }[] {
  if (name === '') return []
  for (const way of waysToSay(kind, name)) {
    const form = escapePattern(way).replace(/\s+/g, '\\s+').replace(/[’']/g, "[’']").replace(/[–—-]/g, '[–—-]')
    const plural = kind === 'title' ? 's?' : ''
    const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${form}${plural}(?![\\p{L}\\p{N}])`, 'giu'))]
    if (found.length > 0) return found.map((match) => ({ start: match.index, end: match.index + match[0].length }))
  }
  return []
}
