// Words of a recognized line in pieces: at wide gaps and where their weight changes.
import type { GrayPicture } from './gray-picture.ts'
import type { RecognizedLine, RecognizedWord } from './recognizer.ts'
import { strokeWidth } from './stroke-weight.ts'
import { estimateSize } from './word-size.ts'

export type Word = RecognizedWord & { bold: boolean }

/** Words of a line further apart than this, in parts of the size, are in different columns. */
const columnGap = 1
const bulletGap = 3
export const bullet = '•'

/** Strokes this much thicker than the usual ones of a page, for their size, are bold. */
const boldness = 1.28

/** Bold is what is thicker than most of the page. */
export function weighWords(
  lines: readonly RecognizedLine[],
  picture: GrayPicture,
): (RecognizedLine & { words: Word[] })[] {
  const weighed = lines.map((line) => {
    // A line may run over two columns with letters of two sizes.
    const weights = splitAtGaps(line.words, estimateSize(line.words) ?? 0).flatMap((group) => {
      const size = estimateSize(group) ?? 0
      return group.map((word) => (size > 0 ? (strokeWidth(picture, word) ?? 0) / size : 0))
    })
    return { line, weights }
  })
  const letters = weighed.flatMap(({ line, weights }) =>
    line.words.flatMap(({ text }, index) => new Array<number>(text.length).fill(weights[index] ?? 0)),
  )
  const usual = letters.sort((a, b) => a - b)[letters.length >> 1] ?? 0
  return weighed.map(({ line, weights }) => ({
    ...line,
    words: line.words.map((word, index) => ({ ...word, bold: (weights[index] ?? 0) > boldness * usual })),
  }))
}

export function splitAtGaps<Some extends RecognizedWord>(words: readonly Some[], usual: number): Some[][] {
  const groups: Some[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    const sizes = [word, ...(last ? [last] : [])].map((one) => estimateSize([one]) ?? usual)
    const gap = Math.min(...sizes) * (last?.text === bullet ? bulletGap : columnGap)
    if (last && word.bbox.x0 - last.bbox.x1 < gap) groups.at(-1)?.push(word)
    else groups.push([word])
  }
  return groups
}

/** Stretches of one weight; a short word or a sign is too little to be told and goes with equal neighbours. */
export function splitAtWeight(words: readonly Word[]): Word[][] {
  const isTold = ({ text }: Word) => text.replace(/[^\p{L}\d]/gu, '').length >= 3
  const parts: Word[][] = []
  let weight = words.find(isTold)?.bold ?? words[0]?.bold ?? false
  for (const [index, word] of words.entries()) {
    const next = words.slice(index).find(isTold)?.bold ?? weight
    const own = !isTold(word) && next === weight ? weight : word.bold
    const last = parts.at(-1)
    if (last && own === weight) last.push({ ...word, bold: own })
    else parts.push([{ ...word, bold: own }])
    weight = own
  }
  return parts
}
