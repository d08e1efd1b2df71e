// What a posting asks for where no need was read: who may be hired at all, and a row that opens with `Experience with`.
import type { Posting, Span } from '../posting/posting.ts'
import { askFor } from './ask-for.ts'

type Asked = { text: string; quote: string; span: Span }

/** Who may be hired at all: recruiters look for it first, and resumes hardly ever say it. */
const standings: readonly (readonly [asked: RegExp, text: string, said: RegExp])[] = [
  [
    /\bU\.?S\.? persons?\b/i,
    'Are you a U.S. person (a citizen, a permanent resident, a refugee or an asylee)?',
    /\bcitizen|\bgreen card\b|\bpermanent resident\b|\bU\.?S\.? person\b/i,
  ],
  [
    /\b(?:must be|be) an? (?:U\.?S\.?|United States) citizen\b|\b(?:U\.?S\.?|United States) citizenship (?:is )?(?:required|status)\b|^\W*(?:U\.?S\.?|United States) citizen(?:ship)?\W*$/im,
    'Are you a U.S. citizen?',
    /\bcitizen/i,
  ],
  [
    /\b(?:active|current|hold(?:s|ing)?) (?:an? )?(?:(?:top )?secret|SC|DV|TS\/SCI|NV1|NV2|baseline|public trust)(?: security)? clearance\b/i,
    'Do you hold a security clearance?',
    /\bclearance\b/i,
  ],
]

export function askForStanding({ text: posting }: Posting, said: string): Asked[] {
  return standings.flatMap(([asked, text, own]): Asked[] => {
    const found = asked.exec(posting)
    return found && !own.test(said) ? [{ text, quote: found[0], span: spanOf(found.index, found[0]) }] : []
  })
}

const MOST_WORDS = 9
/** `Experience with P&L`, `Knowledge of lien law` */
const wanted =
  /^[^\p{L}\n]*((?:(?:Previous|Prior|Proven|Some|Strong|Solid|Good|Working|Hands-on) )?(?:Experience|Knowledge|Familiarity|Background) (?:with|of|in|using) [^\n.;:]+?)[.;]?$/gmu

/** Rows that were not read as needs, and are nothing else. */
export function askForUnread(posting: Posting): Asked[] {
  const read = [...posting.mustHave, ...posting.niceToHave, ...posting.duties].map(({ span }) => span)
  return [...posting.text.matchAll(wanted)].flatMap(({ 0: row, 1: quote = '', index }): Asked[] => {
    const span = spanOf(index + row.indexOf(quote), quote)
    if (quote.split(' ').length > MOST_WORDS || read.some((one) => one.start < span.end && one.end > span.start))
      return []
    const text = askFor({ quote, kind: 'experience' })
    return text ? [{ text, quote, span }] : []
  })
}

function spanOf(start: number, text: string): Span {
  return { start, end: start + text.length }
}
