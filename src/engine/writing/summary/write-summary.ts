// A summary for a purpose, made anew: who somebody is, the lines of their jobs that prove most, and what they hold and know by
// name. It takes the place of one that says nothing; beside one that says something it is another to choose from. Of single
// sentences put beside what people say of themselves readers refused more than half.
import { countWords } from '#engine/language/plain-words.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { roleName } from '../letter/role-name.ts'
import { tellingSentences } from '../own-sentences.ts'
import type { Dictionary } from '../steps/_step.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { mendJobs } from '../upgrade/mend-jobs.ts'
import { canChange, mendText } from '../upgrade/mend-lines.ts'
import { isWishSentence } from '../upgrade/says-nothing.ts'
import { chooseProofs, findProofs, type Proof, type RateProof } from './choose-proofs.ts'
import { jobsByTime, sayWho } from './say-who.ts'
import { tellWork } from './tell-work.ts'

export type SummaryGround = {
  career: Career
  spelling?: Dictionary | undefined
  rate: RateProof
  /** By the text of the line, from 0 to 3. */
  ratings: ReadonlyMap<string, number>
  /** Whether a sentence of their own summary has to stay, whatever it says. */
  keeps?: (sentence: string) => boolean
  /** How many lines of the jobs it may tell: beside what people say of themselves readers want none of them again. */
  most: number
  /** Licences, tools and languages that matter here and are not said yet, as sentences. */
  nameMore: (said: string) => readonly string[]
}

const MOST_WORDS = 70
const FEWEST_SENTENCES = 2

/** Undefined where there is nothing to say but a title. */
export function writeSummary(ground: SummaryGround): string | undefined {
  const { career, spelling, rate, most, nameMore } = ground
  const own = mendSummary(career.resume, spelling)
  const who = sayWho(career, own)
  if (who === undefined) return undefined
  const kept = sentencesToKeep(ground, own)
  const opening = [who, ...kept].join(' ')
  const proofs = chooseProofs(findProofs(career, spelling).filter(isShort), { rate, said: opening, most })
  const told = proofs.map((proof) => `${proof.told}.`)
  // What is rated higher than what can be told is named.
  const least = Math.max(0, ...proofs.map(({ line }) => ground.ratings.get(line) ?? 0))
  const work = most > 0 ? nameWork(ground, { said: [opening, ...told].join(' '), least }) : undefined
  const said = [opening, work, ...told].filter((one) => one !== undefined)
  const sentences = fitIn([...said, ...nameMore(said.join(' '))], MOST_WORDS)
  const isNew = sentences.some((sentence) => !own.includes(sentence))
  return !isNew || sentences.length + kept.length < FEWEST_SENTENCES
    ? undefined
    : sentences.join(' ').replace(/\s+/g, ' ')
}

/** A line that fills two is a line of its job, and belongs there. */
function isShort({ told }: Proof): boolean {
  return countWords(told) <= LONGEST_TOLD
}

const LONGEST_TOLD = 16

const MOST_KEPT = 2
/** What everybody says of themselves. */
const claims =
  /^(?:adept|skilled|proven|strong|hands[- ]on|known|consistently|recogni[sz]ed|able|ability|experienced|excellent|good|desires?|seeking|looking|believes|likes|loves|enjoys|calm|quick|comfortable|proficient|trusted|data-minded|an? true|strengths|versatile|eager|ready|willing|keen|dedicated|committed|passionate|motivated)\b|\bunder pressure\b|\bto learn\b|\bI\b|\bmy\b/i

/** `Strong in recruitment, onboarding and benefits` */
const listsThings = /^(?:strong|skilled|experienced) (?:in|with) (?!.*\b(?:I|my)\b)[^.]*, /i

/** Who they say they are in their first sentence is said; of the others those stay that tell facts. */
function sentencesToKeep({ keeps }: SummaryGround, own: string): string[] {
  const rest = splitSentences(own).slice(1)
  const isFact = (sentence: string) =>
    (!claims.test(sentence) || listsThings.test(sentence)) &&
    !isWishSentence(sentence) &&
    tellingSentences(sentence).join(' ') === sentence
  const must = rest.filter((sentence) => keeps?.(sentence))
  const facts = rest.filter((sentence) => !must.includes(sentence) && isFact(sentence)).slice(0, MOST_KEPT)
  return rest.filter((sentence) => must.includes(sentence) || facts.includes(sentence))
}

function nameWork(
  { career, spelling, ratings }: SummaryGround,
  { said, least }: { said: string; least: number },
): string | undefined {
  const job = jobsByTime(career).find(({ lines }) => lines.some(({ role }) => role === 'line'))
  const mended = job && mendJobs(career.resume, spelling).find(({ entry }) => entry === job.entry)
  return job && tellWork(job, mended, { ratings, said, least })
}

/** `Seeking a challenging position`, `Dedicated team player` say nothing. */
export function saysSomething({ resume, jobs }: Career, spelling: Dictionary | undefined): boolean {
  const { summary } = resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return true
  const role = roleName(jobs[0]?.title ?? '')
  return tellingSentences(mendSummary(resume, spelling), { role }).length > 0
}

function fitIn(sentences: readonly string[], room: number): string[] {
  const kept: string[] = []
  for (const sentence of sentences) if (countWords([...kept, sentence].join(' ')) <= room) kept.push(sentence)
  return kept
}

/** The person's own sentences with their slips set right. */
export function mendSummary(resume: Resume, spelling?: Dictionary): string {
  const { summary } = resume.personalInfo
  if (summary.trim() === '' || !canChange(summary)) return summary
  const context = { ...readResumeContext(resume, spelling), place: 'summary', tense: 'none', beside: {} } as const
  return mendText(summary, 'personalInfo.summary', context)?.after ?? summary
}
