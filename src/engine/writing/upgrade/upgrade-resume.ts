// Fixes what weakens a resume without adding anything, asks what only the person knows, and adds their answers.
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { readCareer } from '../facts/career.ts'
import { soundFacts } from '../facts/sound-facts.ts'
import { rateTops } from '../match/rate-top.ts'
import type { Proposal } from '../proposal.ts'
import type { Dictionary, LinePlace } from '../steps/_step.ts'
import { answerLine, chooseQuestions, findAsked } from './answer-lines.ts'
import { addWins, askForWins } from './ask-for-wins.ts'
import { carryOut } from './carry-out.ts'
import { askAboutYears, putYears } from './check-years.ts'
import { askForSummary, draftSummary } from './draft-summary.ts'
import { findMisplaced } from './find-misplaced.ts'
import { gatherLines } from './gather-lines.ts'
import { leadWithBest } from './lead-with-best.ts'
import { lineContexts, type ResumeContext, readResumeContext } from './line-context.ts'
import { listTools } from './list-tools.ts'
import { type MendedJob, mendJobs } from './mend-jobs.ts'
import { canChange, type Draft, dropOf, mendLines, mendText } from './mend-lines.ts'
import {
  capitalizeTitles,
  dropExpired,
  dropJunkSkills,
  dropRepeatedSkills,
  dropRepeats,
  dropSoftSkills,
  nameHeadline,
  orderSections,
} from './whole-resume.ts'

export type UpgradeRequest = {
  resume: Resume
  /** `YYYY-MM-DD` */
  today: string
  spelling?: Dictionary | undefined
  answers?: readonly Answer[] | undefined
}

/** Nobody looks at more, and each is applied separately. */
const MOST_CHANGES = 400
const MOST_QUESTIONS = 6

/** `changes` are for the person to see; `resume` has of them only what may be carried out unseen. */
export function upgradeResume({ resume, today, spelling, answers = [] }: UpgradeRequest): Proposal {
  const whole = readResumeContext(resume, spelling)
  const jobs = mendJobs(resume, spelling)
  const work = jobs.flatMap(({ lines }) => lines)
  const asked = findAsked(work)
  const years = putYears(resume, answers)
  const career = readCareer(resume, { today })
  const sound = soundFacts(resume)
  const summary = draftSummary(readCareer(sound, { today }), { spelling, answers })
  // `really` is how people talk; to strike it alone is not worth a look.
  const mendSummary = mendField(resume.personalInfo.summary, 'personalInfo.summary', 'summary', whole).filter(
    ({ steps = [] }) => steps.some((step) => step !== 'drop-filler'),
  )
  const drafts = [
    ...nameHeadline(sound),
    ...mendContact(resume, whole),
    ...capitalizeTitles(resume),
    ...([years, summary, mendSummary].find((one) => one.length > 0) ?? []),
    ...addWins(resume, whole, answers),
    ...leadWithBest(career, spelling),
    ...jobs.flatMap(({ lines }) => {
      const answered = lines.map((line) => answerLine(line, asked, answers))
      return [...answered.flatMap((draft) => draft ?? []), ...gatherLines(lines.filter((_, at) => !answered[at]))]
    }),
    ...mendRest(resume, whole),
    ...listTools(career),
    ...dropRepeats(resume).filter(({ path, before }) => !isDropped(jobs, path, before)),
    ...dropJunkSkills(resume),
    ...dropRepeatedSkills(resume),
    ...dropSoftSkills(resume),
    ...dropExpired(resume),
    ...orderSections(resume),
  ].slice(0, MOST_CHANGES)
  const changes = drafts.map(({ safeAfter: _, ...draft }, at): Change => ({ id: `c${at + 1}`, facts: [], ...draft }))
  const unseen = changes.flatMap((change, at): Change[] => {
    const after = drafts[at]?.safeAfter
    return after === undefined ? [] : [{ ...change, after }]
  })
  const safe = carryOut(resume, unseen)
  const ofLines = [
    ...askAboutYears(resume, today, answers),
    ...chooseQuestions(resume, asked, { answers, tops: rateTops(career) }),
    ...askForSummary(resume, summary, answers),
  ]
  const questions = [...ofLines, ...askForWins(resume, ofLines, answers)].slice(0, MOST_QUESTIONS)
  return { resume: safe, changes, dropped: [], gaps: [], questions }
}

/** What goes anyway is not struck a second time as said twice. */
function isDropped(jobs: readonly MendedJob[], path: string, before: string): boolean {
  return jobs.some(({ lines }) =>
    lines.some(({ draft }) => draft?.kind === 'drop' && draft.path === path && draft.before === before),
  )
}

function mendContact({ personalInfo: { location, phone } }: Resume, whole: ResumeContext): Draft[] {
  return [
    ...mendField(location, 'personalInfo.location', 'place', whole),
    ...mendField(phone, 'personalInfo.phone', 'phone', whole),
  ]
}

/** Everything beside the jobs' own lines. */
function mendRest(resume: Resume, whole: ResumeContext): Draft[] {
  const { experiences, education, projects, skillCategories } = resume
  const described = (
    list: 'education' | 'projects',
    { id, description = '' }: { id: string; description?: string | undefined },
  ) => gatherLines(mendLines(description, `${list}.${id}.description`, lineContexts(description, 'none', whole)))
  return [
    ...experiences.flatMap(({ id, location = '' }) =>
      mendField(location, `experiences.${id}.location`, 'place', whole),
    ),
    ...education.flatMap(({ id, location = '' }) => mendField(location, `education.${id}.location`, 'place', whole)),
    ...projects.flatMap((project) => described('projects', project)),
    ...education.flatMap((school) => described('education', school)),
    ...skillCategories.flatMap(({ id, skills }) =>
      skills.flatMap(({ id: skillId, name }) => {
        const path = `skillCategories.${id}.skills.${skillId}.name`
        const misplaced = findMisplaced(name)
        return misplaced ? [dropOf(path, name, misplaced)] : mendField(name, path, 'name', whole)
      }),
    ),
  ]
}

function mendField(text: string, path: string, place: LinePlace, whole: ResumeContext): Draft[] {
  if (!canChange(text)) return []
  if (text.includes('\n')) return text.split('\n').flatMap((line) => mendField(line, path, place, whole))
  const draft = mendText(text, path, { ...whole, place, tense: 'none', beside: {} })
  return draft ? [draft] : []
}
