// The summary of a resume for no job in particular: who, what they work with, their best result.
import { plain } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { isBetter, rateByStrength, writeNewSummary } from '../new-summary.ts'
import type { Dictionary } from '../steps/_step.ts'
import { findTerms } from '../words/terms.ts'
import type { Draft } from './mend-lines.ts'

const path = 'personalInfo.summary'
/** Titles among them: with fewer the summary would say the resume over again. */
const FEWEST_LINES = 6
/** What is longer is no description of a job, and would take seconds to read. */
const LONGEST_JOB = 20_000

export function draftSummary(career: Career, spelling: Dictionary | undefined): Draft[] {
  const { resume } = career
  const { summary } = resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  if (resume.experiences.some(({ description }) => description.length > LONGEST_JOB)) return []
  const isEmpty = summary.trim() === ''
  if (isEmpty && career.jobs.flatMap(({ lines }) => lines).length < FEWEST_LINES) return []
  const drafted = writeNewSummary({
    career,
    spelling,
    names: provenSkills(career, { orListed: isEmpty }),
    rate: rateByStrength,
  })
  if (!drafted || !isBetter(drafted, { wasEmpty: isEmpty })) return []
  return [
    {
      path,
      kind: 'replace',
      group: 'impact',
      before: summary,
      after: drafted.text,
      reason: isEmpty
        ? 'Says at the top who you are and what you have done.'
        : drafted.hasDropped
          ? 'Keeps to what you have done.'
          : 'Puts your best result where it is read first.',
      needsLook: true,
    },
  ]
}

const LONGEST_SKILL = 3
const MOST_NAMES = 3
const FEWEST_PROVEN = 2

/** What everybody lists says nothing at the top. */
const common =
  /^(?:microsoft |ms |google )?(?:office|word|excel|powerpoint|outlook|teams|docs|sheets|slides|drive|365|zoom|instagram|facebook|tiktok|windows|gmail)\b/i

/** Skills that lines of the jobs name too; with `orListed`, where there are none, tools of the list. */
export function provenSkills({ skills, jobs }: Career, { orListed = false } = {}): string[] {
  const told = jobs.flatMap(({ lines }) => lines.map(({ text }) => text.toLowerCase())).join('\n')
  // `Working independently HTML`: two skills that ran together name no tool.
  const isTool = (text: string) =>
    findTerms(text).some(({ term, text: name }) => term.kind === 'tool' && name.length * 2 > text.length)
  const listed = skills
    .map(({ text }) => text)
    .filter(
      (text) =>
        text.split(/\s+/).length <= LONGEST_SKILL &&
        !common.test(text) &&
        !/[(:;/]| and |\d\s?wpm|\b(?:basic|some|english|right to)\b/i.test(text) &&
        (isTool(text) || text.includes(' ')),
    )
  const proven = listed.filter((text) => told.includes(text.toLowerCase()))
  const tools = listed.filter((text) => isTool(text) && !proven.includes(text))
  return (proven.length >= FEWEST_PROVEN || !orListed ? proven : [...proven, ...tools]).slice(0, MOST_NAMES)
}
