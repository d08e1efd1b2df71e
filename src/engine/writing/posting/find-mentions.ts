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
    const found = matchWhole(text, new RegExp(`${form}${plural}`, 'giu'))
    if (found.length > 0) return found
  }
  return []
}

const endsInside = /[\p{L}\p{N}]$/u
const beginsInside = /^[\p{L}\p{N}]/u

/** Matches with no letter or digit on either side: asking for that in the pattern makes it take ten times as long to compile. */
function matchWhole(text: string, pattern: RegExp): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const isWhole =
      !endsInside.test(text.slice(Math.max(0, start - 2), start)) && !beginsInside.test(text.slice(end, end + 2))
    if (isWhole) found.push({ start, end })
    // Half an emoji further, the pattern would find the same emoji again, for ever.
    if (!isWhole || start === end) pattern.lastIndex = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1)
  }
  return found
}
