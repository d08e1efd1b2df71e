// What the person did, in sentences, one paragraph for each job. Where a line shows something they ask for, what they ask
// for is said before it: a reader of bare lines has to find out what they are there for.
import type { Career, Job } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { coverage } from '../match/find-evidence.ts'
import { proofsOf, wishesOf } from '../match/prove.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting } from '../posting/posting.ts'
import type { ToldLine } from './choose-lines.ts'
import type { Said, Tone } from './letter.ts'
import { sayPoints } from './say-points.ts'
import { areTold, type Saying, sayLine, saySentence, whereAndWhen, whereOf } from './say-line.ts'

type Sayable = { told: ToldLine; saying: Saying }

/** `introduced`: the job whose title and time the reader knows. */
type Telling = { career: Career; posting: Posting; tone: Tone; seed: number; introduced: Job | undefined }

/** A paragraph: sentences, or a list below what leads into it. */
export type Told = { said: Said[]; isList: boolean }

/** A weaker proof would only seem to be taken for one. */
const SHOWS = 0.65
const FEWEST_SHARED = 2
const LONGEST_NEED = 7
const MOST_NEEDS = 2
/** Two acts as short as this are one sentence. */
const SHORT = 13

/** `told`: the strongest first within each job. */
export function tellJobs(told: readonly ToldLine[], telling: Telling): Told[] {
  const needs: string[] = []
  const paragraphs = [...new Set(told.map(({ job }) => job))].flatMap((job): Told[] => {
    const lines = told.filter((line) => line.job === job)
    if (!areTold(lines)) return sayPoints(lines, telling).map((said) => ({ said, isList: true }))
    const own = lines.flatMap((line): Sayable[] => {
      const saying = sayLine(line)
      return saying ? [{ told: line, saying }] : []
    })
    const isChosen = own[0]?.told.worth === Number.POSITIVE_INFINITY
    const [tied] =
      needs.length < MOST_NEEDS && !isChosen
        ? own.slice(0, 2).flatMap((one) => {
            const need = needOf(one, telling, needs)
            return need ? [{ one, need }] : []
          })
        : []
    const ordered = tied ? [tied.one, ...own.filter((one) => one !== tied.one)] : own
    const asked = tied ? sayAsked(tied.need, needs.length, telling.tone) : []
    if (tied) needs.push(tied.need)
    return [{ said: [...asked, ...tellJob(ordered, telling)], isList: false }]
  })
  return joinShort(paragraphs)
}

function sayAsked(need: string, turn: number, tone: Tone): Said[] {
  const text = sayFrame(frames.ask, tone, { need })[turn]
  return text ? [{ text, entries: [], quotes: [need] }] : []
}

function tellJob(own: readonly Sayable[], { tone, seed, introduced }: Telling): Said[] {
  const [first, ...rest] = own
  if (!first) return []
  const { job } = first.told
  const at = job === introduced ? whereOf(job) : whereAndWhen(job)
  const said = [sayAll([first], { at, isFirst: true, turn: seed, tone })]
  for (let left = rest; left.length > 0; ) {
    const count = areShort(left.slice(0, 2)) ? 2 : 1
    said.push(sayAll(left.slice(0, count), { isFirst: false, turn: said.length - 1, tone }))
    left = left.slice(count)
  }
  return said
}

function areShort(pair: readonly Sayable[]): boolean {
  return (
    pair.length === 2 &&
    pair.every(({ saying: { act } }) => act && act.split(' ').length <= SHORT && !/[.;:!?]|, and\b/.test(act))
  )
}

function sayAll(own: readonly Sayable[], place: Parameters<typeof saySentence>[1]): Said {
  const [{ saying } = { saying: { act: '' } }, second] = own
  const joined = second?.saying.act ? { act: `${saying.act}, and I ${second.saying.act}` } : saying
  return { text: saySentence(joined, place) ?? '', entries: own.map(({ told: { line } }) => line.text), quotes: [] }
}

/** Jobs of one sentence each are one paragraph. */
function joinShort(paragraphs: readonly Told[]): Told[] {
  const joined: Told[] = []
  for (const [at, { said, isList }] of paragraphs.entries()) {
    const before = joined.at(-1)
    const isNext = at > 1 && before && !before.isList && before.said.length <= 2
    if (isNext && !isList && said.length === 1) before.said.push(...said)
    else joined.push({ said: [...said], isList })
  }
  return joined
}

/** What the line shows of what they ask for, in their words. */
function needOf(
  { told, saying }: Sayable,
  { career, posting }: Telling,
  needs: readonly string[],
): string | undefined {
  const [best] = wishesOf(posting)
    .filter(({ wish: { kind } }) => kind === undefined || !ofPaper.has(kind))
    .map(({ wish, weight }) => {
      const proof = proofsOf(wish, career, posting).find(({ source }) => source === told.line)
      return { phrase: cleanNeed(wish.phrase), strength: proof?.strength ?? 0, worth: weight * (proof?.strength ?? 0) }
    })
    .filter(({ phrase, strength }) => phrase !== undefined && strength >= SHOWS && !needs.includes(phrase))
    .filter(({ phrase = '' }) => answers(told.line, phrase))
    .toSorted((one, other) => other.worth - one.worth)
  if (!best?.phrase || saying.act === undefined || isPart.test(told.text)) return undefined
  // Beside `managing staff` a line would seem to say that they managed them.
  return leading.test(best.phrase) && !leading.test(told.text) ? undefined : best.phrase
}

/** What has one word in common answers nothing: `customers` for `faxing to customers`. */
function answers(line: ToldLine['line'], phrase: string): boolean {
  const topics = topicsOf(phrase)
  const { keys } = coverage(topics, line)
  return keys.length >= FEWEST_SHARED && keys.includes(topics[0]?.key ?? '')
}

/** Done by somebody else, or not all of it. */
const isPart = /\b(?:observ|shadow|help|assist)\w*|\bsat (?:in|with)\b|\bsome\b/i
const leading = /\b(?:manag|lead|supervis|oversee|direct|head|train|coach|mentor)\w*/i
/** Shown by dates and papers, not by a line. */
const ofPaper: ReadonlySet<string> = new Set(['years', 'licence', 'degree', 'language', 'physical'])

/** As it reads in `You ask for ...`. */
function cleanNeed(phrase: string | undefined): string | undefined {
  return phrase && phrase.split(/\s+/).length <= LONGEST_NEED && !noNeed.test(phrase) ? lowerOpening(phrase) : undefined
}

/** Neither a trait nor a figure of theirs, which would stand beside the person's own. */
const noNeed =
  /^(?:someone|the ability|a willingness|own|enough)\b|\b(?:interpersonal|communication|organi[sz]ational|people|soft|team\w*) skills?\b|\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|both|several)\b/i
