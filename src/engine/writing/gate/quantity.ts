// A number of a text with what it counts, its unit, its bound and its rate.
import type { Bound } from './read-rates.ts'

export type Quantity = {
  value: number
  /** As it stands there, with what it counts. */
  text: string
  /** Its first and last word. */
  at: number
  until: number
  unit: '' | '%' | '$' | '€' | '£'
  bound: Bound
  /** `over 45 days`: more than these, or while they lasted. */
  isDuring: boolean
  /** `day`, `week` ...; empty where there is none. */
  rate: string
  /** What it counts, by key: the whole run after it and `crew` in `crew of four`. */
  nouns: readonly string[]
  /** `team` in `team of five`: it is not what is counted. */
  group: string
  /** The last word of the run after it. */
  head: string
  isOrdinal: boolean
  isYear: boolean
  /** One end of `5 to 6`. */
  isRange: boolean
  /** Has a partner, as in `5 to 6` and `from 11 to 4`. */
  isPaired: boolean
  /** Where the number itself ends. */
  end: number
}
