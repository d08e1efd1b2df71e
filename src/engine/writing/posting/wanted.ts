// One line of the list of what a job asks for, as the person has corrected it.
import { cleanInput } from '../words/clean-input.ts'
import { isNoPosting } from './is-no-posting.ts'
import type { Requirement } from './posting.ts'

export const MOST_WANTED = 60
export const LONGEST_WANTED = 200

export type WantedRequirement = Pick<Requirement, 'id' | 'need' | 'quote'>

/** One line without anything hidden, no longer than the list holds; what was read in the posting may be longer. */
export function wantedWords(text: string): string {
  return cleanInput(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST_WANTED).trim()
}

/** Whether a line names nothing that an employer could ask a person for. */
export function isNoWish(words: string): boolean {
  return !/[\p{L}\p{N}]/u.test(words) || [words, ...words.split(/(?<=[.!?])\s+/)].some(isNoPosting)
}

/** Whether two lines say the same but for capitals and signs. */
export function isSameWish(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
