// The features of each word of an answer that help to tell what it is for: a reason, a strength, or what is better left
// unsaid to an employer.
import { bucket, topicMarks } from '#engine/language/placed-words.ts'
import { placeOf } from '#engine/language/span-tagger.ts'
import { tagWords } from '#engine/language/tag-words.ts'

export type AnswerWord = { text: string; start: number; end: number }

export function answerWords(text: string): AnswerWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
}

const joint = /^(?:and|but|so|because|cos|though|although|also|plus|then|which|where|when|if|or|too)$/
const stop = /^[.!?;,:–—-]$/
const subject =
  /^(?:i|i'm|i've|i'd|we|we've|they|he|she|it|its|it's|that|that's|thats|there|theres|you|your|my|the|a|an|no|not|never|have|haven't|havent|don't|dont)$/

/** `id`: which question it answers. */
export function answerFeatures(text: string, words: readonly AnswerWord[], id: string): number[][] {
  const lowers = words.map((word) => word.text.toLowerCase().replaceAll('’', "'"))
  const tagged = new Map(tagWords(text).map(({ start, tag }) => [start, tag]))
  const lower = (at: number) => lowers[at] ?? (at < 0 ? '^' : '$')
  const tag = (at: number) => tagged.get(words[at]?.start ?? -1) ?? lower(at)
  // Where the clause began, and its first words.
  let clause = 0
  let count = 0
  return words.map((_, at) => {
    const before = lower(at - 1)
    const opens = at === 0 || stop.test(before) || joint.test(lower(at))
    if (opens && !(joint.test(before) && !stop.test(before))) {
      clause = at
      count += 1
    }
    const head = lowers.slice(clause, clause + 3).join(' ')
    const kind = joint.test(lower(at)) ? 'j' : stop.test(lower(at)) ? lower(at) : subject.test(lower(at)) ? 's' : 'w'
    const lastKind = joint.test(before) ? 'j' : stop.test(before) ? before : at === 0 ? '^' : 'w'
    const rest = lowers.slice(at, at + 12)
    const features = [
      'any',
      `id=${id}`,
      `w=${lower(at)}`,
      `w=${id}|${lower(at)}`,
      `-1=${before}`,
      `+1=${lower(at + 1)}`,
      `+2=${lower(at + 2)}`,
      `pair=${before} ${lower(at)}`,
      `pair+=${lower(at)} ${lower(at + 1)}`,
      `seam=${lastKind}|${kind}|${lower(at + 1)}`,
      `seam=${id}|${lastKind}|${kind}|${tag(at)}|${tag(at + 1)}`,
      `seam=${lastKind}|${lower(at)}|${tag(at + 1)}`,
      `tags=${tag(at - 1)}|${tag(at)}|${tag(at + 1)}`,
      `head=${head}`,
      `head=${id}|${lowers[clause] ?? ''}`,
      `head=${id}|${lowers.slice(clause, clause + 2).join(' ')}`,
      `clause=${bucket(count)}|${id}|${at === clause}`,
      `place=${bucket(at)}|${id}`,
      `left=${bucket(words.length - at)}`,
      ...(opens ? rest.flatMap((word) => [`soon=${word}`, ...topicMarks(word).map((mark) => `soon=${mark}`)]) : []),
      ...lowers.slice(clause, at).map((word) => `so far=${word}`),
      ...topicMarks(lower(at)),
    ]
    return [...new Set(features)].map(placeOf)
  })
}
