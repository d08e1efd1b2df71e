// Each word that the line does not have, by itself: what it takes the place of, what it stands beside, how like praise it is.
// `Decorated` before firefighter, `measles` of dengue: `part-model.ts` weighs which of these are lies.
import { nearness, rarityOf, vectorOf } from '#engine/language/word-vectors.ts'
import type { AlignedClause, Alignment } from './align.ts'
import type { Claim } from './check.ts'
import { nearnessToPraise } from './evidence-praise.ts'
import type { Ground } from './ground.ts'
import type { Word } from './read-words.ts'
import { resumeText } from './resume-text.ts'
import { isOn } from './words.ts'

export type WordPart = { lower: string; place: number; figures: readonly number[] }

const places = ['line', 'kin', 'near', 'stray', 'person', 'extra', 'new']
const tags = ['NOUN', 'PROPN', 'ADJ', 'ADV', 'VERB', 'X', 'ADP', 'NUM']
const forms = ['', 'base', 'third', 'ing', 'past']
const links = ['', 'with', 'for', 'as', 'by', 'to', 'in', 'of', 'from', 'at', 'on']
const endings = [/ly$/, /ing$/, /ed$/, /est$/, /s$/]
export const kindsOfText = ['line', 'letter', 'summary']

type Told = AlignedClause['words'][number]

/** Figures in the order in which they were fitted; `place` is the first of them. */
export function wordsOf({ clauses }: Alignment, { read, isPostingAt }: Claim, ground: Ground): WordPart[] {
  const { words } = read
  const said = resumeText(ground)
  const told = new Map(clauses.flatMap((clause) => clause.words.map((one) => [one.word.start, one] as const)))
  const places_ = new Map(words.map(({ start }, at) => [start, at]))
  return clauses.flatMap(({ words: own, line }) => {
    const count = own.filter(isNew).length
    return own.flatMap(({ word, place, partner }): WordPart[] => {
      if (place === 'line' || isPostingAt(word.start)) return []
      const { lower, key, tag } = word
      const at = places_.get(word.start) ?? 0
      const figures = [
        places.indexOf(place),
        partner ? nearnessOf(lower, partner.lower) : 0,
        nearnessToPraise(lower),
        rarityOf(lower),
        tags.indexOf(tag),
        forms.indexOf(word.verb?.form ?? ''),
        /^\p{Lu}/u.test(word.text) && !word.isFirst ? 1 : 0,
        at / words.length,
        words.length - at,
        sortOf(words[at - 1], told),
        sortOf(words[at + 1], told),
        ground.posting.has(key) ? 1 : 0,
        isOn('plain', key) ? 1 : isOn('people', key) ? 2 : isOn('common', key) ? 3 : 0,
        count,
        kindsOfText.indexOf(ground.kind),
        said.includes(` ${lower.slice(0, SAME)}`) ? 1 : 0,
        links.indexOf(linkBefore(words, at)),
        line ? 1 : 0,
        endings.findIndex((ending) => ending.test(lower)) + 1,
      ]
      return [{ lower, place: figures[0] ?? 0, figures }]
    })
  })
}

const SAME = 4

/** Where a word is new, or stands for one of the same topic alone: its direction says how bold it is. */
export function isStrange({ place }: WordPart): boolean {
  return place === places.indexOf('near') || place >= places.indexOf('extra')
}

function isNew({ place }: Told): boolean {
  return place === 'new' || place === 'extra'
}

function nearnessOf(one: string, other: string): number {
  const [first, second] = [vectorOf(one), vectorOf(other)]
  return first && second ? nearness(first, second) : 0
}

function linkBefore(words: readonly Word[], at: number): string {
  const before = words.slice(Math.max(0, at - 3), at)
  return before.findLast(({ tag, lower }) => tag === 'ADP' || lower === 'as' || lower === 'to')?.lower ?? ''
}

/** What stands before or after a word: a sign, a number, a word of the line, a new one, grammar. */
function sortOf(word: Word | undefined, told: ReadonlyMap<number, Told>): number {
  if (!word) return 0
  if (word.kind === 'sign') return word.text === ',' ? 1 : word.text === '-' && word.isJoined ? 2 : 3
  if (word.kind === 'number') return 4
  const own = told.get(word.start)
  if (own) return own.place === 'line' || own.place === 'kin' ? 5 : isNew(own) ? 6 : 7
  if (/^(?:and|or)$/.test(word.lower)) return 8
  return word.tag === 'ADP' ? 9 : word.tag === 'DET' ? 10 : word.tag === 'PRON' ? 11 : 12
}
