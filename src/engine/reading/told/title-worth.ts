// How much a phrase names somebody by their work, by the names of the library and the reader's words.
import { occupationIndex } from '#engine/library/index.gen.ts'
import { titleScore } from '../words/title-words.ts'
import { wordsOf } from '../words/word-set.ts'

const known = new Set(
  occupationIndex.flatMap(({ title, otherNames, nearNames = [] }) =>
    [...title.split(/\s+\/\s+/), ...otherNames, ...nearNames].map((name) => wordsOf(name).join(' ')),
  ),
)

/** Occupations that end in an unrelated word, and words that look like titles but aren't. */
const noTitle =
  /^(?:senior|junior|sophomore|freshman|lead|head|staff|member|crew|chair|model|guide|partner|owner|student|resident|player|expert|host|mate|fellow|employee|executive|associate|chief|principal|native|person|learner|graduate|minister|major|tech|principal|judge|member|companion|leader|provider|dealer|setter|scholar|professional|temp|volunteer work)$/i

/** How much a phrase names somebody by their work; from 1 on it does. */
export function titleWorth(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 7) return 0
  if (known.has(words.join(' '))) return 2.5
  const score = titleScore(text)
  const last = titleScore(words.at(-1) ?? '')
  const [, head] = /^(.+?)\s+of\s/i.exec(text) ?? []
  if (head && score > 0 && titleScore(head) >= 2) return 2
  if (score > 0 && last >= 2) return words.length === 1 && noTitle.test(text) ? 0.6 : 2
  return score >= 1.3 ? 0.9 : 0
}
