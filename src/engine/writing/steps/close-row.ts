import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isTermWord } from './_names.ts'
import { defineStep } from './_step.ts'

const FEWEST_THINGS = 3
const LONGEST_THING = 4

/** `Fixed screens, saved money` and `compressors, valves, motors`: the last of a row is joined by `and`. */
export default defineStep({
  answers: 'signs',
  group: 'grammar',
  places: ['line'],
  isSafe: false,
  adds: () => ['and'],
  apply(line) {
    const actAt = lastActAt(readLine(line))
    const at = actAt ?? lastThingAt(line)
    if (at === undefined) return undefined
    const [head, rest] = [line.slice(0, at), line.slice(at)]
    // A row inside a row keeps its comma, so that one sees where the next act begins.
    const joint = actAt !== undefined && / (?:and|or|&) /.test(head) ? ', and' : ' and'
    return {
      text: `${head}${joint}${rest.slice(1)}`,
      reason: actAt === undefined ? 'Closes the list with “and”.' : 'Joins the two with “and”; a comma isn’t enough.',
    }
  },
  examples: {
    mends: [
      ['Fixed screens and keyboards, saved $22,000', 'Fixed screens and keyboards, and saved $22,000'],
      ['Hung duct, set units, ran linesets', 'Hung duct, set units and ran linesets'],
      ['Replaced compressors, valves, ECM motors', 'Replaced compressors, valves and ECM motors'],
      [
        'Send and track referrals, follow up until the visit is made',
        'Send and track referrals, and follow up until the visit is made',
      ],
      [
        'Maintained 38 contracts: restaurants, two dental offices, bank branches',
        'Maintained 38 contracts: restaurants, two dental offices and bank branches',
      ],
    ],
    leaves: [
      'Hung duct, set units and ran linesets',
      'Served offices in Austin, Texas, USA',
      'Repaired fillers, cappers and labelers on 2 lines, 3rd shift',
      'Cleaned rooms, kitchens, etc.',
      'Ran the shop, opening at six',
    ],
  },
})

/** The comma before the last act of a row that no `and` closes. */
function lastActAt({ shape, verbs, words, isSure, text }: ReadLine): number | undefined {
  const last = verbs.at(-1)
  const comma = words[(last?.at ?? 0) - 1]
  if (shape !== 'act' || !isSure || verbs.length < 2 || comma?.text !== ',' || !last) return undefined
  const [head, rest] = [text.slice(0, comma.start), text.slice(comma.end)]
  // `, used by visitors` and `, finished late` tell of the thing, and `, two days a week,` of the time.
  const next = words[last.at + 1]
  const hasObject =
    next !== undefined &&
    (/^(?:DET|NUM|NOUN|ADJ|PRON|PROPN|SYM)$/.test(next.tag) || readVerbForm(next.lower)?.isMoreOftenNoun === true)
  const isDone = last.form !== 'past' || hasObject
  // `Send and track referrals`: two verbs, one act.
  const acts = verbs.filter(({ at }, place) => place === 0 || at > (verbs[place - 1]?.at ?? 0) + 2)
  const isPlainRow = head.split(', ').length === acts.length - 1
  const goesOn = words.some(
    ({ lower }, at) => at > last.at && /^(?:and|or|&)$/.test(words[at - 1]?.lower ?? '') && readVerbForm(lower),
  )
  if (!isDone || !isPlainRow || goesOn || isCut(rest) || /, |\b(?:late|early)$/.test(rest)) return undefined
  const isClosed = acts.slice(1).some(({ at }) => /^(?:and|or|&|then)$/.test(words[at - 1]?.lower ?? ''))
  return isClosed ? undefined : comma.start
}

/** The comma before the last thing of a list that ends the line. */
function lastThingAt(line: string): number | undefined {
  const parts = line.replace(/\.$/, '').split(', ')
  const [last = '', ...others] = parts.toReversed()
  if (parts.length < FEWEST_THINGS || isCut(line) || !isThing(last)) return undefined
  const things = others.slice(0, -1)
  // What they are things of may stand before the first.
  const opening = others.at(-1) ?? ''
  const named = opening.split(/: |\b(?:including|with|using) /)
  const first = (named.length > 1 ? (named.at(-1) ?? '') : withoutVerb(opening)).replace(/^\p{L}+ and (?=\p{L})/u, '')
  return [...things, first].every(isThing) ? line.lastIndexOf(', ') : undefined
}

function withoutVerb(text: string): string {
  const { verbs, words } = readLine(text)
  return text.slice(words[verbs.at(-1)?.at ?? -1]?.end ?? 0).trim()
}

function isCut(text: string): boolean {
  return /[;()“”"]|\betc\b|\.{3}/.test(text)
}

/** A short name of something, with no act in it and no place. */
function isThing(part: string): boolean {
  const words = tagWords(part)
  const last = words.at(-1)
  return (
    words.length <= LONGEST_THING &&
    last !== undefined &&
    (last.tag === 'NOUN' || last.tag === 'PROPN' || isPlural(last)) &&
    words.every((word) => isOfThing(word) || (word === last && isPlural(word)))
  )
}

/** `hardware installs`, `E-stops` */
function isPlural({ tag, lower }: TaggedWord): boolean {
  return tag === 'VERB' && readVerbForm(lower)?.form === 'third'
}

function isOfThing({ text, tag, lower }: TaggedWord): boolean {
  if (/^(?:per|each|every)$/.test(lower)) return false
  const isName = /^\p{Lu}\p{Ll}/u.test(text) && !isTermWord(lower)
  return !isName && (/^(?:NOUN|PROPN|ADJ|NUM|DET)$/.test(tag) || /ing$/.test(lower) || text === '-')
}
