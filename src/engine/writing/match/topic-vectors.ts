// What a text is about, as one vector.
import { rememberOf } from '#engine/language/remember.ts'
import { rarityOf, sumVector } from '#engine/language/word-vectors.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import type { Posting } from '../posting/posting.ts'

/** With fewer wishes than this the whole text says what the job is about. */
const FEW = 3

export const jobVector = rememberOf(readJob)

function readJob({ mustHave, duties, niceToHave, text }: Posting): Float32Array | undefined {
  const asked = [...mustHave, ...duties].map(({ quote }) => quote)
  return vectorOfTopics(topicsOf(asked.length + niceToHave.length >= FEW ? asked.join(' ') : text))
}

export function vectorOfTopics(topics: readonly Topic[]): Float32Array | undefined {
  return sumVector(
    topics.map(({ word, weight }) => {
      const lower = word.toLowerCase()
      return [lower, weight * rarityOf(lower) ** 2]
    }),
  )
}

const none = new Float32Array(0)

export function multiply(one: Float32Array | undefined, other: Float32Array | undefined): Float32Array {
  return one && other ? one.map((value, axis) => value * (other[axis] ?? 0)) : none
}
