// The lines that say most for the job, each in a sentence of the person's, and tied to what the posting asks for where the
// line shows it: a letter of bare lines leaves the reader to find out what they are there for.
import type { Career, Job } from '../facts/career.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { proofsOf, wishesOf } from '../match/prove.ts'
import type { Posting } from '../posting/posting.ts'
import type { ToldLine } from './choose-lines.ts'
import type { Said, Tone } from './letter.ts'
import { areTold, type Saying, sayLine, saySentence, whereOf } from './say-line.ts'

type Sayable = {
  told: ToldLine
  saying: Saying
  /** What it shows of what they ask for, in their words. */
  need: string | undefined
  worth: number
}

export type Argued = { said: readonly Said[]; rest: readonly ToldLine[] }

/** `introduced`: the job whose title and time the reader knows. */
type Arguing = { career: Career; posting: Posting; tone: Tone; introduced: Job | undefined }

/** A weaker proof would only seem to be taken for one. */
const SHOWS = 0.75
const LONGEST_NEED = 9

/** `told`: the strongest first within each job. */
export function tieNeeds(told: readonly ToldLine[], { career, posting, tone, introduced }: Arguing): Argued {
  const needs = new Set<string>()
  const chosen: Sayable[] = []
  // Only of a job that leads: what is left of another would stand below its name a second time. And only of one whose title
  // and time are known: who helped out for nothing would seem to have been employed.
  const [lead] = told
  const isOwn = lead !== undefined && lead.job === introduced
  const lines = isOwn ? told.filter(({ job }) => job === lead.job) : []
  // What says most leads, in a list if it is no sentence.
  const own = areTold(lines) ? lines : []
  while (chosen.length < own.length) {
    const [best] = own
      .filter((line) => !chosen.some((one) => one.told === line))
      .flatMap((line) => readSayable(line, { career, posting, needs }))
      .toSorted((one, other) => other.worth - one.worth)
    if (!best) break
    chosen.push(best)
    if (best.need) needs.add(best.need)
  }
  const ordered = told.flatMap((line) => chosen.filter((one) => one.told === line))
  return {
    said: ordered.flatMap((one, at) => sayOne(one, ordered.slice(0, at), tone)),
    rest: told.filter((line) => !own.includes(line)),
  }
}

function readSayable(
  told: ToldLine,
  { career, posting, needs }: Pick<Arguing, 'career' | 'posting'> & { needs: ReadonlySet<string> },
): Sayable[] {
  const saying = sayLine(told)
  if (!saying) return []
  const [best] = wishesOf(posting)
    .filter(({ wish: { kind } }) => kind === undefined || !ofPaper.has(kind))
    .map(({ wish, weight }) => {
      const proof = proofsOf(wish, career, posting).find(({ source }) => source === told.line)
      return { wish, strength: proof?.strength ?? 0, worth: weight * (proof?.strength ?? 0) }
    })
    .filter(({ wish }) => !needs.has(needOf(wish.phrase) ?? ''))
    .toSorted((one, other) => other.worth - one.worth)
  // Beside a duty of the post, which is broader than any line, a line would seem to claim all of it.
  const isShown =
    best?.wish.kind !== undefined && best.strength >= SHOWS && saying.act !== undefined && !isPart.test(told.text)
  const phrase = isShown ? needOf(best.wish.phrase) : undefined
  // Beside `managing staff` a line would seem to say that they managed them.
  const need = phrase && leading.test(phrase) && !leading.test(told.text) ? undefined : phrase
  return [{ told, saying, need, worth: told.worth + (best?.worth ?? 0) + (need ? TIED : 0) }]
}

/** Done by somebody else, or not all of it. */
const isPart = /\b(?:observ|shadow|help|assist)\w*|\bsat (?:in|with)\b|\bsome\b/i
const leading = /\b(?:manag|lead|supervis|oversee|direct|head|train|coach|mentor)\w*/i
/** What a line gains by answering a wish in so many words. */
const TIED = 0.5
/** Shown by dates and papers, not by a line. */
const ofPaper: ReadonlySet<string> = new Set(['years', 'licence', 'degree', 'language', 'physical'])

function sayOne({ told: { job, line }, saying, need }: Sayable, before: readonly Sayable[], tone: Tone): Said[] {
  const sameJob = before.filter(({ told }) => told.job === job).length
  const at = sameJob > 0 ? undefined : whereOf(job)
  const tied = before.filter((one) => one.need !== undefined).length
  const ties = need
    ? sayFrame(frames.tie, tone, { act: saying.act, at, need }).filter(
        (text) => at === undefined || text.toLowerCase().includes(at.toLowerCase()),
      )
    : []
  // Nobody says `I also` twice in a row.
  const text =
    ties[tied % Math.max(1, ties.length)] ??
    saySentence(saying, { at, isFirst: sameJob === 0, turn: sameJob - 1, tone })
  return text ? [{ text, entries: [line.text], quotes: need ? [need] : [] }] : []
}

/** As it reads in `You ask for ...` and `As for ...`. */
function needOf(phrase: string | undefined): string | undefined {
  return phrase && phrase.split(/\s+/).length <= LONGEST_NEED && !noNeed.test(phrase) ? phrase : undefined
}

/** Neither a trait nor a figure of theirs, which would stand beside the person's own. */
const noNeed =
  /^(?:someone|the ability|a willingness|own|enough)\b|\b(?:interpersonal|communication|organi[sz]ational|people|soft|team\w*) skills?\b|\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|both|several)\b/i
