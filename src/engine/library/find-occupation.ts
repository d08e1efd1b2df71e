// From a title as people write it to an occupation of the library: other names, misspellings, abbreviations, qualifiers;
// where none fits, at least the family.
import type { Family, IndexEntry } from './occupation.ts'
import { type Asked, byFamilyWord, headPart, readAsked, UNKNOWN_WEIGHT } from './read-asked.ts'
import { spellingDistance } from './spelling-distance.ts'
import type { Index, Name } from './title-index.ts'
import { isParticle, isQualifier, singular, spellOut, splitTitle } from './title-words.ts'

export type Found = { entry: IndexEntry | undefined; family: Family | undefined }

/** From this score on a title is taken for the occupation's; below it, only its family is. */
const SURE = 0.5
const SHOWN = 0.3
/** `Analyst` alone may be one of finance or of data: nearer together than this, two families are a guess. */
const CLEAR = { score: 0.85, lead: 0.05 }
const HEAD = 0.2
/** What the words before the place add where they are a name; and how well a name has to say both to take that away. */
const NAMED = 0.25
const WHOLLY = 0.6

/** The occupation a title names, or at least its family. */
export function findOccupation(index: Index, title: string): Found {
  const [best, ...others] = rankEntries(index, title)
  const rival = others.find(({ entry }) => entry.family !== best?.entry.family)
  const isGuess = best && best.score < CLEAR.score && best.score - (rival?.score ?? 0) < CLEAR.lead
  const named = nameFamilies(title)
  // A `veterinary technician` fixes no cars.
  const isForeign = best && best.score < CLEAR.score && named.length > 0 && !named.includes(best.entry.family)
  if (best && best.score >= SURE && !isGuess && !isForeign) return { entry: best.entry, family: best.entry.family }
  return { entry: undefined, family: findFamily(index, title) ?? best?.entry.family }
}

/** Whether a title is a name of the occupation, however senior and wherever: a `veterinary nurse` is no registered one. */
export function isNameOf({ title, otherNames, nearNames = [] }: IndexEntry, asked: string): boolean {
  const wanted = splitTitle(asked).join(' ')
  if (nearNames.some((name) => splitTitle(name).join(' ') === wanted)) return false
  const names = [title, ...title.split(/\s+\/\s+/), ...otherNames].map(bareWords)
  return [asked, headPart(asked)].map(bareWords).some((words) => names.some((name) => areSameWords(name, words)))
}

/** The last word stays whatever it is: a vet's assistant is no vet. */
function bareWords(title: string): string[] {
  const words = splitTitle(title).map(singular)
  const isBare = (word: string) => isQualifier(word) || /^(?:\d+|registered|qualified|chartered)$/.test(word)
  const end = words.findLastIndex((word) => !/^(?:[iv]+|\d+)$/.test(word))
  return words.filter((word, place) => place === end || !isBare(word))
}

function areSameWords(one: readonly string[], other: readonly string[]): boolean {
  if (one.join('') === other.join('')) return true
  return (
    one.length === other.length &&
    one.every((word, place) => {
      const asked = other[place] ?? ''
      return word === asked || spellOut(asked).includes(word) || isSlip(word, asked)
    })
  )
}

/** A slip of the pen: two letters of a long word at most, and never the first. A zookeeper keeps no books. */
function isSlip(word: string, asked: string): boolean {
  const most = word.length >= 9 ? 2 : 1
  return word[0] === asked[0] && word.length >= 5 && spellingDistance(word, asked, most) <= most
}

/** Occupations for what has been typed so far, the likeliest first. */
export function searchOccupations(index: Index, typed: string, most = 8): IndexEntry[] {
  return rankEntries(index, typed, { isTyping: true })
    .filter(({ score }, place) => score >= SHOWN || place === 0)
    .slice(0, most)
    .map(({ entry }) => entry)
}

type Ranked = { entry: IndexEntry; score: number }

