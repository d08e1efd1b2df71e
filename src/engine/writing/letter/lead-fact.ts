// The one line that says most for the job, told at once: behind the job that the introduction names, or in a sentence of its
// own where it comes from another. Readers stopped at an opening that was a title and two dates.
import type { Career, Job } from '../facts/career.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Said, Tone } from './letter.ts'
import { isWholeAct } from './line-form.ts'
import { listLine } from './mend-line.ts'
import { behindJob } from './name-tools.ts'
import { sayBehindLead } from './say-points.ts'
import type { ToldLine } from './told-line.ts'

/** With fewer lines the list below would be a stub. */
const FEWEST = 3
const ARGUES = 1.9
/** What says most may be no sentence; so much less nobody opens with. */
const LESS = 0.6
/** Of another job than the one introduced, it has to be decisive, and better by so much. */
const DECISIVE = 2
const BETTER = 0.3
/** So close to the best, a line that can be told in a sentence is as good. */
const AS_GOOD = 0.35

/** `of`: the job whose line leads. */
type Lead = { introduced: Said[]; rest: readonly ToldLine[]; of: Job | undefined }

/** `introduced`: the sentences of the introduction; the one that names the job is the last. */
export function leadWith(
  introduced: Said[],
  told: readonly ToldLine[],
  { job, tone }: { job: Job | undefined; tone: Tone },
): Lead {
  const unchanged = { introduced, rest: told, of: undefined }
  if (!job || told.length < FEWEST || told.some(({ sentence }) => sentence !== undefined)) return unchanged
  const best = bestOf(told, () => true)
  const here = bestOf(told, (one) => one.job === job)
  const bestHere = Math.max(0, ...told.filter((one) => one.job === job).map(worthOf))
  const isElsewhere = best && best.job !== job && worthOf(best) >= bestHere + BETTER
  if (best && isElsewhere) {
    if (worthOf(best) < DECISIVE || best.job.entry.startsWith('projects.')) return unchanged
    const sentence = `I ${doneIn(best) ?? ''}.`
    const said = sayBehindLead(best.job, { ...best, sentence }, { tone, introduced: undefined })
    return said
      ? { introduced: [...introduced, ...said], rest: told.filter((one) => one !== best), of: best.job }
      : unchanged
  }
  const at = introduced.findIndex(({ entries }) => entries.includes(job.entry))
  const said = introduced[at]
  const most = Math.max(0, ...told.map(worthOf))
  if (!here || !said || worthOf(here) < Math.max(ARGUES, most - LESS)) return unchanged
  const text = joinFact(said.text, doneIn(here), tone)
  if (!text) return unchanged
  return {
    introduced: introduced.with(at, { ...said, text, entries: [...said.entries, here.line.text] }),
    rest: told.filter((one) => one !== here),
    of: job,
  }
}

/** `I have been a cook at Red Barn since May 2020, where I run the grill`: behind an employer, and behind nothing else. */
function joinFact(introduced: string, did: string | undefined, tone: Tone): string | undefined {
  return behindJob.test(introduced)
    ? sayFrame(frames.where, tone, { introduced: introduced.replace(/\.$/, ''), did })[0]
    : undefined
}

/** Every way in which a line of the job may be told behind a sentence that introduces it. */
export function factsBehind(introductions: readonly string[], job: Job, career: Career): string[] {
  const done = job.lines.flatMap(({ text }) => doneIn({ job, text: listLine(text, job, career) }) ?? [])
  return introductions.flatMap((said) => done.flatMap((did) => joinFact(said, did, 'plain') ?? []))
}

function worthOf({ worth = 0 }: ToldLine): number {
  return worth
}

/** Of lines that say as much, the one with a figure. */
function bestOf(told: readonly ToldLine[], picks: (one: ToldLine) => boolean): ToldLine | undefined {
  const sayable = told.filter((one) => picks(one) && doneIn(one) !== undefined && !aside.test(one.text))
  const most = Math.max(0, ...told.filter(picks).map(worthOf))
  const [first] = sayable
    .filter((one) => worthOf(one) >= most - AS_GOOD)
    .toSorted(
      (one, other) => Number(/\d/.test(other.text)) - Number(/\d/.test(one.text)) || worthOf(other) - worthOf(one),
    )
  return first
}

/** What others did, and what everybody does: nobody's strongest line. */
const aside =
  /^(?:help|assist|support|participat|attend|observ|shadow|watch|clean|tidi|sweep|swept|mopp?|answer(?:ed)? (?:the )?(?:phone|telephone))\p{L}*\b/iu

/** `ran the grill`; undefined unless it surely reads as a sentence behind `I`. */
function doneIn({ job, text }: Pick<ToldLine, 'job' | 'text'>): string | undefined {
  const isSayable = isWholeAct(text, 'past') || (job.isCurrent && isWholeAct(text, 'base'))
  return isSayable ? lowerOpening(text) : undefined
}
