// The summary for one job: who the person is, their own sentences, their strongest proof for it, and the skills it names.
import { splitSentences } from '#engine/language/sentences.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { type Career, monthsIn } from '../facts/career.ts'
import { subjectOf, topicsOf } from '../facts/topics.ts'
import { sayFrame } from '../frames/_frame.ts'
import summaryLead from '../frames/summary-lead.ts'
import summarySkills from '../frames/summary-skills.ts'
import { nameSkills } from '../letter/name-qualifications.ts'
import { atEmployer, roleName } from '../letter/role-name.ts'
import { countWords } from '../letter/shorten-clause.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { joinWords } from '../words/join-words.ts'
import { isRoleNoun, isSameRole } from '../words/roles.ts'
import { relevanceOf } from './relevance.ts'

const LONGEST = 75

export function draftSummary(career: Career, posting: Posting): DraftChange[] {
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const said = splitSentences(summary.replace(/([a-z]{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 '))
  // An objective for another job speaks against this one.
  const own = said.filter((sentence) => !isOtherAim(sentence, posting))
  // Two counts of years side by side would quarrel.
  const lead = saysWho(summary, career) || /\byears?\b/i.test(summary) ? undefined : leadSentence(career)
  const told = [lead ?? '', ...own].join(' ')
  const proof = countWords(told) < 35 ? provingLine(career, posting, told) : undefined
  const skills = nameSkills(career, posting, `${told} ${proof ?? ''}`)
  const [skillLine] =
    skills.names.length > 1 ? sayFrame(summarySkills, 'plain', { skills: joinWords(skills.names) }) : []
  const parts = [lead, ...own, proof, skillLine].filter((part): part is string => Boolean(part))
  while (parts.length > own.length + 1 && countWords(parts.join(' ')) > LONGEST) parts.pop()
  const after = parts.join(' ')
  if (parts.length === own.length && own.length === said.length) return []
  if (after === '' || after === summary.trim()) return []
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason: reasonFor({
        isNew: said.length === 0,
        hasLeft: own.length < said.length,
        hasProof: Boolean(proof ?? skillLine),
      }),
    },
  ]
}

type Drafted = { isNew: boolean; hasLeft: boolean; hasProof: boolean }

function reasonFor({ isNew, hasLeft, hasProof }: Drafted): string {
  if (hasLeft) return 'Leaves out an objective for another job.'
  if (hasProof) return 'Adds what you have that this job asks for.'
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

const LONGEST_PROOF = 22

/** The line of work that answers the posting best, as it stands in the resume. */
function provingLine(career: Career, posting: Posting, told: string): string | undefined {
  const said = new Set(topicsOf(told).map(({ key }) => key))
  const best = career.jobs
    .slice(0, 2)
    .flatMap(({ lines }) => lines)
    .filter(
      ({ role, text }) =>
        role === 'line' && countWords(text) <= LONGEST_PROOF && countWords(text) >= 5 && !/[:;()]/.test(text),
    )
    .filter(({ topics }) => topics.some(({ key, weight }) => weight >= 1 && !said.has(key)))
    .map((line) => ({ line, score: relevanceOf(line, posting).score + (/\d/.test(line.text) ? 0.3 : 0) }))
    .filter(({ score }) => score >= 0.6)
    .toSorted((one, other) => other.score - one.score)[0]
  return best ? `${best.line.text.replace(/[.;,\s]+$/, '')}.` : undefined
}
