// The posting's own name for a thing the person names otherwise: MS Excel and Microsoft Excel are one.
import { capitalize } from '#engine/language/plain-words.ts'
import { rememberOf } from '#engine/language/remember.ts'
import type { Posting } from '../posting/posting.ts'

import { type FoundTerm, findTerms } from '../words/terms.ts'

/** Each thing as the posting first calls it. */
const namesOf = rememberOf(
  (posting: Posting) =>
    new Map(
      findTerms(posting.text)
        .map(({ term, text }) => [term.id, text] as const)
        .toReversed(),
    ),
)

/** Aliases that are verbs or bend with the sentence stay as they are. */
const bending =
  /\b(?:carry|perform|make|ensure|set|setup|look|care|take|participate|charge|responsible|daily|day|time|punctual|hand|hands|person|individually|phone|full|part|back|front|over|in|on|by)\b/i

/** Two names of one thing in each row, of one number, so that either fits where the other stood. */
const sameThings = `
preventive maintenance|preventative maintenance
VFDs|variable frequency drives|frequency drives
rooftop units|RTUs
standard operating procedures|SOPs
knowledge articles|knowledge base articles|KB articles
month-end|month end
year-end|year end
three-way match|three way match
lockout/tagout|LOTO|lockout tagout
key performance indicators|KPIs
service level agreements|SLAs
vital signs|vitals
welding symbols|weld symbols
Microsoft 365|Office 365|M365
Entra ID|Azure AD`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((name) => ({ name, pattern: patternOf(name) })))

type Swap = { theirs: string; theirPattern: RegExp; others: readonly RegExp[] }

/** The rows of which the posting uses a name. */
const swapsOf = rememberOf((posting: Posting) =>
  sameThings.flatMap((names): Swap[] => {
    const own = names.find(({ pattern }) => pattern.test(posting.text))
    const others = names.filter((one) => one !== own).map(({ pattern }) => pattern)
    return own ? [{ theirs: own.name, theirPattern: own.pattern, others }] : []
  }),
)

/** An acronym is written in capitals; other names may begin a line. */
function patternOf(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d-])${name}(?![\\p{L}\\d-])`, /\p{Lu}{2}/u.test(name) ? 'u' : 'iu')
}

export function adoptTheirNames(text: string, posting: Posting): string {
  const told = swapsOf(posting).reduce((line, { theirs, theirPattern, others }) => {
    const ours = theirPattern.test(line) ? undefined : others.find((pattern) => pattern.test(line))
    return ours ? line.replace(ours, (found) => (/^\p{Lu}\p{Ll}/u.test(found) ? capitalize(theirs) : theirs)) : line
  }, text)
  return adoptTools(told, posting)
}

/** What the line calls now as the posting does, where it is one of these. */
export function adoptedName(before: string, after: string, posting: Posting): string | undefined {
  return swapsOf(posting).find(({ theirPattern }) => theirPattern.test(after) && !theirPattern.test(before))?.theirs
}

function adoptTools(text: string, posting: Posting): string {
  const names = namesOf(posting)
  return findTerms(text).reduceRight((words, found) => {
    const theirs = names.get(found.term.id)
    return theirs && isSwap(found, theirs) ? words.slice(0, found.start) + theirs + words.slice(found.end) : words
  }, text)
}

function isSwap({ term, text }: FoundTerm, theirs: string): boolean {
  // An abbreviation written out would be words the person did not use.
  if (term.kind !== 'tool' || text.toLowerCase() === theirs.toLowerCase()) return false
  // `SAP, Oracle, NetSuite` are three.
  if (bending.test(text) || bending.test(theirs) || /[,;]| or | and /.test(theirs)) return false
  const isPlural = (name: string) => /s$/i.test(name) && !/ss$/i.test(name)
  // A shout in the posting isn't a name.
  return isPlural(text) === isPlural(theirs) && !(theirs.length > 5 && theirs === theirs.toUpperCase())
}
