import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { defineStep } from './_step.ts'

const share = String.raw`\d[\d.]*%`
/** `readmissions 17% to 13%`, `Escaped defects in production from around 9 per month to 3` */
const change = new RegExp(
  String.raw`(?<=^|[;:,] )((?:[\p{L}\d][\p{L}\d/-]* ){1,6}?)(?:((?:down |up )?from (?:(?:around|about|roughly) )?\d[\d.,]*%?(?: (?:a|per) \p{L}+)? to (?:(?:around|about|roughly|under) )?\d)|(${share} to ${share}))`,
  'u',
)

/** A change of a figure gets the verb it lacks. */
export default defineStep({
  answers: 'words left out',
  group: 'grammar',
  places: ['line'],
  isSafe: false,
  adds: () => ['went from'],
  apply(line) {
    const found = change.exec(line)
    const [whole = '', thing = '', from, shares] = found ?? []
    if (!found || !isThing(thing) || (from && isRange(from, line.slice(found.index + whole.length)))) return undefined
    const told = `${thing}went ${from ?? `from ${shares}`}`
    return {
      text: line.slice(0, found.index) + told + line.slice(found.index + whole.length),
      reason: 'Says what happened to the figure.',
    }
  },
  examples: {
    mends: [
      [
        'Ran a discharge pilot on one unit: 30-day readmissions 17% to 13% over 8 months',
        'Ran a discharge pilot on one unit: 30-day readmissions went from 17% to 13% over 8 months',
      ],
      [
        'Escaped defects in production from around 9 per month to 3',
        'Escaped defects in production went from around 9 per month to 3',
      ],
    ],
    leaves: [
      'Improved intake margin from 58% to 62% over four years',
      'Cut turnover from 41% to 18%',
      'No-shows went from 14% to 9%',
      'Rose from 2 to 9 in a year',
      'Open from 9 to 5',
      'Hand lamination of hulls and decks from 6 to 14 metre',
      'Planters from 9 to 26 rows',
      'Invoiced 40% to 60% up front',
      'Team grew from 4 to 9',
    ],
  },
})

/** `Escaped defects` are no act, whatever they look like. */
const tellsWhich = /^(?:escaped|failed|missed|returned|lost|rejected|delayed|completed|unplanned)$/

/** `hulls from 6 to 14 metre` says how large they are: what rises without a share, a price or a time may be a range. */
function isRange(from: string, rest: string): boolean {
  const [low = '', high = ''] = from.match(/\d[\d.,]*/g) ?? []
  const more = /^[\d.,]*/.exec(rest)?.[0] ?? ''
  const isMeasured = /%| (?:a|per) |[$£€]/.test(from) || /^[\d.,]*(?:%| ?(?:days?|hours?|minutes?|weeks?)\b)/.test(rest)
  return !isMeasured && Number.parseFloat(low) < Number.parseFloat(high + more)
}

/** `errors in intake`, and nothing that was done. */
function isThing(text: string): boolean {
  const words = tagWords(text.trim())
  const [first] = words
  if (!first || words.length < 2 || !/^(?:NOUN|PROPN)$/.test(words.at(-1)?.tag ?? '')) return false
  if (readVerbForm(first.lower)?.form === 'past' && !tellsWhich.test(first.lower)) return false
  return words.every(
    ({ lower, tag }, at) => !/^(?:PRON|AUX)$/.test(tag) && (at === 0 || tag !== 'VERB' || !readVerbForm(lower)),
  )
}
