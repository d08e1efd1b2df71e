// A sentence may sum up several lines: each two words that stand together in it are looked for together in any text of the resume.
import type { Claim } from './check.ts'
import type { Scope, SourceText } from './ground.ts'
import type { Word } from './read-words.ts'
import { isSynonym } from './words.ts'

const CLOSE = 4

export function phrasesOf({ read: { words } }: Claim, { texts, keys }: Scope): Record<string, number> {
  const told = words.filter(({ isContent, kind }) => isContent || kind === 'number')
  const figures = { pairShare: 1, brokenPairs: 0, brokenPhrases: 0, alone: 0 }
  if (told.length < 2) return figures
  const together = told.slice(1).map((word, at) => {
    const before = told[at]
    return before !== undefined && texts.some((text) => holdsBoth(text, before, word))
  })
  figures.pairShare = together.filter(Boolean).length / together.length
  for (const [at, isTogether] of together.entries()) {
    const [before, word] = [told[at], told[at + 1]]
    if (isTogether || !before || !word || !keys.has(before.key) || !keys.has(word.key)) continue
    figures.brokenPairs += 1
    // Nothing stands between them here.
    if (words.indexOf(word) === words.indexOf(before) + 1) figures.brokenPhrases += 1
  }
  figures.alone = told.filter(({ key }, at) => keys.has(key) && !together[at] && !together[at - 1]).length
  return figures
}

function holdsBoth({ read: { words, keys } }: SourceText, one: Word, other: Word): boolean {
  const isThere = (word: Word) => keys.has(word.key) || words.some(({ key }) => isSynonym(key, word.key))
  if (!isThere(one) || !isThere(other)) return false
  const there = words.filter(({ isContent, kind }) => isContent || kind === 'number')
  const places = (word: Word) =>
    there.flatMap(({ key }, at) => (isSynonym(key, word.key) || key === word.key ? [at] : []))
  return places(one).some((from) => places(other).some((to) => Math.abs(from - to) <= CLOSE))
}
