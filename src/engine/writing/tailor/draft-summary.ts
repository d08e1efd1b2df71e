// The summary for one job: who the person is, their own sentences, their strongest proof for it, and the skills it names.
import { splitSentences } from '#engine/language/sentences.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { type Career, monthsIn } from '../facts/career.ts'
import { nameWork } from '../facts/named-work.ts'
import { subjectOf, topicsOf } from '../facts/topics.ts'
import { sayFrame } from '../frames/_frame.ts'
import summaryExperience from '../frames/summary-experience.ts'
import summaryHeld from '../frames/summary-held.ts'
import summaryLead from '../frames/summary-lead.ts'
import summarySkills from '../frames/summary-skills.ts'
import { nameCredentials, nameSkills } from '../letter/name-qualifications.ts'
import { atEmployer, roleName } from '../letter/role-name.ts'
import { countWords } from '../letter/shorten-clause.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { findSummaryProofs } from '../summary-proof.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { canChange, mendText } from '../upgrade/mend-lines.ts'
import { dropPraiseWords, saysNothing } from '../upgrade/says-nothing.ts'
import { joinWords } from '../words/join-words.ts'
import { isRoleNoun, isSameRole } from '../words/roles.ts'
import { LEADS, MOST_BEARING } from './order-for-posting.ts'
import { relevanceOf } from './relevance.ts'

const LONGEST = 75
/** An own sentence that has nothing to do with the job makes room for what does. */
const BEARS = 0.01
const FEW_WORDS = 45
const BARE_TITLE = 4
/** Less would say the same again. */
const NEW_TOPICS = 2
/** One name alone reads like a slip, unless the job is called by it. */
const FEWEST_NAMES = 2