function rankEntries(index: Index, title: string, { isTyping = false } = {}): Ranked[] {
  const asked = readAsked(index, title, isTyping)
  if (asked.length === 0) return []
  const typed = splitTitle(title).join(' ')
  // `nurse` is a separate word: a nursery is something else.
  const isWhole = index.weights.has(singular(splitTitle(title).at(-1) ?? ''))
  const named = namesBefore(title)
  const head = asked.find(({ isHead }) => isHead)
  const tail = asked.filter(({ isTail }) => isTail)
  const ofHead = new Map<IndexEntry, number>()
  const best = new Map<IndexEntry, number>()
  let before: IndexEntry | undefined
  let wholly: Ranked | undefined
  for (const name of namesWith(index, asked)) {
    // What has been typed is the beginning of this very name.
    const isBegun = isTyping && `${name.text} `.startsWith(isWhole ? `${typed} ` : typed)
    const isVery = name.text === typed
    // A teacher aide isn't a teacher: the last word is what counts.
    const isMeant = (head?.stands.get(name.words.at(-1) ?? '') ?? 0) > 0.5
    // A name stays the same, however its words are joined.
    const said = isVery ? 1 : scoreName(index, name, asked) * (isMeant ? 1 : 0.92)
    const score = said + (isBegun ? 0.2 : 0) + (isVery ? 0.3 : 0)
    const isOfHead = name.words.some((word) => (head?.stands.get(word) ?? 0) > 0.9)
    if (isOfHead) ofHead.set(name.entry, (ofHead.get(name.entry) ?? 0) + 1)
    if (score > (best.get(name.entry) ?? 0)) best.set(name.entry, score)
    // The whole of it before what is left without its qualifiers: a night auditor audits no books.
    if (name.text === named[0] || (name.text === named[1] && !before)) before = name.entry
    if (isMeant && tail.some(({ stands }) => name.words.some((word) => (stands.get(word) ?? 0) > 0.9)))
      if (said > (wholly?.score ?? 0)) wholly = { entry: name.entry, score: said }
  }
  // A cashier at a shop is a cashier; one at a credit union has a name for it.
  const isOther = wholly && wholly.entry !== before && wholly.score >= WHOLLY
  if (before && !isOther) best.set(before, (best.get(before) ?? 0) + NAMED)
  // Many titles of drivers say so, and one of a firefighter.
  const share = (entry: IndexEntry) => (ofHead.get(entry) ?? 0) / (entry.otherNames.length + 1)
  return [...best]
    .map(([entry, score]) => ({ entry, score: score + HEAD * share(entry) }))
    .sort((one, other) => other.score - one.score)
}

/** All others score nothing. */
function namesWith({ byWord }: Index, asked: readonly Asked[]): ReadonlySet<Name> {
  const words = new Set(asked.flatMap(({ stands }) => [...stands.keys()]))
  return new Set([...words].flatMap((word) => byWord.get(word) ?? []))
}

/** `Self-employed decorator, interiors` is a decorator: what is before the place, and that without its qualifiers. */
function namesBefore(title: string): string[] {
  const head = splitTitle(headPart(title))
  const first = head.findIndex((word) => !isQualifier(word))
  const isWhole = head.length === splitTitle(title).length && first === 0
  return isWhole || first < 0 ? [] : [head.join(' '), head.slice(first).join(' ')]
}

/** How much of the title the name says, and how much of the name the title says. */
function scoreName({ weights }: Index, { words, isTitle }: Name, asked: readonly Asked[]): number {
  const told = new Map<string, number>()
  let said = 0
  let all = 0
  for (const { weight, stands } of asked) {
    all += weight
    let most = 0
    let which = ''
    for (const word of words) {
      const sure = stands.get(word) ?? 0
      if (sure > most) [most, which] = [sure, word]
    }
    said += weight * most
    if (which !== '') told.set(which, Math.max(told.get(which) ?? 0, most))
  }
  let covered = 0
  let whole = 0
  for (const [place, word] of words.entries()) {
    if (isParticle(word)) continue
    // In `teacher assistant` the assistant is the one who is meant.
    const isMinor = isQualifier(word) && place < words.length - 1
    const weight = (weights.get(word) ?? 0) * (isMinor ? 0.35 : 1)
    whole += weight
    covered += weight * (told.get(word) ?? 0)
  }
  if (said === 0 || whole === 0 || all === 0) return 0
  const [precision, recall] = [said / all, covered / whole]
  return (2 * precision * recall) / (precision + recall) + (isTitle ? 0.01 : 0)
}

/** The families that words of the title belong to, where no name of the index has those words. */
function nameFamilies(title: string): Family[] {
  return splitTitle(title).flatMap((word) => byFamilyWord.get(singular(word)) ?? byFamilyWord.get(word) ?? [])
}

/** By its words alone: a `surgical scrub nurse` is a nurse above all. */
function findFamily(index: Index, title: string): Family | undefined {
  const votes = new Map<Family, number>()
  for (const family of nameFamilies(title)) votes.set(family, (votes.get(family) ?? 0) + UNKNOWN_WEIGHT * 2)
  for (const { word, weight, stands } of readAsked(index, title, false)) {
    const [[nearest, sure] = ['', 0]] = stands
    const counts = index.families.get(nearest)
    if (byFamilyWord.has(word) || !counts || isQualifier(word)) continue
    const sum = [...counts.values()].reduce((total, count) => total + count, 0)
    for (const [family, count] of counts)
      votes.set(family, (votes.get(family) ?? 0) + weight * sure * (count / sum) ** 1.5)
  }
  return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0]
}
