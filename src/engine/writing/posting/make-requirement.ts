import { findTopics } from './classify.ts'
import type { Quoted, Requirement } from './posting.ts'
import { readYears } from './read-years-wanted.ts'

/** A wish by itself, before it is weighed among the others. */
const UNWEIGHED = 0.5

/** What a line asks for, taken apart. */
export function makeRequirement(
  { text, span }: Quoted,
  { id, need, kind, chance = 1 }: Pick<Requirement, 'id' | 'need' | 'kind'> & { chance?: number },
): Requirement {
  // `A3 Practical experience`: the number in their list.
  const quote = text.replace(/[\s;,]+$/, '').replace(/^(?:[A-Z]\d{1,2}|[a-z]\)|\d{1,2}[.)])\s+(?=\p{L})/u, '')
  return {
    id,
    kind,
    need,
    quote,
    span,
    terms: findTopics(quote),
    weight: UNWEIGHED,
    chance,
    ...(kind === 'years' ? { years: readYears(quote) } : {}),
  }
}