export function draftSummary(career: Career, posting: Posting, match: Match, spelling?: Dictionary): DraftChange[] {
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const mended = mendSummary(career, spelling)
  const said = splitSentences(mended.replace(/([a-z]{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')).map(endSentence)
  const telling = said
    .map(dropPraiseWords)
    .filter((sentence) => !saysNothing(sentence) && !isAim(sentence, posting))
    // A title by itself makes room for who the person is.
    .filter((one, place, all) => place > 0 || countWords(one) > BARE_TITLE || !canLead(all.slice(1), career))
  const lead = canLead(telling, career) ? leadFor(career, posting, telling) : undefined
  const aimed = telling.length > 0 || lead ? telling : said
  const named = nameNewWork(career, posting, aimed)
  const [experience] = named && !lead?.hasWork ? sayFrame(summaryExperience, 'plain', { work: named }) : []
  const own = named ? keepOwn(aimed, posting) : aimed
  const [first, ...rest] = lead ? [lead.text, ...own] : own
  const proof = bestProof(career, posting, [first, experience].join(' '), spelling)
  const told = [first, experience, ...rest, proof].filter(Boolean).join(' ')
  const held = sayHeld(career, match, told)
  const skills = nameSkills(career, posting, `${told} ${held ?? ''}`, { andNear: true })
  const [skillLine] =
    skills.names.length > 1 ? sayFrame(summarySkills, 'plain', { skills: joinWords(skills.names) }) : []
  const parts = [first, experience, ...rest, proof, held, skillLine].filter((part): part is string => Boolean(part))
  while (parts.length > 2 && countWords(parts.join(' ')) > LONGEST && rest.length > 0)
    parts.splice(parts.indexOf(rest.pop() ?? ''), 1)
  const after = parts.join(' ')
  // What only reads better is for the upgrade.
  if (after === '' || after === said.join(' ')) return []
  const hasLeft = own.length < said.length
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason: reasonFor({
        hasLeftAim: said.some((sentence) => isAim(sentence, posting)),
        hasProof: Boolean(named ?? proof ?? held ?? skillLine),
        hasLead: Boolean(lead),
      }),
      ...(hasLeft || mended !== summary ? { needsLook: true as const } : {}),
    },
  ]
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** Two counts of years, or two titles, side by side would quarrel. */
function canLead(telling: readonly string[], career: Career): boolean {
  const text = telling.join(' ')
  return !saysWho(text, career) && !/\byears?\b/i.test(text)
}

function nameNewWork(career: Career, posting: Posting, told: readonly string[]): string | undefined {
  const text = told.join(' ').toLowerCase()
  const work = nameWork(career, posting)
    .map(({ name }) => name)
    .filter((name) => !text.includes(name))
  const title = posting.title?.text.toLowerCase() ?? ''
  const isEnough = work.length >= FEWEST_NAMES || work.some((name) => title.includes(name))
  return isEnough ? joinWords(work) : undefined
}

function leadFor(career: Career, posting: Posting, telling: readonly string[]) {
  const named = nameNewWork(career, posting, telling)
  const text = leadSentence(career, { work: named })
  return text === undefined ? undefined : { text, hasWork: named !== undefined }
}

/** The line at the heart of this job that says most, where the summary does not say it yet. */
function bestProof(
  career: Career,
  posting: Posting,
  told: string,
  spelling: Dictionary | undefined,
): string | undefined {
  const known = new Set(topicsOf(told).map(({ key }) => key))
  const isNew = (text: string) => topicsOf(text).filter(({ key }) => !known.has(key)).length >= NEW_TOPICS
  const [best] = findSummaryProofs(career, spelling)
    .map((one) => ({ ...one, bearing: relevanceOf(one.text, posting).score }))
    .filter(({ text, bearing, hasNumber }) => bearing >= (hasNumber ? LEADS : MOST_BEARING) && isNew(text))
    .toSorted((one, other) => weigh(other) - weigh(one))
  return best?.text
}

function weigh({ strength, bearing }: { strength: number; bearing: number }): number {
  return Math.min(MOST_BEARING, bearing) + strength
}

/** The licence they ask for, where hiring managers look first. */
function sayHeld(career: Career, match: Match, told: string): string | undefined {
  // A degree is told under education.
  const names = nameCredentials(career, match).names.filter(
    (name) => !/degree|bachelor|master|associate|diploma|doctor|\bGED\b/i.test(name),
  )
  const [text] = names.length > 0 ? sayFrame(summaryHeld, 'plain', { credentials: joinWords(names) }) : []
  return text && !/\b(?:licen[cs]ed|certified|degree|CPA|RN)\b/.test(told) ? text : undefined
}

/** Nobody wants a new summary with the old typos in it. */
function mendSummary({ resume }: Career, spelling: Dictionary | undefined): string {
  const { summary } = resume.personalInfo
  if (summary.trim() === '' || !canChange(summary)) return summary
  const context = {
    ...readResumeContext(resume, spelling),
    place: 'summary' as const,
    tense: 'none' as const,
    beside: {},
  }
  return mendText(summary, 'personalInfo.summary', context)?.after ?? summary
}

/** What of their own words stays beside the facts: who they are, and what bears on this job. */
function keepOwn(own: readonly string[], posting: Posting): string[] {
  const isShort = countWords(own.join(' ')) <= FEW_WORDS
  return own.filter(
    (sentence, place) =>
      place === 0 || isShort || /\blearn/i.test(sentence) || relevanceOf(sentence, posting).score >= BEARS,
  )
}

type Drafted = { hasLeftAim: boolean; hasProof: boolean; hasLead: boolean }

function reasonFor({ hasLeftAim, hasProof, hasLead }: Drafted): string {
  if (hasLeftAim) return 'Leaves out the objective and says who you are.'
  if (hasProof) return 'Says what you have done that this job asks for.'
  return hasLead ? 'Says first who you are.' : 'Leaves out what everybody says and nobody can check.'
}

/** An objective: for another job it speaks against this one, and `where I can use my skills` says nothing about any. */
function isAim(sentence: string, posting: Posting): boolean {
  if (
    /\b(?:seeking|looking for|to obtain|in search of) (?:an? |the )?(?:[\p{L}-]+ ){0,8}(?:position|role|job|opportunity|career|employment)\b/iu.test(
      sentence,
    )
  )
    return !/\d/.test(sentence)
  if (/\bseeking to (?:use|leverage|utilize|apply|contribute|obtain|grow|join|advance)\b/i.test(sentence)) return true
  if (!/^(?:seeking|looking for|objective|in search of|hoping to|aiming)\b/i.test(sentence)) return false
  const wanted = subjectOf(posting.title?.text)
  return !topicsOf(sentence).some(({ key }) => wanted.has(key))
}

/** Whether the summary names the person's title already. */
function saysWho(summary: string, { jobs, resume }: Career): boolean {
  const text = summary.toLowerCase()
  const [first = ''] = splitSentences(summary)
  if (
    first
      .split(/[\s,]+/)
      .slice(0, 6)
      .some(isRoleNoun)
  )
    return true
  return [resume.personalInfo.professionalTitle, ...jobs.map(({ title }) => title)].some(
    (title) => title.trim() !== '' && text.includes(title.trim().toLowerCase()),
  )
}

type Years = { count: string; isOne: boolean }
type LeadOptions = {
  /** Years the person named; they go before counted ones. */
  said?: Years | undefined
  work?: string | undefined
}

/** `Case manager with 14 years of experience, including crisis intervention and home visits.` */
export function leadSentence(career: Career, { said, work }: LeadOptions = {}): string | undefined {
  const [job] = career.jobs
  const role = job && roleName(job.title)
  if (!job || !role) return undefined
  const years = Math.floor(monthsIn(career, ({ title }) => isSameRole(role, title)) / 12)
  const at = job.company ? atEmployer(job.company) : undefined
  const [text] = sayFrame(summaryLead, 'plain', {
    role,
    year: said?.isOne ? said.count : undefined,
    years: said ? (said.isOne ? undefined : said.count) : years >= 2 ? String(years) : undefined,
    work,
    now: job.isCurrent ? at : undefined,
    before: job.isCurrent ? undefined : at,
  })
  return text
}
