// The words that say what a text is about, with weights: a word that fits any job weighs little.
import { remember } from '#engine/language/remember.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { findTerms } from '../words/terms.ts'
import { broadWords } from './broad-words.gen.ts'
import { emptyWords } from './empty-words.gen.ts'

export type Topic = {
  /** `term:microsoft excel` or a lemma. */
  key: string
  /** As the text writes it. */
  word: string
  weight: number
}

const empty = new Set(emptyWords.trim().split(/\s+/))
const broad = new Set(broadWords.trim().split(/\s+/))

const TERM_WEIGHT = 1.6
const BROAD_WEIGHT = 0.4
const MOST_REMEMBERED = 4000
/** No line says more; 200 kB of one letter would cost minutes. */
const LONGEST_READ = 4000

export const topicsOf = remember(MOST_REMEMBERED, (text): readonly Topic[] => readTopics(text.slice(0, LONGEST_READ)))

/** What a posting is about, by its title. */
export function subjectOf(title: string | undefined): ReadonlySet<string> {
  return new Set(topicsOf(title ?? '').map(({ key }) => key))
}

/** `GD&T`, `ICP-MS`, `CO2`, `8D`, `P60s`, `A+`: a tagger takes them apart, or finds nothing in them. */
const code =
  /(?<![\p{L}\d&+/-])(?:[A-Z]{1,5}[&+][A-Z]{1,3}|[A-Z]{2,5}-[A-Z]{2,4}|[A-Z]{2,3}\/[A-Z]{2,3}|[A-Z]{1,4}\d{1,4}[A-Z]?|\d[A-Z]|(?:[A-Z]|[A-Z][a-z]{3,9})\+)s?(?![\p{L}\d&+/-])/gu

function readTopics(text: string): Topic[] {
  const codes = [...text.matchAll(code)].map((found) => ({
    word: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
  const isInCode = (part: { start: number; end: number }) =>
    codes.some(({ start, end }) => part.start >= start && part.end <= end && part.end - part.start < end - start)
  const terms = findTerms(text).filter(
    (found) => (found.term.kind !== 'alias' || / /.test(found.term.id)) && !isInCode(found),
  )
  const isInTerm = (part: { start: number; end: number }) =>
    terms.some(({ start, end }) => part.start >= start && part.end <= end)
  const topics = new Map<string, Topic>()
  const add = (topic: Topic) => {
    if (!topics.has(topic.key)) topics.set(topic.key, topic)
  }
  for (const { term, text: word } of terms)
    add({ key: `term:${term.id}`, word, weight: term.kind === 'alias' ? 1 : TERM_WEIGHT })
  for (const found of codes) if (!isInTerm(found)) add({ key: codeKey(found.word), word: found.word, weight: 1 })
  for (const word of tagWords(text)) {
    if (isInTerm(word) || isInCode(word) || !saysSomething(word)) continue
    const key = keyOf(word)
    if (!empty.has(key) && !empty.has(word.lower))
      add({ key, word: word.text, weight: broad.has(key) ? BROAD_WEIGHT : 1 })
  }
  return [...topics.values()]
}

/** `N+` is what people call Network+. */
function codeKey(word: string): string {
  return word.replace(/s$/, '').toLowerCase().replace(/^n\+$/, 'network+').replace(/^s\+$/, 'security+')
}

function saysSomething({ tag, lower }: TaggedWord): boolean {
  return /^(?:NOUN|VERB|ADJ|PROPN|ADV)$/.test(tag) && /^\p{L}[\p{L}'’.+#-]{2,}$/u.test(lower)
}

/** `mentoring` and `mentors` are one topic, and so are `counselling` and `counseling`. */
function keyOf({ lemma, lower, tag }: TaggedWord): string {
  const base =
    tag === 'PROPN' ? lower.replace(/s$/, (end) => (lower.length > 4 && !lower.endsWith('ss') ? '' : end)) : lemma
  return base
    .replace(/isation$/, 'ization')
    .replace(/ise$/, 'ize')
    .replace(/ll(?=ing$|ed$)/, 'l')
}

const endings = ['', ...'e ing ment ation ion tion er or al ive ial ist ian ure y ary ic'.split(' ')]

/**
 * Whether two words are of one family, as `assess` and `assessment`. `attend` and `attendance policy` are not: what ends
 * in -ance and -ence has mostly gone its own way.
 */
export function isSameFamily(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length < 4 || other.length < 4 || one.slice(0, 4) !== other.slice(0, 4)) return false
  let shared = 4
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  const [left, right] = [one.slice(shared), other.slice(shared)]
  const fits = (text: string) =>
    endings.includes(text) || (endings.includes(text.replace(/^(.)\1?/, '')) && text.length > 2)
  return shared >= Math.max(4, Math.min(one.length, other.length) - 3) && fits(left) && fits(right)
}
