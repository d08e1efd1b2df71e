// What was done first, what is missing last: a reader who meets `I have not used it` first reads what follows as an excuse.
// Whole sentences are put in another order: a `no` keeps the `but` that answers it. Nothing is left out but the words the
// form began with.

import { capitalize } from '#engine/language/plain-words.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { isClause } from './mend-answer.ts'

export function strengthFirst(answer: string): string {
  if (/^(?:as for|when it comes to)\b/i.test(answer)) return answer
  const said = splitSentences(answer).map(withoutStem)
  const lacks = said.flatMap((sentence, at) => (isLack(sentence) && stands(said[at + 1]) ? [at] : []))
  if (lacks.length === 0 || lacks.length === said.length) return said.join(' ')
  const done = said.filter((_, at) => !lacks.includes(at))
  // What leans on the sentence before it would lean on another.
  if (done.some((sentence, at) => at === 0 && leans.test(sentence))) return said.join(' ')
  const [first = '', ...rest] = done
  return [first.replace(/^I also /, 'I '), ...rest, ...lacks.map((at) => said[at] ?? '')].join(' ')
}

const lack =
  /^(?:I|we) (?:(?:have|do|did|am|can)(?:n['’]t| not)|have never|have no|never)\b|^(?:I do|I have) not\b|^No (?!one\b|problems?\b)\p{L}/iu

/** Wholly of what is missing: `I have not used Git at work, but ...` goes on to what there was. */
function isLack(sentence: string): boolean {
  return lack.test(sentence) && !/:|\b(?:but|yet|only|until|because|since|except|though|although)\b/i.test(sentence)
}

const leans = /^(?:it|that|this|they|them|those|these|so|but|and|there|then|instead|still|however|otherwise)\b/i

/** Whether the sentence can do without the one before it. */
function stands(sentence: string | undefined): boolean {
  return sentence === undefined || !leans.test(sentence)
}

const stem = /^I have (?:experience (?:with|in|of)|worked with|used) [^,:;.]{2,80}?/
const heldThere = new RegExp(`${stem.source} (at \\p{Lu}[^,:;.]{1,40}), where (.+)$`, 'su')
const toldAfter = new RegExp(`${stem.source}[:;,] ((?:at|in|on|for) (?:\\p{Lu}|the |my |our ).+)$`, 'su')

/** `I have experience with diagrams only a little, at Clayco I used the sheets`: what the form began with, then what was done. */
function withoutStem(sentence: string): string {
  const [, place = '', then = ''] = heldThere.exec(sentence) ?? []
  if (then !== '' && isClause(then)) return `${capitalize(place)}, ${then}`
  const [, told = ''] = toldAfter.exec(sentence) ?? []
  const [clause = ''] = told.split(/[,;]/)
  const isTold = told !== '' && isClause(clause.replace(/^\S+ /, '')) && !/\b(?:it|that|this|them|those)\b/.test(clause)
  return isTold && /\b(?:I|we|my)\b/.test(clause) ? capitalize(told) : sentence
}
