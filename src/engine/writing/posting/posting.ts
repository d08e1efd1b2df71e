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
  /** A short noun phrase that reads right after `You ask for`; none where there is no clean one. */
  phrase?: string | undefined
  /** How much it matters, from 0 to 1. */
  weight?: number | undefined
}

export type Duty = Pick<Requirement, 'id' | 'quote' | 'span' | 'terms' | 'phrase' | 'weight'>

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
