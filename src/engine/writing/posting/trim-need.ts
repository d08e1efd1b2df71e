// A need without the words that only say that it is asked for, and how strongly.
import type { Span } from './posting.ts'

/** `3.5 Registration with SACNASP`: a clause and its number. */
const lead =
  /^(?:\d{1,2}(?:\.\d{1,2}){1,2}\.?\s+(?=\p{Lu})|[\s\p{P}]+(?<![(“"£$€#@.])|(?:[Yy]ou|[Ww]e|[Tt]here)(?:['’](?:ve|re|ll|d|s))?(?: (?:will|would|must|should|can|have|are|need to|be|is)\b)* |(?:[Mm]ust|[Ss]hould|[Ww]ill|[Ww]ould)(?: (?:have|be|hold)\b)? |(?:[Tt]o|[Hh]as|[Hh]ave|[Aa]re|[Ii]s|[Bb]e|[Cc]an|[Dd]emonstrates?|[Pp]ossess|[Aa]lso|[Aa]nd|[Oo]r|[Ff]or|[Ww]ith|[Ii]deally|[Pp]referably|[Rr]esponsible for|[Oo]ccasionally|[Ss]ometimes) )/u

const strength =
  '(?:(?:an? )?(?:huge |big |definite |real |strong |major |distinct |added |strongly |highly |very |great |significant |considered |seen as )*(?:an? )?)'
const be = '(?:(?:is|are|would be|will be|being|considered|also) )*'
const tail = new RegExp(
  `[\\s,(–-]+${be}${strength}(?:plus|preferred|desired|desirable|assets?|bonus|advantages?|advantageous|helpful|welcome|beneficial|nice to have|optional|useful|handy|appreciated|required|essential|mandatory|necessary|needed|ideal(?:ly)?|(?:a )?must)[\\s).!,;:]*$`,
  'i',
)
const end =
  /[\s,;:.!–—-]+$|\s+(?:is|are|and|or|with|but|if|the|an?|of|in|to|for|our|your|their|strongly|is an?|when|where|while|as|at|by|on|from|that|which|who|into|per|plus)$/

/** `3 -` of `3 -6 years`: the least that will do is asked for, and not the most. */
const range = /(?<![\d.,$£€])\d{1,2} ?(?:-|–|to) ?$/
const LONGEST_RANGE = 8

export function trimNeed(text: string, { start, end: last }: Span): Span {
  let [from, until] = [
    start - (range.exec(text.slice(Math.max(0, start - LONGEST_RANGE), start))?.[0].length ?? 0),
    last,
  ]
  for (let turn = 0; turn < 4; turn += 1) {
    const said = text.slice(from, until)
    const led = lead.exec(said)?.[0].length ?? 0
    if (led > 0 && led < said.length) from += led
    const rest = text.slice(from, until)
    const cut = rest.search(tail)
    const ended = rest.search(end)
    const at = cut > 1 ? cut : ended > 1 ? ended : rest.length
    until = from + at
    if (led === 0 && at === rest.length) break
  }
  const closed = from + closedIn(text.slice(from, until))
  return { start: from, end: closed + missingAfter(text.slice(from, closed), text.slice(closed)) }
}

/** `Track record` of `Track record of 90 % retention`: by itself it asks for nothing. */
function missingAfter(said: string, rest: string): number {
  return /^(?:(?:proven|strong|solid|good|demonstrated) )?(?:track record|record|history|knowledge|understanding|experience|command|grasp|familiarity|proficiency)$/i.test(
    said,
  )
    ? (/^ (?:of|in|with) [^.;,\n()]{2,80}/.exec(rest)?.[0].trimEnd().length ?? 0)
    : 0
}

/** Of `refrigeration (RETA certificate a plus)` the bracket's end went with `a plus`, and so does the rest of it. */
function closedIn(said: string): number {
  const open = said.lastIndexOf('(')
  return open > 1 && !said.includes(')', open) ? said.slice(0, open).trimEnd().length : said.length
}
