// Postings whose names people wrote down, as the span tagger learns from them.

import { findMentions, type NameKind, nameKinds } from '#engine/writing/posting/find-mentions.ts'
import { namePlaces } from '#engine/writing/posting/find-names.ts'
import { wordsOf } from '#engine/writing/posting/name-features.ts'
import type { NamedPosting } from './read-named.ts'
import type { LabelledText } from './train-spans.ts'

const rows = new Map<NamedPosting, LabelledText>()

export function nameRow(posting: NamedPosting): LabelledText {
  const row = rows.get(posting) ?? label(posting)
  rows.set(posting, row)
  return row
}

function label({ text, names }: NamedPosting): LabelledText {
  const words = wordsOf(text)
  const labels = words.map(() => 0)
  for (const [kind, name] of nameKinds.entries())
    for (const { start, end } of [
      ...findMentions(text, name, names[name]),
      ...waysInShort(name, names[name]).flatMap((way) => findExactly(text, way)),
    ]) {
      const covered = words.flatMap((word, at) => (word.start >= start && word.end <= end ? [at] : []))
      if (covered.some((at) => labels[at] !== 0)) continue
      for (const [place, at] of covered.entries()) labels[at] = 2 * kind + (place === 0 ? 1 : 2)
    }
  return { words: namePlaces(text, words), labels }
}

/** A posting says a title in full once, and then in short: `Technical Officer (Pulse Pathology)`, `Technical Officer`. */
function waysInShort(kind: NameKind, name: string): string[] {
  if (kind !== 'title') return []
  return [/ [–—-] .*$/, /,.*$/, / ?\(.*$/].map((tail) => name.replace(tail, '')).filter((head) => head !== name)
}

function findExactly(text: string, name: string): { start: number; end: number }[] {
  return findMentions(text, 'title', name).filter(({ start, end }) => text.slice(start, end) === name)
}
