// What a job posting asks for, each with the words that say so.

/** Where a quote is in the cleaned text of the posting. */
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
] as const
export type RequirementKind = (typeof requirementKinds)[number]

export type Requirement = {
  id: string
  kind: RequirementKind
  need: 'must' | 'nice'
  /** The posting's own words, without bullets and without the words that only say that they ask. */
  quote: string
  span: Span
  /** What it comes down to: the words that evidence is looked for by. */
  terms: readonly string[]
  /** How much it matters, from 0 to 1. */
  weight: number
  /** How sure it is that they ask for this, and for no less and no more. */
  chance: number
  /** The minimum number of years, if it asks for any. */
  years?: number | undefined
}

export type Duty = {
  id: string
  quote: string
  span: Span
  chance: number
}

export type Quoted = { text: string; span: Span }

export type Posting = {
  /** The text without hidden characters and without sentences that speak to a machine. */
  text: string
  /** Without numbers, places and parentheses, and never in capitals only. */
  title: Quoted | undefined
  company: Quoted | undefined
  /** Whom a letter may greet, as it greets them: `Craig`, `Ms Whitlock`. */
  reader: string | undefined
  /** The reference number to quote. */
  reference: string | undefined
  place: Quoted | undefined
  mustHave: readonly Requirement[]
  niceToHave: readonly Requirement[]
  duties: readonly Duty[]
  /** What was left out because it spoke to a machine or hid itself. */
  ignored: readonly string[]
  /** Whether the person put right what is asked for: then nothing else in the text is. */
  isCorrected?: boolean | undefined
}
