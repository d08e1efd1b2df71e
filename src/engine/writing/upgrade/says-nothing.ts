// Sentences of a summary that only praise: `Reliable team player and strong communicator`. Everybody says so, and nobody
// can check it.
import { splitSentences } from '#engine/language/sentences.ts'
import { isCommonKind, kindsOf } from '../facts/kinds-of-work.ts'
import { findTerms } from '../words/terms.ts'

const praise =
  /\b(?:team[- ]player|hard[- ]?work(?:ing|er)|self[- ](?:starter|motivated|driven|directed)|detail[- ]oriented|results?[- ](?:oriented|driven)|goal[- ]oriented|go[- ]getter|fast learner|quick learner|enthusiastic|passionate|dedicated|motivated|ambitious|dynamic|energetic|reliable|dependable|punctual|outgoing|personable|conscientious|committed to excellence|works? well under pressure|multi-?task(?:ing|er)?|interpersonal skills|people skills|communicat(?:or|ion skills)|work ethic|positive attitude|excels?|excells?|think outside|proven track record|superb|exceptional)\b/i

/** Undefined where nothing would be left, or nothing only praises. */
export function dropEmptySentences(summary: string): string | undefined {
  const sentences = splitSentences(summary)
  const kept = sentences.filter((sentence) => !saysNothing(sentence))
  return kept.length === sentences.length || kept.length === 0 ? undefined : kept.join(' ')
}

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
