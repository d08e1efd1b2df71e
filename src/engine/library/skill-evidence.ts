// Whether somebody's own words bear a skill out.
import { goesByName } from '#engine/writing/words/terms.ts'
import { type Token, tokenize } from '#engine/writing/words/tokens.ts'
import type { RateWord } from './skill-nearness.ts'

/** The skill is of their own occupation, of work beside it, or of any other. */
export type Relation = 'held' | 'beside' | 'other'

type Evidence = {
  /** What they are called. */
  names: readonly (readonly Token[])[]
  /** The words of each thing they say they did. */
  sentences: readonly (readonly Token[])[]
  /** The same, each as far as it speaks of one thing. */
  clauses: readonly (readonly Token[])[]
  relation: Relation
  near: RateWord
}

/** What they say comes to the same, in their own occupation. */
export function isBorneOut(name: string, evidence: Evidence): boolean {
  // Of what they work with only they know the name.
  if (evidence.relation !== 'held' || goesByName(name)) return false
  // `Fades and beard trims` is one skill; of `Drain, waste and vent` a drain is too little.
  const parts = /[,/]/.test(name) ? [name] : name.split(' and ')
  // Accidents on the dock and a team on two shifts make no `Dock scheduling`.
  return parts.some((part) => evidence.sentences.some((said) => isImplied(splitWords(part), said, evidence.near)))
}

/** From 0 to 1: how near a skill is to their words, whether it is theirs or not. */
export function rateSkill(name: string, { sentences, near }: Evidence): number {
  const words = tokensOf(name)
  const said = sentences.flat()
  const sum = words.reduce((total, word) => total + nearestTo(word, words, said, near), 0)
  return words.length === 0 ? 0 : sum / words.length
}

/** They say it in so many words. */
export function isSaid(name: string, { names, sentences, clauses, relation }: Evidence): boolean {
  const words = tokensOf(name)
  const titles = relation === 'other' ? [] : names
  const isRow = (found: readonly number[]) => found.every((place, at) => place === (found[0] ?? 0) + at)
  const rows = findAll(words, [...titles, ...sentences]).filter(isRow)
  // Who checked in patients and verified insurance did no `Check verification`.
  const places = [...rows, ...findAll(words, [...titles, ...clauses])]
  if (words.length === 0 || places.length === 0) return false
  if (relation === 'held' || goesByName(name)) return true
  // In another trade the same word may mean something else: who files nails files no letters.
  if (words.length === 1) return relation === 'beside' && findAll(words, [...titles, ...sentences]).length > 1
  if (isAct.test(name)) return true
  // Out of another trade's list `Cash and card` is no skill, only two words.
  return rows.length > 0 && (relation === 'beside' || !name.includes(' and '))
}

/** Where the words stand in each text that has them all. */
function findAll(words: readonly Token[], texts: readonly (readonly Token[])[]): number[][] {
  return texts.flatMap((text) => {
    const found = words.map((word) => text.findIndex((other) => isSameWord(word, other)))
    return found.includes(-1) ? [] : [found]
  })
}

/** `Truck unloading` is what somebody does who unloads trucks; a `hand truck` isn't. */
const isAct = /(?:ing|tion|ment)s?$/i

/** Says nothing but that somebody dealt with it. */
const general = /^(?:care|work|support|handling|management|operations?|preparation|procedures?|knowledge|maintenance)$/

/** Means the same as a word of theirs; a word for doing something needs less. */
const SAME = 0.6
const ALIKE = 0.45

/** One word is theirs, and none is neither theirs nor near to one: who cleans floors cleans no windows. */
function isImplied(words: readonly Token[], said: readonly Token[], rate: RateWord): boolean {
  const here = said.map(({ lower }) => lower)
  const near: RateWord = (word, besides) => rate(word, besides, here)
  const isTheirs = (word: Token) => said.some((other) => isSameWord(word, other))
  return (
    words.some((word) => !general.test(word.lower) && isTheirs(word)) &&
    words.every((word) => {
      if (general.test(word.lower)) return true
      return nearestTo(word, words, said, near) >= (isAct.test(word.lower) ? ALIKE : SAME)
    })
  )
}

function nearestTo(word: Token, skill: readonly Token[], said: readonly Token[], near: RateWord): number {
  if (said.some((other) => isSameWord(word, other))) return 1
  return near(
    word.lower,
    skill.map((other) => other.stem),
  )
}

/** Short stems meet by chance, those of apples and of applications, and an ACL is no ACLS. */
function isSameWord(one: Token, other: Token): boolean {
  if (one.lower === other.lower) return true
  if (/^\p{Lu}{2,}$/u.test(one.text)) return false
  return one.stem === other.stem && (one.stem.length > 4 || Math.abs(one.lower.length - other.lower.length) <= 4)
}

const glue = /^(?:and|or|of|the|a|an|in|on|with|for|to)$/
const known = new Map<string, readonly Token[]>()

/** The library's names are asked about each time. */
function tokensOf(name: string): readonly Token[] {
  const words = known.get(name) ?? splitWords(name)
  known.set(name, words)
  return words
}

/** Where a line goes on to speak of another thing, or says only where and when. */
const turn =
  /[,;:()–—]|\s-\s|\b(?:and|or|then|while|when|after|before|during|on|at|across|under|near|with|without|by|to|from|into)\b/i

export function splitClauses(text: string): Token[][] {
  return text.split(turn).map(splitWords)
}

export function splitWords(text: string): Token[] {
  return tokenize(text).filter(({ kind, lower }) => kind !== 'sign' && !glue.test(lower))
}
