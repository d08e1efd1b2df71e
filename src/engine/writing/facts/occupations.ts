// Which occupations a text sounds like, by the words of what people in each of them typically do. `Bathing`, `toileting` and
// `daily living` share no word, and all three are a caregiver's.
import { occupationCount, occupationWords } from './occupation-words.gen.ts'
import type { Topic } from './topics.ts'

/** `rarity`: from 0 for a word of every occupation to 1 for a word of none. */
type Row = { rarity: number; shares: readonly (readonly [occupation: number, share: number])[] }

let rows: ReadonlyMap<string, Row> | undefined

const BASE = 36
const CELL = 3

/** Each word with its occupations: two digits for which one, one for how much of it the word is. */
function readRows(): ReadonlyMap<string, Row> {
  return new Map(
    occupationWords.split('\n').map((line) => {
      const [key = '', cells = ''] = line.split('\t')
      const shares = Array.from({ length: cells.length / CELL }, (_, at) => {
        const from = at * CELL
        const [occupation, share] = [cells.slice(from, from + 2), cells.slice(from + 2, from + CELL)]
        return [Number.parseInt(occupation, BASE), Number.parseInt(share, BASE)] as const
      })
      return [key, { rarity: rarityAmong(shares.length), shares }]
    }),
  )
}

/** Of a word that so many occupations have. */
export function rarityAmong(count: number, all = occupationCount): number {
  return Math.log((all + 1) / (count + 1)) / Math.log(all + 1)
}

/** How much a text is of each occupation, as a vector of length one; undefined where none of its words is known. */
export function occupationsOf(topics: readonly Topic[]): Float32Array | undefined {
  rows ??= readRows()
  const sums = new Float32Array(occupationCount)
  for (const { key, weight } of topics) {
    const row = rows.get(key)
    for (const [occupation, share] of row?.shares ?? [])
      sums[occupation] = (sums[occupation] ?? 0) + weight * (row?.rarity ?? 0) * share
  }
  return toLengthOne(sums)
}

/** The direction of several together, each counted alike; undefined where there is none. */
export function joinOccupations(all: readonly (Float32Array | undefined)[]): Float32Array | undefined {
  const sums = new Float32Array(occupationCount)
  for (const one of all)
    one?.forEach((share, occupation) => {
      sums[occupation] = (sums[occupation] ?? 0) + share
    })
  return toLengthOne(sums)
}

function toLengthOne(vector: Float32Array): Float32Array | undefined {
  const length = Math.hypot(...vector)
  return length === 0 ? undefined : vector.map((value) => value / length)
}
