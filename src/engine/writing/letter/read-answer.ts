// What a person typed in answer, without what an employer should not read: what the pay is, whom they dislike, that the bus
// stops there (weights fitted by scripts/fit-answers.ts). Only whole sentences are left out, and only where that is sure: cut
// anywhere else an answer lost its sense, and with it the best of what was said. What is left out is told to them.
import { capitalize } from '#engine/language/plain-words.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { chancesWithin, type SpanModel, unpackModel } from '#engine/language/span-tagger.ts'

import { answerFeatures, answerWords } from './answer-features.ts'
import { answerWeights } from './answer-weights.gen.ts'
import type { PieceKind } from './piece-kinds.ts'

/** `sent`: what they typed, without what is better left out. */
export type SentAnswer = { sent: string; unsaid: string[] }

let model: SpanModel | undefined

/** So surely it is better left out, where it names what the job brings them and where it does not. */
const SURE = 0.7
const SURER = 0.92
const unsent: ReadonlySet<string> = new Set<PieceKind>(['perk', 'sour'])
/** `And I'd get to use my Irish` joins what is not there any more. */
const joins = /^(?:(?:and|but|so),? (?=(?:I|we|it|the|my|your|there)\b)|(?:and )?(?:also|plus),? )/i
/** `She never waited`: of whom it speaks was said before. */
const meansBefore =
  /^(?:and |but |so )?(?:it|this|that|those|these|he|she|they|the \p{Ll}+ (?:was|were|had|did|took))\b/iu

/** `I want my own galley`: whatever it is set against, it is why they apply. */
const wishes = /\bI(?:['’]d| would)? (?:want|like|love|hope)\b/
const gains =
  /\b(?:pay|paid|money|wages?|salary|hours|shifts?|home|fridays?|weekends?|benefits?|pension|insurance|commute|min(?:ute)?s?|parking|boss)\b/i

export function sendAnswer(text: string, id: string): SentAnswer {
  model ??= unpackModel(answerWeights)
  const words = answerWords(text)
  const hurting = chancesWithin(model, answerFeatures(text, words, id), unsent)
  let end = 0
  const sentences = splitSentences(text).map((sentence) => {
    const start = text.indexOf(sentence, end)
    end = start + sentence.length
    const own = hurting.filter((_, at) => start <= (words[at]?.start ?? 0) && (words[at]?.start ?? 0) < end)
    return { sentence, hurts: own.reduce((sum, chance) => sum + chance, 0) / Math.max(1, own.length) }
  })
  const isSent = sentences.map(({ sentence, hurts }, at) => {
    const isMeant = wishes.test(sentence) || meansBefore.test(sentences[at + 1]?.sentence ?? '')
    return gains.test(sentence) ? hurts < SURE : hurts < SURER || isMeant
  })
  // Whoever has nothing else to say is not silenced.
  if (!isSent.includes(true)) return { sent: text, unsaid: [] }
  const kept = sentences.flatMap(({ sentence }, at) => {
    if (!isSent[at]) return []
    return [at > 0 && !isSent[at - 1] ? capitalize(sentence.replace(joins, '')) : sentence]
  })
  return {
    sent: kept.join(' '),
    unsaid: sentences.flatMap(({ sentence }, at) => (isSent[at] ? [] : [sentence])),
  }
}
