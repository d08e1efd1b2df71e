// What they ask for and a lower line shows comes to the top of its job; so do the skills they name.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { lacksName, proofsOf, wishesOf } from '../match/prove.ts'
import { rateLines } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { joinWords } from '../words/join-words.ts'

const MOST_JOBS = 4
const FEWEST_LINES = 3
/** A line rated lower does not lead. */
const LEADS = 1.9
/** By less, readers put the line back where it was. */
const MORE = 0.8
/** What shows a thing they ask for by name need not be so far ahead. */
const NAMED_LEADS = 1.5
const NAMED_MORE = 0.4
/** So surely a wish is shown that it may be named. */
const NAMED = 0.6
/** Beside what they cannot do without, what they would like weighs half. */
const OF_NICE = 0.5

type Wish = { quote: string; phrase: string | undefined }
type Shown = {
  worth: number
  named: Wish | undefined /** It shows most of what they would only like. */
  isNice: boolean
}

/** The two lines of each job that argue most for this one come first. */
export function leadLines(career: Career, posting: Posting): DraftChange[] {
  const shown = shownBy(career, posting)
  const ratings = rateLines(career, posting)
  return career.resume.experiences.slice(0, MOST_JOBS).flatMap(({ id, description }): DraftChange[] => {
    const lines = splitLines(description)
    const bullets = lines.filter(({ kind }) => kind === 'bullet').map(({ text }) => text)
    if (bullets.length < FEWEST_LINES || isMixed(lines) || bullets.some((text) => label.test(plain(text)))) return []
    const order = orderLines(bullets, (text) => ({
      rating: ratings.get(plain(text)) ?? 0,
      isNamed: shown.get(plain(text))?.named !== undefined,
    }))
    if (!order) return []
    const named = shown.get(plain(order.best))?.named
    return [
      {
        path: `experiences.${id}.description`,
        kind: 'order',
        group: 'match',
        before: bullets.join('\n'),
        after: order.lines.join('\n'),
        reason:
          named?.phrase && order.lines[0] === order.best
            ? `Closest to what they ask for: ${named.phrase}. Now it comes first.`
            : 'Moves up the lines that say the most for this job.',
        ...(named ? { requirement: named.quote } : {}),
      },
    ]
  })
}

type RatedLine = { rating: number; isNamed: boolean }

function leads({ rating, isNamed }: RatedLine): boolean {
  return rating >= (isNamed ? NAMED_LEADS : LEADS)
}

function lead({ isNamed }: RatedLine): number {
  return isNamed ? NAMED_MORE : MORE
}

/** `Industry: Retail`, `Monthly Salary: 7,300` describe the job and stay at its head until they are struck. */
const label = /^\p{L}+(?: \p{L}+)? ?: \S/u

/** The best line first and the second best behind it; what a job was stays at its top. */
function orderLines(
  bullets: readonly string[],
  rateOf: (text: string) => RatedLine,
): { lines: string[]; best: string } | undefined {
  const rated = bullets.map((text) => ({ text, ...rateOf(text) }))
  const [top] = rated
  const head = top && tellsScope(plain(top.text)) ? [top.text] : []
  const able = rated
    .filter(({ text }) => canLead(plain(text)) && !head.includes(text))
    .toSorted((one, other) => other.rating - one.rating)
  const [best, second] = able
  const [above] = rated.filter(({ text }) => !head.includes(text))
  if (!best || !above || !leads(best)) return undefined
  const first = best === above || best.rating < above.rating + lead(best) ? above : best
  const next = [best, second].find((one) => one !== undefined && one !== first && leads(one))
  const beside = rated.filter(({ text }) => !head.includes(text) && text !== first.text)[0]
  const isNextBetter = next !== undefined && beside !== undefined && next.rating >= beside.rating + lead(next)
  if (first === above && !isNextBetter) return undefined
  const led = [...head, first.text, ...(isNextBetter ? [next.text] : [])]
  return {
    lines: [...led, ...bullets.filter((text) => !led.includes(text))],
    best: first === above && next ? next.text : first.text,
  }
}

/** `One of three developers on a platform used by 60 theatres`: what follows is read in its light. */
function tellsScope(text: string): boolean {
  const { shape } = readLine(text)
  return (
    /^One of \p{L}+ /u.test(text) || ((shape === 'thing' || shape === 'unclear') && /\d/.test(text) && !/,/.test(text))
  )
}

/** What each line shows best, and the wish by its name where that reads right in a reason. */
export function shownBy(career: Career, posting: Posting): Map<string, Shown> {
  const shown = new Map<string, Shown>()
  const nice = new Set(posting.niceToHave.map(({ quote }) => quote))
  for (const { wish, weight } of wishesOf(posting)) {
    // Papers and years are shown elsewhere; a line that speaks of them is no work.
    if (/^(?:licence|degree|language|trait|physical)$/.test(wish.kind ?? '')) continue
    for (const { source, strength } of proofsOf(wish, career, posting)) {
      const worth = weight * strength * (nice.has(wish.quote) ? OF_NICE : 1)
      if (worth <= (shown.get(source.text)?.worth ?? 0)) continue
      const { kind, phrase, quote } = wish
      const canBeNamed =
        strength >= NAMED &&
        !lacksName(wish, career) &&
        kind !== undefined &&
        kind !== 'years' &&
        phrase &&
        !noName.test(phrase)
      shown.set(source.text, { worth, named: canBeNamed ? { quote, phrase } : undefined, isNice: nice.has(quote) })
    }
  }
  return shown
}

const noName = /\d|^an? \p{L}+ \p{L}+ing$|\byears?\b/u

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

const FEWEST_SKILLS = 4

/** Whether the posting names the skill, word for word: `police` is no `policy`. */
function namedIn({ text }: Posting): (name: string) => boolean {
  const wordsOf = (said: string): readonly string[] => said.match(wordPattern) ?? []
  const flat = (words: readonly string[]) => ` ${words.map((word) => word.toLowerCase().replace(/s$/, '')).join(' ')} `
  const words = new Set(wordsOf(text))
  const said = flat(wordsOf(text))
  return (whole) => {
    const name = whole.replace(/\s*\([^)]*\)/g, '')
    // `DRAINS` is a program, whatever they say of drains.
    if (name === name.toUpperCase()) return /\p{Lu}/u.test(name) && words.has(name)
    return wordsOf(name).length > 0 && said.includes(flat(wordsOf(name)))
  }
}

const MOST_NAMED = 3
const wordPattern = /[\p{L}\d+#.-]*[\p{L}\d+#]/gu

/** The skills they ask for come first. */
export function leadSkills(career: Career, posting: Posting): DraftChange[] {
  const isNamed = namedIn(posting)
  return career.resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    const names = skills.map(({ name }) => name)
    // In the person's own order: what weights made of it buried what somebody is best at.
    const first = names.filter(isNamed)
    // `AWS (ECS` and `RDS)`: a list that was read in pieces.
    const isWhole = names.every((name) => name.split('(').length === name.split(')').length)
    if (names.length < FEWEST_SKILLS || first.length < 2 || !isWhole) return []
    // One skill, or one that moves by a place, is change for its own sake.
    if (first.every((name) => names.indexOf(name) <= first.length)) return []
    const named = first.slice(0, MOST_NAMED).map((name) => name.replace(/\s*\([^)]*\)/g, ''))
    return [
      {
        path: `skillCategories.${id}.skills`,
        kind: 'order',
        group: 'match',
        before: names.join('\n'),
        after: [...first, ...names.filter((name) => !first.includes(name))].join('\n'),
        reason: `They name ${joinWords(named)}; now they come first.`,
      },
    ]
  })
}
