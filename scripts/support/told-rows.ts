// The labelled texts about people that the reader's weights are fitted to, each also about somebody else: few texts hold few
// names, and what leads to a name matters more than the name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Title } from '#engine/reading/told/things.ts'
import { toldFeatures, toldWords } from '#engine/reading/told/told-features.ts'
import { labelTold, listMentions, swapMentions, type ToldTruth, toldKinds } from './align-told.ts'
import { root } from './root.mjs'
import type { LabelledText } from './train-spans.ts'

const titleLabel = 2 * toldKinds.indexOf('title') + 1
const folder = join(root, 'src/engine/reading/told/fixtures')

/** Each set by the name of its file. */
export function readToldSets(): Map<string, ToldTruth[]> {
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** `titlesOf` finds what else in a text is a title: what people call themselves, though their truth holds another. */
export function makeRows(
  truths: readonly ToldTruth[],
  { swaps, titlesOf = () => [] }: { swaps: number; titlesOf?: (truth: ToldTruth) => readonly Title[] },
): LabelledText[] {
  const own = truths.map((truth) => ({ text: truth.text, labels: withTitles(truth, titlesOf(truth)) }))
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

function withTitles(truth: ToldTruth, titles: readonly Title[]): number[] {
  const labels = labelTold(truth)
  const words = toldWords(truth.text)
  for (const { start, end } of titles) {
    const own = words.flatMap((word, at) => (word.start < end && word.end > start ? [at] : []))
    if (own.some((at) => labels[at] !== 0)) continue
    for (const [step, at] of own.entries()) labels[at] = step === 0 ? titleLabel : titleLabel + 1
  }
  return labels
}
