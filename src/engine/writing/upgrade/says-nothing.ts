// Sentences of a summary that only praise: `Reliable team player and strong communicator`. Everybody says so, and nobody
// can check it.
import { splitSentences } from '#engine/language/sentences.ts'
import { isCommonKind, kindsOf } from '../facts/kinds-of-work.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findTerms } from '../words/terms.ts'

const praise =
  /\b(?:team[- ]player|hard[- ]?work(?:ing|er)|self[- ](?:starter|motivated|driven|directed)|detail[- ]oriented|results?[- ](?:oriented|driven)|goal[- ]oriented|go[- ]getter|fast learner|quick learner|enthusiastic|passionate|dedicated|motivated|ambitious|dynamic|energetic|reliable|dependable|punctual|outgoing|personable|conscientious|committed to excellence|works? well under pressure|multi-?task(?:ing|er)?|interpersonal skills|people skills|communicat(?:or|ion skills)|work ethic|positive attitude|excels?|excells?|think outside|proven track record|superb|exceptional)\b/i

/** Undefined where nothing would be left, or nothing only praises. */
export function dropPraise(summary: string): string | undefined {
  const sentences = splitSentences(summary)
  const kept = sentences.filter((sentence) => !saysNothing(sentence)).map(dropPraiseWords)
  const after = kept.join(' ')
  return after === '' || after === sentences.join(' ') ? undefined : after
}

const praiseWord =
  '(?:(?:highly|very|extremely|truly) )?(?:ambitious|adaptable|capable|caring|compassionate|conscientious|creative(?! (?:director|lead|strategist|services|manager|producer|writer|designer)\\b)|customer-focused|dedicated|dependable|detail[- ]oriented|diligent|driven|dynamic|energetic|enthusiastic|experienced|flexible|friendly|goal[- ]oriented|hard[- ]?working|highly[- ]motivated|innovative|loyal|motivated|organized|outgoing|passionate|personable|proactive|punctual|reliable|resourceful|results?[- ](?:oriented|driven)|seasoned|self[- ]motivated|skilled(?! trades?\\b)|skillful|talented|versatile)'
const opensWithPraise = new RegExp(`^${praiseWord}(?:(?:, and |, | and | & | )${praiseWord})* (?=\\p{L})`, 'iu')

/** `Dedicated and hard-working line cook with six years` is a line cook with six years. */
export function dropPraiseWords(sentence: string): string {
  const rest = sentence.replace(opensWithPraise, '')
  if (rest === sentence) return sentence
  const [name = ''] = rest.split(/[,.;]| (?:with|for|in|of|at|who|and|to|on)\b/)
  const named = name.split(' ').slice(0, MOST_BEFORE_ROLE)
  return named.some((word) => isRoleNoun(word)) ? rest.slice(0, 1).toUpperCase() + rest.slice(1) : sentence
}

const MOST_BEFORE_ROLE = 4

const SHORT = 2

export function saysNothing(sentence: string): boolean {
  if (
    !praise.test(sentence) ||
    /\d|\blearn\b/i.test(sentence) ||
    findTerms(sentence).some(({ term }) => term.kind !== 'alias')
  )
    return false
  // `Dedicated teacher.`
  if (sentence.split(/\s+/).length <= SHORT) return true
  return ![...kindsOf(sentence).keys()].some((kind) => !isCommonKind(kind))
}
