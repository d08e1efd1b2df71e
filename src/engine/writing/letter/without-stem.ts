// What somebody did, without the words the form began with. Their sentences stay in their order: put elsewhere, `the closest
// is …` answered nothing, and readers marked the letters down for it.
import { capitalize } from '#engine/language/plain-words.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { isClause } from './mend-answer.ts'
import { withItsNo } from './with-its-no.ts'

export function withoutStem(answer: string): string {
  if (/^(?:as for|when it comes to)\b/i.test(answer)) return answer
  return splitSentences(answer)
    .map((sentence) => bare(withItsNo(sentence)))
    .join(' ')
}

const stem = /^I have (?:experience (?:with|in|of)|worked with|used) [^,:;.]{2,80}?/
const heldThere = new RegExp(`${stem.source} (at \\p{Lu}[^,:;.]{1,40}), where (.+)$`, 'su')
const toldAfter = new RegExp(`${stem.source}[:;,] ((?:at|in|on|for) (?:\\p{Lu}|the |my |our ).+)$`, 'su')

/** `I have experience with diagrams only a little, at Clayco I used the sheets`: what the form began with, then what was done. */
function bare(sentence: string): string {
  const [, place = '', then = ''] = heldThere.exec(sentence) ?? []
  if (then !== '' && isClause(then)) return `${capitalize(place)}, ${then}`
  const [, told = ''] = toldAfter.exec(sentence) ?? []
  const [clause = ''] = told.split(/[,;]/)
  const isTold = told !== '' && isClause(clause.replace(/^\S+ /, '')) && !/\b(?:it|that|this|them|those)\b/.test(clause)
  return isTold && /\b(?:I|we|my)\b/.test(clause) ? capitalize(told) : sentence
}
