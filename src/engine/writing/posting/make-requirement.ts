import { classifyRequirement, findTopics } from './classify.ts'
import type { Quoted, Requirement } from './posting.ts'

/** What a line asks for, taken apart. */
export function makeRequirement({ text, span }: Quoted, { id, need }: Pick<Requirement, 'id' | 'need'>): Requirement {
  const kind = classifyRequirement(text)
  const years =
    kind === 'years' ? /(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.exec(text)?.[1] : undefined
  return {
    id,
    kind,
    need,
    quote: text.replace(/[\s;,]+$/, ''),
    span,
    terms: findTopics(text),
    ...(years === undefined ? {} : { years: numberOf(years) / (/\bmonths?\b/i.test(text) ? 12 : 1) }),
  }
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

function numberOf(word: string): number {
  const at = numberWords.indexOf(word.toLowerCase())
  return at >= 0 ? at : Number(word)
}
