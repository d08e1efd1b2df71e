// What tailor and upgrade answer: a new resume, each change by itself, what the gate refused, and what only the person can say.
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'

export const refusalReasons = [
  'locked',
  'moved-text',
  'number',
  'unit',
  'name',
  'tool',
  'credential',
  'level',
  'scope',
  'time',
  'moved-fact',
  'posting',
  'negation',
  'hedge',
  'claim',
  'years',
  'link',
  'instruction',
  'length',
  'empty',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** `unsure`: new words that may be mere rewording; the person is asked about them. */
export type Verdict = { ok: true; unsure?: readonly string[] } | { ok: false; reason: RefusalReason; detail: string }

/** A change before it has its number. */
export type DraftChange = Omit<Change, 'id' | 'facts'>

export type RefusedChange = { change: Change; reason: RefusalReason; detail: string }

/** Something the posting wants that the resume does not say. */
export type Gap = {
  requirementId: string
  need: 'must' | 'nice'
  /** The posting's words. */
  quote: string
}

/** Asked instead of invented. The answer becomes a fact. */
export type Question = {
  id: string
  text: string
  /** Why it is asked. */
  reason: string
  /** The entry an answer would belong to, where that is plain. */
  entry?: string | undefined
  /** The line a number would help. */
  line?: string | undefined
  requirementId?: string | undefined
  /** An answer to it has its place in the letter, not in the resume. */
  isForLetter?: true | undefined
  /** Papers to tick; each becomes a certificate of the resume. */
  options?: readonly string[] | undefined
}

export type Proposal = {
  /** The resume with every change. */
  resume: Resume
  changes: readonly Change[]
  /** What was proposed and refused because it was not true, or not certainly so. */
  dropped: readonly RefusedChange[]
  gaps: readonly Gap[]
  questions: readonly Question[]
}
