// The summary for one job: who the person is, their own sentences, their strongest proof for it, and the skills it names.
import { addArticles } from '#engine/language/add-articles.ts'
import { sayAsGerund } from '#engine/language/say-line.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { type Career, monthsIn } from '../facts/career.ts'
import { subjectOf, topicsOf } from '../facts/topics.ts'
import { sayFrame } from '../frames/_frame.ts'
import summaryExperience from '../frames/summary-experience.ts'
import summaryLead from '../frames/summary-lead.ts'
import summarySkills from '../frames/summary-skills.ts'
import { pickProofs } from '../letter/choose-needs.ts'
import { findProofs, mendFirst, type Proof } from '../letter/find-proofs.ts'
import { nameSkills } from '../letter/name-qualifications.ts'
import { atEmployer, roleName } from '../letter/role-name.ts'
import { countWords, shortenClause } from '../letter/shorten-clause.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { joinWords } from '../words/join-words.ts'
import { isRoleNoun, isSameRole } from '../words/roles.ts'
import { relevanceOf } from './relevance.ts'

const LONGEST = 75
const MOST_ACTS = 3
const LONGEST_ACT = 14
/** An own sentence that has nothing to do with the job makes room for what does. */
const BEARS = 0.01
const FEW_WORDS = 45

export function draftSummary(career: Career, posting: Posting): DraftChange[] {
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const said = splitSentences(summary.replace(/([a-z]{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 '))
  // An objective for another job speaks against this one.
  const aimed = said.filter((sentence) => !isOtherAim(sentence, posting))
  // Two counts of years side by side would quarrel.
  const lead = saysWho(summary, career) || /\byears?\b/i.test(summary) ? undefined : leadSentence(career)
  const experience = sayExperience(career, posting, aimed.join(' '))
  const own = experience ? keepOwn(aimed, posting) : aimed
  const [first, ...rest] = lead ? [lead, ...own] : own
  const told = [first, experience, ...rest].filter(Boolean).join(' ')
  const skills = nameSkills(career, posting, told)
  const [skillLine] =
    skills.names.length > 1 ? sayFrame(summarySkills, 'plain', { skills: joinWords(skills.names) }) : []
  const parts = [first, experience, ...rest, skillLine].filter((part): part is string => Boolean(part))
  while (parts.length > 2 && countWords(parts.join(' ')) > LONGEST) parts.splice(skillLine ? -2 : -1, 1)
  const after = parts.join(' ')
  if (after === '' || after === summary.trim()) return []
  const hasLeft = own.length < said.length
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason: reasonFor({
        isNew: said.length === 0,
        hasLeft: aimed.length < said.length,
        hasProof: Boolean(experience ?? skillLine),
      }),
      ...(hasLeft ? { needsLook: true as const } : {}),
    },
  ]
}

/** What of their own words stays beside the facts: who they are, and what bears on this job. */
function keepOwn(own: readonly string[], posting: Posting): string[] {
  const isShort = countWords(own.join(' ')) <= FEW_WORDS
  return own.filter((sentence, place) => place === 0 || isShort || relevanceOf(sentence, posting).score >= BEARS)
}

/** `Experience includes preparing payroll for 300 employees and filing state taxes.` */
function sayExperience(career: Career, posting: Posting, told: string): string | undefined {
  const said = new Set(topicsOf(told).map(({ key }) => key))
  const isNew = ({ line }: Proof) =>
    line.topics.filter(({ key, weight }) => weight >= 1 && !said.has(key)).length > line.topics.length / 3
  const picked = pickProofs(findProofs(career).filter(isNew), posting, { proofs: MOST_ACTS, fewest: 0 })
  const acts = picked.flatMap(({ line }) => {
    const act = sayAsGerund(mendFirst(line.text, 'ended', readResumeContext(career.resume)))
    const short = act && shortenClause(act, LONGEST_ACT)
    return short && !/[:;]|\b(?:my|i|we|our)\b/i.test(short) ? [addArticles(short)] : []
  })
  const [text] = acts.length > 0 ? sayFrame(summaryExperience, 'plain', { acts: joinActs(acts) }) : []
  return text
}

/** Acts with commas of their own are told apart by semicolons. */
function joinActs(acts: readonly string[]): string {
  if (acts.length < 3 && !acts.slice(0, -1).some((act) => /,/.test(act))) return joinWords(acts)
  return acts.some((act) => /,| and /.test(act))
    ? `${acts.slice(0, -1).join('; ')}; and ${acts.at(-1)}`
    : joinWords(acts)
}

type Drafted = { isNew: boolean; hasLeft: boolean; hasProof: boolean }

function reasonFor({ isNew, hasLeft, hasProof }: Drafted): string {
  if (hasLeft) return 'Leaves out an objective for another job.'
  if (hasProof) return 'Says what you have done that this job asks for.'
  return isNew ? 'Opens with who you are.' : 'Says first who you are.'
}

function isOtherAim(sentence: string, posting: Posting): boolean {
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

/** `Case manager with 14 years of experience, currently at Barclays Bank.` */
export function leadSentence(career: Career): string | undefined {
  const [job] = career.jobs
  const role = job && roleName(job.title)
  if (!job || !role) return undefined
  const years = Math.floor(monthsIn(career, ({ title }) => isSameRole(role, title)) / 12)
  const at = job.company ? atEmployer(job.company) : undefined
  const [text] = sayFrame(summaryLead, 'plain', {
    role,
    years: years >= 2 ? String(years) : undefined,
    now: job.isCurrent ? at : undefined,
    before: job.isCurrent ? undefined : at,
  })
  return text
}
