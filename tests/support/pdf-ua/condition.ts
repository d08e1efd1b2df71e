// One group of conditions of the Matterhorn Protocol 1.1, the published list of the ways to fail PDF/UA-1.
import type { UaDocument } from './document.ts'

export type Failure = { condition: string; what: string }
export type ConditionGroup = {
  /** The number of the group in the protocol and what it is called there. */
  title: string
  /** The conditions looked at, by their numbers. */
  checked: readonly string[]
  /** Those that need a person. */
  human: readonly string[]
  check(document: UaDocument): Failure[]
}

export const fail = (condition: string, what: string): Failure => ({ condition, what })
