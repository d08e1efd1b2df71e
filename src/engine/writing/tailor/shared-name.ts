// What a line and a wish both name: `overhead cranes`, `shop drawings`.
import { readLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isTermWord } from '../steps/_names.ts'
import { isRoleNoun } from '../words/roles.ts'

const FEWEST = 2
const MOST = 4
/** What any posting and any resume have in common. */
const anywhere =
  /^(?:work|job|team|day|time|shift|year|experience|skill|ability|new|good|other|company|service|customer|employee|duty|task|hour|week|month|high|full|all|own|use|make|take|help|keep|include)$/

const ofAny = /^(?:requirements?|skills?|experience|work|projects?|systems?|knowledge|procedures?|standards?|design)$/

/** In the line's words; undefined if they share no name of two or more words: one alone may mean something else. */
export function sharedName(line: string, quotes: readonly string[]): string | undefined {
  // Who assisted did not do it.
  if (/^(?:help|assist|support|learn)/i.test(line)) return undefined
  const { words: told, verbs } = readLine(line)
  // `Checked deliveries` is an act; `deliveries` is what it names.
  const said = told.map((word, at) =>
    verbs.some((verb) => verb.at === at) || (at === 0 && readVerbForm(word.lower)) ? '|' : keyOf(word),
  )
  let best: { text: string; count: number } | undefined
  for (const quote of quotes) {
    const words = tagWords(quote)
    for (let start = 0; start < words.length; start += 1)
      for (let count = FEWEST; count <= MOST; count += 1) {
        const run = words.slice(start, start + count)
        const next = words[start + count]
        // `GNSS field` of `GNSS field data` is the name of nothing.
        const isWhole = !next || !/^(?:NOUN|PROPN)$/.test(next.tag) || ofAny.test(next.lower)
        if (run.length < count || count <= (best?.count ?? 1) || !isWhole || !isName(run)) continue
        const at = said.findIndex((_, place) => run.every((word, offset) => said[place + offset] === keyOf(word)))
        // `foot machines` of `walking-foot machines`
        if (at >= 0 && !/[\p{L}\d]-$/u.test(line.slice(0, told[at]?.start)))
          best = { text: line.slice(told[at]?.start, told[at + count - 1]?.end), count }
      }
  }
  return best && lowerStart(best.text)
}

function keyOf({ lemma, lower }: TaggedWord): string {
  return lemma === lower ? lower.replace(/(?<=\p{L}{3})s$/u, '') : lemma
}

/** Nouns and what describes them, not one of them a word of every trade. */
function isName(run: readonly TaggedWord[]): boolean {
  const last = run.at(-1)
  return (
    (last?.tag === 'NOUN' || last?.tag === 'PROPN') &&
    !isRoleNoun(last.lemma) &&
    run.every(
      ({ tag, text, lemma }) => /^(?:NOUN|PROPN|ADJ)$/.test(tag) && /^\p{L}/u.test(text) && !anywhere.test(lemma),
    )
  )
}

function lowerStart(text: string): string {
  const [first = ''] = text.split(' ')
  return /\p{Lu}.*\p{Lu}/u.test(first) || isTermWord(first.toLowerCase()) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
    ? text
    : text.slice(0, 1).toLowerCase() + text.slice(1)
}
