// A sentence may sum up several lines: each two words that stand together in it are looked for together in any text of the resume.
import type { Claim } from './check.ts'
import type { Scope, SourceText } from './ground.ts'
import type { ReadText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { groupsOf } from './words.ts'

const CLOSE = 4

export function phrasesOf({ read: { words } }: Claim, { texts, keys }: Scope): Record<string, number> {
  const told = words.filter(({ isContent, kind }) => isContent || kind === 'number')
  const figures = { pairShare: 1, brokenPairs: 0, brokenPhrases: 0, alone: 0 }
  if (told.length < 2) return figures
  const called = told.map(namesOf)
  const together = called.slice(1).map((names, at) => texts.some((text) => holdsBoth(text, called[at] ?? [], names)))
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

type Name = string | number

/** A word by its key and by what it means. */
function namesOf({ key }: Word): readonly Name[] {
  return [key, ...groupsOf('thesaurus', key)]
}

function holdsBoth({ read }: SourceText, one: readonly Name[], other: readonly Name[]): boolean {
  const places = placesIn(read)
  return one.some((name) =>
    places
      .get(name)
      ?.some((from) => other.some((next) => places.get(next)?.some((to) => Math.abs(from - to) <= CLOSE))),
  )
}

type Places = ReadonlyMap<Name, readonly number[]>

const placesByText = new WeakMap<ReadText, Places>()

function placesIn(read: ReadText): Places {
  const known = placesByText.get(read)
  if (known) return known
  const places = new Map<string | number, number[]>()
  const told = read.words.filter(({ isContent, kind }) => isContent || kind === 'number')
  for (const [at, word] of told.entries())
    for (const name of namesOf(word)) places.set(name, [...(places.get(name) ?? []), at])
  placesByText.set(read, places)
  return places
}
