// Reads the postings whose names strangers wrote down: `===` and a number, the posting, `--- truth`, and a line for each name.
import { escapePattern } from '#engine/language/escape-pattern.ts'
import { cleanPosting } from './clean-posting.ts'

export const nameKinds = ['title', 'employer', 'reader', 'reference'] as const
export type NameKind = (typeof nameKinds)[number]

/** Empty if the posting names none. */
export type NamedPosting = { text: string; names: Readonly<Record<NameKind, string>> }

export function readNamed(file: string): NamedPosting[] {
  return file
    .split(/^=== .*$/m)
    .slice(1)
    .map((block) => {
      const [posting = '', truth = ''] = block.split(/^--- truth$/m)
      const nameOf = (kind: NameKind) => new RegExp(`^${kind}: ?(.*)$`, 'm').exec(truth)?.[1]?.trim() ?? ''
      return {
        text: cleanPosting(posting.trim()).text,
        names: {
          title: nameOf('title'),
          employer: nameOf('employer'),
          reader: nameOf('reader'),
          reference: nameOf('reference'),
        },
      }
    })
}

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

/** Names are the same but for articles, legal forms, capitals and marks. */
export function isSameName(kind: NameKind, found: string, truth: string): boolean {
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replace(/\b(?:the|inc|ltd|llc|plc|pty|co|corp|limited|mr|mrs|ms|miss|dr)\b\.?/g, '')
      .replace(/[^a-z0-9&+#]+/g, ' ')
      .trim()
  const [one, other] = [bare(found), bare(truth)]
  if (kind === 'title') return one.replace(/s$/, '') === other.replace(/s$/, '')
  if (kind === 'reader' && one !== '' && other !== '')
    return one.includes(other) || other.includes(one) || one.split(' ').at(-1) === other.split(' ').at(-1)
  return one === other
}
