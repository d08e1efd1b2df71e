// The middle of a letter: what the posting wants, and what the person did that answers it, job by job.
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Experience } from '#engine/resume/resume.ts'
import { withArticle } from '../words/articles.ts'
import { fill, makeChooser } from './choose.ts'
import {
  alsoAsksForDoing,
  alsoAsksForThing,
  asksForDoing,
  asksForThing,
  includesNow,
  includesThen,
  provesEarlier,
  provesMore,
  provesMoreNow,
  provesNow,
  provesNowToo,
  provesThen,
} from './phrases-data.ts'
import type { Proof } from './pick-evidence.ts'
import { countWords, type LetterContext, type PlannedSentence } from './planned-sentence.ts'
import { atEmployer, roleName } from './role-name.ts'
import { shortQuote } from './short-quote.ts'

const MOST_JOBS = 3
const FEWEST_IN_A_JOB = 2
const MOST_IN_A_JOB = 6
const MOST_QUOTES = 2

/** A paragraph for each job, the best evidence first, as long as there is room. */
export function planProof(
  context: LetterContext,
  proofs: readonly Proof[],
  { key, ...room }: { key: string; wanted: number; most: number },
): PlannedSentence[][] {
  const jobs = chooseJobs(proofs)
  let paragraphs: PlannedSentence[][] = []
  for (let each = FEWEST_IN_A_JOB; each <= MOST_IN_A_JOB; each += 1) {
    const choose = makeChooser(`${key}|${each}`)
    const quoted = new Set<string>()
    const next = jobs.map(({ job, own }, place) =>
      proveJob({ ...context, choose }, { job, own: own.slice(0, each), place, quoted, jobs }),
    )
    if (countWords(next.flat()) > room.most && paragraphs.length > 0) break
    paragraphs = next
    if (countWords(next.flat()) >= room.wanted) break
  }
  return fitInto(paragraphs, room.most)
}

type JobProofs = { job: Experience; own: Proof[] }

/** The jobs with the best evidence, the most recent first. */
function chooseJobs(proofs: readonly Proof[]): JobProofs[] {
  const byJob = new Map<Experience, Proof[]>()
  for (const proof of proofs) byJob.set(proof.job, [...(byJob.get(proof.job) ?? []), proof])
  return [...byJob]
    .map(([job, own]) => ({ job, own }))
    .filter(({ job }) => job.company.trim() !== '' || roleName(job.position) !== undefined)
    .slice(0, MOST_JOBS)
    .sort((one, other) => comparePeriods(one.job, other.job))
}

type JobPlan = JobProofs & { place: number; quoted: Set<string>; jobs: readonly JobProofs[] }

function proveJob(context: LetterContext, { job, own, place, quoted, jobs }: JobPlan): PlannedSentence[] {
  const { quote, answers } = quoteFor(context, own, quoted)
  const ordered = answers ? [answers, ...own.filter((proof) => proof !== answers)] : own
  const role = roleName(job.position)
  const there = job.company.trim() ? atEmployer(job.company) : undefined
  const slots = {
    atEmployer: there,
    AtEmployer: there && there[0]?.toUpperCase() + there.slice(1),
    aRole: role && withArticle(role),
  }
  const sentences: PlannedSentence[] = quote ? [quote] : []
  const frames = firstFrames(job, jobs[place - 1]?.job)
  const further = job.current ? provesMoreNow : provesMore
  const isGood = (text: string | undefined) => text !== undefined && context.passes(text)
  let used = ''
  for (const [at, proof] of ordered.entries()) {
    const extra = at > 0 && proof.gerund ? (job.current ? includesNow : includesThen) : []
    const options = [...(at === 0 ? frames : further), ...extra].filter(
      (phrase) =>
        phrase !== used &&
        (proof.gerund !== undefined || !phrase.startsWith('As part of')) &&
        isGood(fill(phrase, { ...slots, clause: proof.clause, gerund: proof.gerund })),
    )
    used = context.choose(options) ?? 'I {clause}.'
    const text = fill(used, { ...slots, clause: proof.clause, gerund: proof.gerund })
    const entry = `experiences.${job.id}`
    if (text)
      sentences.push({
        text,
        follows: true,
        sources: [
          { entry, text: proof.line },
          { entry, kinds: ['employer', 'title'] },
        ],
      })
  }
  return sentences
}

function firstFrames(job: Experience, before: Experience | undefined): readonly string[] {
  if (job.current) return before ? provesNowToo : provesNow
  return before ? provesEarlier : provesThen
}

/** What the posting says, with the proof that answers it; each is quoted once. */
function quoteFor(
  { choose }: LetterContext,
  own: readonly Proof[],
  quoted: Set<string>,
): { quote?: PlannedSentence; answers?: Proof } {
  const answers = own.find(({ quote }) => quote !== undefined && !quoted.has(quote) && shortQuote(quote) !== undefined)
  const short = answers?.quote === undefined ? undefined : shortQuote(answers.quote)
  if (!answers?.quote || !short || quoted.size >= MOST_QUOTES) return {}
  const isFirst = quoted.size === 0
  quoted.add(answers.quote)
  const doing = isFirst ? asksForDoing : alsoAsksForDoing
  const thing = isFirst ? asksForThing : alsoAsksForThing
  const text = fill(choose(short.form === 'verb' ? doing : thing) ?? '', { quote: `“${short.text}”` })
  return text ? { quote: { text, quotes: [short.text], leadsTo: true }, answers } : {}
}

/** Whole sentences from the start of each paragraph, until the room is used up. */
function fitInto(paragraphs: readonly PlannedSentence[][], room: number): PlannedSentence[][] {
  let left = room
  return paragraphs
    .map((sentences) =>
      sentences.filter((sentence) => {
        const words = countWords([sentence])
        if (words > left) return false
        left -= words
        return true
      }),
    )
    .filter((sentences) => sentences.some(({ follows }) => follows))
}
