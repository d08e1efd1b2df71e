import type { Answer } from '#engine/writing/facts/answer.ts'
import { cleanInput } from '#engine/writing/words/clean-input.ts'

/** What the person wants to be mentioned, as a sentence; empty if there is nothing. */
function mentionSentence(mention: string | undefined): string {
  const text = cleanInput(mention ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return ''
  const [first = '', ...rest] = text
  const sentence = first.toUpperCase() + rest.join('')
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

/** It is a fact like any other answer of theirs. */
export function mentionAnswers(mention: string | undefined): Answer[] {
  const text = mentionSentence(mention)
  return text === '' ? [] : [{ questionId: 'mention', text }]
}
