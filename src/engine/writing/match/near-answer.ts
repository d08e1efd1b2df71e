// How much of a wish a line speaks of, from 0 to 1: by the same words, words of one family, or words of one topic. A rare
// word counts more. It finds what the wish names otherwise, and proves nothing.
import { nearness, rarityOf, vectorOf } from '#engine/language/word-vectors.ts'
import { isSameFamily, type Topic } from '../facts/topics.ts'

const FAMILY = 0.8
/** Below it two words only keep the same company. */
const NEAR = 0.5
const OF_TOPIC = 0.9

export function nearAnswer(wish: readonly Topic[], told: readonly Topic[]): number {
  let all = 0
  let got = 0
  for (const topic of wish) {
    const weight = topic.weight * rarityOf(topic.word.toLowerCase()) ** 2
    all += weight
    got += weight * Math.max(0, ...told.map((other) => kinship(topic, other)))
  }
  return all === 0 ? 0 : got / all
}

function kinship(one: Topic, other: Topic): number {
  if (one.key === other.key) return 1
  if (isSameFamily(one.key, other.key)) return FAMILY
  const [left, right] = [vectorOf(one.word.toLowerCase()), vectorOf(other.word.toLowerCase())]
  const near = left && right ? nearness(left, right) : 0
  return near > NEAR ? near * OF_TOPIC : 0
}
