import { isSameFamily, topicsOf } from '../facts/topics.ts'
import type { Posting } from '../posting/posting.ts'

/** A restaurant's manager who applies to a personnel office is better off without the title. */
export function isOfTheirTrade(title: string, posting: Posting): boolean {
  const theirs = topicsOf(posting.title?.text ?? '')
  return theirs.length === 0 || topicsOf(title).some(({ key }) => theirs.some((one) => isSameFamily(one.key, key)))
}
