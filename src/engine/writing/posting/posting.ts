// What a job posting asks for, each with the words it stands in.

/** Where a quote stands in the cleaned text of the posting. */
export type Span = { start: number; end: number }

export const requirementKinds = [
  'skill',
  'experience',
  'years',
  'licence',
  'degree',
  'language',
  'trait',
  'physical',
  'other',
] as const
export type RequirementKind = (typeof requirementKinds)[number]

export type Requirement = {
  id: string
  kind: RequirementKind
  need: 'must' | 'nice'
  /** The posting's own words. */
  quote: string
  span: Span
  /** What it comes down to: the words that evidence is looked for by. */
  terms: readonly string[]
  /** How many years, where it asks for some. */
  years?: number | undefined
}

export type Duty = { id: string; quote: string; span: Span; terms: readonly string[] }

export type Quoted = { text: string; span: Span }

export type Posting = {
  /** The text without hidden characters and without sentences that speak to a machine. */
  text: string
  title: Quoted | undefined
  company: Quoted | undefined
  mustHave: readonly Requirement[]
  niceToHave: readonly Requirement[]
  duties: readonly Duty[]
  /** Those of mustHave and niceToHave that ask for years. */
  years: readonly Requirement[]
  /** Those that ask for a licence, certificate or clearance. */
  licences: readonly Requirement[]
  /** What was left out because it spoke to a machine or hid itself. */
  ignored: readonly string[]
}
