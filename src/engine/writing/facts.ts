// What a resume says, taken apart: each fact with the entry it belongs to, because a fact of one job is no fact of another.
import type { Resume } from '#engine/resume/resume.ts'
import { gatherFacts } from './gather-facts.ts'

export const factKinds = [
  'name',
  'contact',
  'employer',
  'title',
  'date',
  'place',
  'number',
  'tool',
  'skill',
  'degree',
  'school',
  'licence',
  'language',
  'statement',
  'answer',
] as const
export type FactKind = (typeof factKinds)[number]

export type Fact = {
  id: string
  kind: FactKind
  /** The words as they stand in the resume. */
  text: string
  /** The field it stands in, e.g. `experiences.<id>.description`. */
  path: string
  /** The entry it belongs to: `personalInfo`, `experiences.<id>`, `skillCategories.<id>` ... */
  entry: string
}

/** What the person answered to a question. Only this adds facts. */
export type Answer = {
  questionId: string
  text: string
  /** The entry the answer speaks of; without one it speaks of the person. */
  entry?: string | undefined
}

export type Facts = {
  resume: Resume
  answers: readonly Answer[]
  /** `YYYY-MM-DD`; what still runs is counted up to here. Without it, up to the last date of the resume. */
  today: string | undefined
  list: readonly Fact[]
}

/** Every fact of the resume and of the person's own answers. */
export function collectFacts(resume: Resume, answers: readonly Answer[] = [], today?: string): Facts {
  return { resume, answers, today, list: gatherFacts(resume, answers) }
}
