// Languages and how well they are spoken.
import { languageNames } from '../../words/languages-data.ts'
import { type Check, refuse } from '../check.ts'
import type { Scope, SourceText } from '../ground.ts'
import type { Word } from '../read-words.ts'

const known = new Set(languageNames.map((name) => name.toLowerCase()))
const levels: readonly RegExp[] = [
  /^(?:basic|beginner|elementary|limited|some|little|bit|bits)$/,
  /^(?:conversational|intermediate|working|speaking)$/,
  /^(?:fluent|fluently|fluency|advanced|proficient|professional|bilingual|full)$/,
  /^(?:native|mother|natively)$/,
]

export const languages: Check = ({ read, isOfPosting, isWish }, scope, { posting }) => {
  if (isOfPosting) return undefined
  const own = scope.texts.filter(({ role }) => role === 'language')
  for (const [at, word] of read.words.entries()) {
    if (!isLanguage(word)) continue
    if (isWish && posting.has(word.key) && !/\b(?:speak|fluent|native|bilingual)/i.test(read.text)) continue
    if (!isNamed(word, scope)) return refuse('level', `${word.text} is not among your languages.`)
    const raised = listedBelow(read.words, at, scope)
    if (raised) return refuse('level', `Your resume says “${raised.read.text}”.`)
  }
  const isBilingual = read.words.some(({ lower }) => /^(?:bi|multi|tri)lingual$/.test(lower))
  if (isBilingual && own.length === 0 && !scope.keys.has('bilingual'))
    return refuse('level', 'Your resume lists no second language.')
  return undefined
}

export function isLanguage({ text, lower }: Word): boolean {
  return known.has(lower) && /^\p{Lu}/u.test(text)
}

/** Anywhere in the resume. */
export function isNamed(word: Word, { texts }: Scope): boolean {
  return texts.some((text) => isSaidIn(text, word))
}

/** A Danish may be one of its danishes; who exports to Germany need not speak German, and the two share a key. */
function isSaidIn({ read }: SourceText, { lower }: Word): boolean {
  const bare = lower.replace(/'s$/, '')
  return read.words.some((word) => [bare, `${bare}s`, `${bare}es`].includes(word.lower.replace(/'s$/, '')))
}

/** The entry of a language that is spoken less well than the sentence says. */
export function listedBelow(words: readonly Word[], at: number, { texts }: Scope): SourceText | undefined {
  const word = words[at]
  const sources = word ? texts.filter((text) => isSaidIn(text, word)) : []
  const listed = sources.find(({ role }) => role === 'language')
  const claimed = levelNear(
    words.map(({ lower }) => lower),
    at,
  )
  const held = listed ? Math.max(...listed.read.words.map(({ lower }) => rankOf(lower))) : -1
  const isSaid = sources.some(
    ({ role, read }) => role !== 'language' && read.words.some(({ lower }) => rankOf(lower) >= claimed),
  )
  return claimed > Math.max(held, 0) && !isSaid ? listed : undefined
}

function rankOf(lower: string): number {
  return levels.findLastIndex((pattern) => pattern.test(lower))
}

/** The level said of the language at this place: just before it, or after it before the next one. */
function levelNear(words: readonly string[], at: number): number {
  if (/ly$/.test(words[at + 1] ?? '') && rankOf(words[at + 1] ?? '') >= 0) return rankOf(words[at + 1] ?? '')
  for (let place = at - 1; place >= Math.max(0, at - 6); place -= 1) {
    const rank = rankOf(words[place] ?? '')
    if (rank >= 0) return /ly$/.test(words[place] ?? '') ? -1 : rank
    if (/^[.;]$/.test(words[place] ?? '')) break
    if (/^(?:speaks?|know|write|read)$/.test(words[place] ?? '')) break
  }
  const next = words.slice(at + 1, at + 5).findIndex((word) => known.has(word) || /^(?:and|;|\.)$/.test(word))
  return Math.max(-1, ...words.slice(at + 1, at + 1 + (next < 0 ? 4 : next)).map(rankOf))
}
