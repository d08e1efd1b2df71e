// The labelled texts about people that the reader's weights are fitted to, each also about somebody else: few texts hold few
// names, and what leads to a name matters more than the name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toldFeatures, toldWords } from '#engine/reading/told/told-features.ts'
import { labelTold, listMentions, swapMentions, type ToldTruth } from './align-told.ts'
import { root } from './root.mjs'
import type { LabelledText } from './train-spans.ts'

const folder = join(root, 'src/engine/reading/told/fixtures')

/** Each set by the name of its file. */
export function readToldSets(): Map<string, ToldTruth[]> {
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

export function makeRows(truths: readonly ToldTruth[], { swaps }: { swaps: number }): LabelledText[] {
  const own = truths.map((truth) => ({ text: truth.text, labels: labelTold(truth) }))
  const mentions = listMentions(own)
  let seed = 7
  const pick = (count: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return Math.floor(seed / 65536) % count
  }
  const swapped = Array.from({ length: swaps }, () =>
    own.map((one) => {
      const other = swapMentions(one, mentions, pick)
      // Typed on a phone.
      return pick(6) === 0 ? { ...other, text: other.text.toLowerCase() } : other
    }),
  )
  return [own, ...swapped].flat().flatMap(({ text, labels }) => {
    const words = toldWords(text)
    return words.length === labels.length ? [{ words: toldFeatures(text, words), labels }] : []
  })
}
