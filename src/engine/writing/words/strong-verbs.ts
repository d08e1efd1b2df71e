// What kind of claim a verb makes.
import { wholeWords } from './people-data.ts'
import { readSynonyms } from './read-synonyms.ts'
import { stem } from './stem.ts'
import {
  achievingVerbs,
  attainingVerbs,
  decidingVerbs,
  leadingVerbs,
  licences,
  makingVerbs,
  overstatements,
  owningVerbs,
  plainMakingVerbs,
  skilledVerbs,
  tryingVerbs,
} from './strong-verbs-data.ts'
import { verbSynonyms } from './synonyms-verbs-data.ts'

export type StrongKind = 'owning' | 'leading' | 'making' | 'deciding' | 'achieving' | 'skilled'

const stemsIn = (words: string) => words.trim().split(/\s+/).map(stem)

const kinds = new Map<string, StrongKind>(
  (
    [
      ['skilled', skilledVerbs],
      ['achieving', achievingVerbs],
      ['deciding', decidingVerbs],
      ['making', makingVerbs],
      ['leading', leadingVerbs],
      ['owning', owningVerbs],
    ] as const
  ).flatMap(([kind, words]) => stemsIn(words).map((word) => [word, kind] as const)),
)
const plainMaking = new Set(stemsIn(plainMakingVerbs))
const allowed = new Set(
  licences
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [verb = '', sources = ''] = line.split('<').map((part) => part.trim())
      return stemsIn(sources).map((source) => `${stem(verb)} ${source}`)
    }),
)
const events = new Set(
  stemsIn('conduct perform run hold deliver host execute organize facilitate coordinate complete do make'),
)
const synonyms = readSynonyms(verbSynonyms)
const wholes = new Set(stemsIn(wholeWords))
const parts = new Set(
  stemsIn(
    'team group crew staff number behalf couple variety range series set caseload section chapter portion half piece phase share total average dozen pair list batch class some all most each one kind type',
  ),
)
/** Verbs that arrange, attend or pass on what others do. */
const besides = new Set(
  stemsIn(
    'arrange answer attend await book check collect coordinate file follow forward gather get join log observe order pass pull read receive record report request review schedule send sit sell set setup sort store support watch type enter explain help assist',
  ),
)

const attaining = new Set(stemsIn(attainingVerbs))
const trying = new Set(stemsIn(tryingVerbs))

/** Who applied for a grant did not receive it; who started a pilot did not complete it. */
export function attains(verb: string, source: string): boolean {
  return attaining.has(verb) && trying.has(source)
}

/** Makes a thing, whichever verb is used of it. */
export function isPlainMake(verb: string): boolean {
  return plainMaking.has(verb)
}

export function kindOf(verbStem: string): StrongKind | undefined {
  return kinds.get(verbStem)
}

/** To conduct or run an event is to do it. */
export function holdsEvents(verbStem: string): boolean {
  return events.has(verbStem)
}

/** Whether what the verb is said of was done by it: to conduct an interview is to interview, to arrange one is not. */
export function performs(verbStem: string): boolean {
  return !besides.has(verbStem)
}

/** A thing that is one with its people. */
export function isWhole(wordStem: string): boolean {
  return wholes.has(wordStem)
}

/** `a team of cooks`, `two sections of a proposal`: what follows `of` is the thing itself. */
export function isPartWord(wordStem: string): boolean {
  return parts.has(wordStem)
}

/** Whether a verb that claims something claims no more than another does, said of the same thing. */
export function saysNoMore(verb: string, source: string): boolean {
  if (source === 'setup' && verb !== source) return saysNoMore(verb, 'set')
  if (verb === source || allowed.has(`${verb} ${source}`) || synonyms.get(verb)?.has(source)) return true
  return plainMaking.has(verb) && (plainMaking.has(source) || kindOf(source) === 'making')
}

/** Nouns that name the doing: analysis for analyze. */
export function nounsFor(verb: string): ReadonlySet<string> {
  return synonyms.get(verb) ?? new Set()
}

const tooMuch = new Set(
  overstatements
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [verb = '', sources = ''] = line.split('<').map((part) => part.trim())
      return stemsIn(sources).map((source) => `${stem(verb)} ${source}`)
    }),
)

/** Neighbours that say more all the same: who offers does not sell. */
export function overstates(verb: string, source: string): boolean {
  return tooMuch.has(`${verb} ${source}`)
}
