// The lines of a job in the order in which the posting asks for what they show. Readers took 47 of 50 such orders, and 13 of 38
// where the lines were put in an order of our own.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { proofsOf } from '../match/prove.ts'
import { rateLines } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { tellsResult } from '../tells-result.ts'

const MOST_JOBS = 3
const FEWEST_LINES = 3
/** So surely a line shows what they ask for. */
const SHOWS = 0.5
/** Of the best line of the job: a line rated lower does not go ahead of others. */
const ARGUES = 0.65
/** What is rated as high keeps its place, whatever it shows. */
const STAYS = 0.8
/** Of 3. */
const HEADS = 2.4

export function followTheirList(career: Career, posting: Posting): DraftChange[] {
  const placeOf = placesIn(posting, career)
  const ratings = rateLines(career, posting)
  return career.resume.experiences
    .flatMap(({ id, description }): DraftChange[] => {
      const lines = splitLines(description)
      const bullets = lines.filter(({ kind }) => kind === 'bullet').map(({ text }) => text)
      if (bullets.length < FEWEST_LINES || isMixed(lines) || bullets.some((text) => label.test(plain(text)))) return []
      const ordered = orderLines(bullets, { placeOf, rate: (text) => ratings.get(plain(text)) ?? 0 })
      if (ordered.every((text, at) => text === bullets[at])) return []
      return [
        {
          path: `experiences.${id}.description`,
          kind: 'order',
          group: 'match',
          before: bullets.join('\n'),
          after: ordered.join('\n'),
          reason: 'Follows their list: what they ask for first now comes first.',
        },
      ]
    })
    .slice(0, MOST_JOBS)
}

type PlaceOf = (text: string) => number | undefined

/** Where in the posting stands what a line shows. */
function placesIn(posting: Posting, career: Career): PlaceOf {
  const asked = [
    ...posting.duties,
    ...[...posting.mustHave, ...posting.niceToHave].filter(({ kind }) => ofWork.test(kind)),
  ].toSorted((one, other) => one.span.start - other.span.start)
  const places = new Map<string, number>()
  for (const [place, wish] of asked.entries())
    for (const { source, strength } of proofsOf(wish, career, posting))
      if (strength >= SHOWS && !places.has(source.text)) places.set(source.text, place)
  return (text) => places.get(plain(text))
}

const ofWork = /^(?:skill|experience|years)$/

function orderLines(
  bullets: readonly string[],
  { placeOf, rate }: { placeOf: PlaceOf; rate: (text: string) => number },
): string[] {
  const best = Math.max(...bullets.map(rate))
  const read = bullets.map((text, at) => {
    const place = canLead(plain(text)) && rate(text) >= best * ARGUES ? placeOf(text) : undefined
    // What a job was stays at its top.
    const isHead = at === 0 && (tellsScope(plain(text)) || rate(text) >= HEADS)
    const stays = isHead || (place === undefined && (rate(text) >= best * STAYS || tellsResult(plain(text))))
    return { text, place, stays }
  })
  const moved = read.filter(({ stays }) => !stays)
  const led = moved
    .filter(({ place }) => place !== undefined)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
  const [top] = read
  const [next] = led
  // Nothing weaker goes before what stood first.
  const first = top && next && !top.stays && rate(next.text) < rate(top.text) ? [top] : []
  const rest = [
    ...first,
    ...[...led, ...moved.filter(({ place }) => place === undefined)].filter((one) => !first.includes(one)),
  ]
  return read.map(({ text, stays }) => (stays ? text : (rest.shift()?.text ?? text)))
}

/** `Industry: Retail`, `Monthly Salary: 7,300` describe the job and stay at its head until they are struck. */
const label = /^\p{L}+(?: \p{L}+)? ?: \S/u

/** `One of three developers on a platform used by 60 theatres`: what follows is read in its light. */
function tellsScope(text: string): boolean {
  const { shape } = readLine(text)
  return (
    /^One of \p{L}+ /u.test(text) || ((shape === 'thing' || shape === 'unclear') && /\d/.test(text) && !/,/.test(text))
  )
}

/** Neither broken nor about oneself, and done, not watched. */
function canLead(text: string): boolean {
  return (
    !isBroken(findFault(text)) &&
    !/\b(?:I|my|observ\p{L}+|shadow\p{L}+|sat (?:in|with)|helped|the usual|CE hours)\b/iu.test(text)
  )
}

/** A paragraph introduces what follows it: where both are mixed, the order stays. */
function isMixed(lines: readonly RichLine[]): boolean {
  const firstBullet = lines.findIndex(({ kind }) => kind === 'bullet')
  return lines.slice(Math.max(0, firstBullet)).some(({ kind }) => kind === 'paragraph')
}
