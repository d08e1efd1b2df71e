// A summary for a purpose, out of the person's own words: who they are, the lines of their jobs that prove most, what they
// bring by name, and those of their own sentences that say something. Whoever speaks as `I` goes on doing so: written anew
// without it, summaries lost what their people had to say, and readers took fewer of them.
import { splitSentences } from '#engine/language/sentences.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career, Job } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { namesPerson } from '../letter/introduce.ts'
import { jobYears } from '../letter/job-time.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, roleName, shortCompany } from '../letter/role-name.ts'
import { asWritten, namesRole, tellingSentences } from '../own-sentences.ts'
import { capitalize, type Dictionary } from '../steps/_step.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { canChange, mendText } from '../upgrade/mend-lines.ts'
import { chooseProofs, findProofs, type Proof, type RateProof } from './choose-proofs.ts'
import type { Voice } from './tell-line.ts'

export type SummaryGround = {
  career: Career
  spelling?: Dictionary | undefined
  rate: RateProof
  /** Licences, tools and languages that matter here and are not said yet, as sentences. */
  nameMore: (said: string, voice: Voice) => readonly string[]
  /** Which lines are told beside a summary of the person's own. */
  beside: (proof: Proof) => boolean
  /** Which wishes stay; without it everything does. */
  keepsWish?: ((wish: string) => boolean) | undefined
}

export type Written = {
  text: string
  wasEmpty: boolean
  /** Something is there that the old one did not say. */
  isAdded: boolean
  /** Some of the old one is not there any more. */
  isCut: boolean
  /** It tells a line of a job. */
  isTold: boolean
}

const MOST_WORDS = 62
/** What stands already may be as long as the person made it, and a little longer. */
const MOST_WITH_OWN = 80
const MORE_THAN_OWN = 16
/** `Cook.` */
const FEWEST_OF_WHO = 3
const FEWEST_OF_OWN = 12
/** A word or two fewer are not worth a look. */
const FEWEST_CUT = 3

/** Undefined where it would be no better than what is there. */
export function writeSummary(ground: SummaryGround): Written | undefined {
  const { career, spelling, rate, nameMore } = ground
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return undefined
  const mended = mendSummary(career.resume, spelling)
  const role = roleName(career.jobs[0]?.title ?? '')
  const telling = ground.keepsWish
    ? tellingSentences(mended, { role, isTheirs: ground.keepsWish })
    : splitSentences(mended)
  const voice = telling.filter(speaks).length * 2 > telling.length ? 'first' : 'third'
  const own = voice === 'first' ? telling.map((one) => asWritten(one, mended)) : telling
  const said = own.join(' ')
  // A line wedged into what somebody has said of themselves is refused unless it is what they are asked for.
  const isTheirs = countWords(said) >= FEWEST_OF_OWN
  const tellable = findProofs(career, spelling, voice).filter((proof) => !isTheirs || ground.beside(proof))
  const proofs = chooseProofs(tellable, {
    rate,
    said,
    most: isTheirs ? 1 : 2,
    of: career.jobs.find(({ company }) => company !== '' && said.includes(shortCompany(company)))?.company,
  })
  const [first = ''] = own
  const isWho = namesPerson(first) && countWords(first) >= FEWEST_OF_WHO
  const isSaid = isWho || voice === 'first' || own.some((one) => /\byears?\b/i.test(one))
  const who = isSaid ? undefined : sayWho(ground, proofs)
  if (own.length === 0 && who === undefined) return undefined
  const [lead = '', ...rest] =
    who === undefined ? own : [who, ...own.filter((one) => one !== first || !namesPerson(one))]
  const told = proofs.map((proof) => `${proof.told}.`)
  const more = nameMore([lead, ...rest, ...told].join(' '), voice)
  const news = [...told, ...more]
  const most = said === '' ? MOST_WORDS : Math.max(MOST_WITH_OWN, countWords(said) + MORE_THAN_OWN)
  const room = most - countWords([lead, ...rest].join(' '))
  const text = assemble(lead, rest, { news: fitIn(news, room), isStory: voice === 'first' || told.length === 0 })
  const isAdded = news.length > 0
  const isCut = countWords(mended) - countWords(own.join(' ')) >= FEWEST_CUT
  const wasEmpty = summary.trim() === ''
  // A title and two certificates say nothing that the next line does not.
  if (wasEmpty ? told.length === 0 : !isAdded && !isCut) return undefined
  return { text, wasEmpty, isAdded, isCut, isTold: told.length > 0 }
}

/** Whether every sentence of the old one stands in the new one. */
export function keepsAll(summary: string, after: string): boolean {
  return splitSentences(summary).every((sentence) => after.includes(sentence))
}

/** `Prior to this I processed pays`: what stood before it has to stand before it still. */
const refersBack =
  /^(?:this|these|that|those|it|they|there|prior|before|previously|also|then|since then|during|in (?:this|that)|both|most of)\b/i

function assemble(
  lead: string,
  rest: readonly string[],
  { news, isStory }: { news: readonly string[]; isStory: boolean },
): string {
  // Whoever tells a story is not interrupted, and papers come last.
  const isBound = isStory || rest.some((sentence) => refersBack.test(sentence))
  const parts = isBound ? [lead, ...rest, ...news] : [lead, ...news, ...rest]
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ')
}

function fitIn(sentences: readonly string[], room: number): string[] {
  const kept: string[] = []
  for (const sentence of sentences) if (countWords([...kept, sentence].join(' ')) <= room) kept.push(sentence)
  return kept
}

function speaks(sentence: string): boolean {
  // `returning after five years caring for my mother` names the person and stays.
  return /\bI\b|^(?:My|We|Our)\b/.test(sentence)
}

/** The person's own sentences with their slips set right. */
export function mendSummary(resume: Resume, spelling?: Dictionary): string {
  const { summary } = resume.personalInfo
  if (summary.trim() === '' || !canChange(summary)) return summary
  const context = { ...readResumeContext(resume, spelling), place: 'summary', tense: 'none', beside: {} } as const
  return mendText(summary, 'personalInfo.summary', context)?.after ?? summary
}

/** `Web developer at Sandia Creative since 2021.`: years counted over several jobs were refused more often than not. */
function sayWho({ career }: SummaryGround, proofs: readonly Proof[]): string | undefined {
  const job = career.jobs.find((one) => !isUnpaid(one) && !isBreak(one)) ?? career.jobs[0]
  const role = job && roleName(job.title)
  if (!job || !role) return undefined
  // `Parts counter` is where they work.
  const own = roleName(career.resume.personalInfo.professionalTitle)
  if (!namesRole(role) && own && namesRole(own)) return `${capitalize(own)}.`
  const isOfOne = proofs.every((one) => one.job.company === job.company)
  return `${capitalize([role, whereAndWhen(job, isOfOne)].filter(Boolean).join(' '))}.`
}

function whereAndWhen(job: Job, namesEmployer: boolean): string {
  const isNamed = namesEmployer && !isNoEmployer(job.company) && !isOwnAccount(job.company)
  const at = isNamed ? atEmployer(job.company) : ''
  const time = jobYears(job) ?? ''
  return job.isCurrent || time === '' ? `${at} ${time}`.trim() : `${at}, ${time}`.replace(/^, /, '')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
