// Word vectors: words that occur in similar contexts are close. Close means the same topic, not the same meaning
// (`raised` is close to `lowered`), so it may choose and order what people said, and never prove it. The
// data is large: nothing a browser loads at once may import this.

import { dimensions, packedVectors, vocabulary } from './word-vectors.gen.ts'

let places: Map<string, number> | undefined

/** The commonest word comes first. */
function readPlaces(): Map<string, number> {
  return new Map(vocabulary.split(' ').map((known, place) => [known, place]))
}

const unpacked = new Map<number, Float32Array>()

function unpack(place: number): Float32Array {
  const row = new Float32Array(dimensions)
  for (let pair = 0; pair < dimensions / 2; pair++) {
    const sign = packedVectors.charCodeAt((place * dimensions) / 2 + pair) - 35
    row[2 * pair] = Math.floor(sign / 9) - 4
    row[2 * pair + 1] = (sign % 9) - 4
  }
  return scaleToOne(row)
}

function scaleToOne(row: Float32Array): Float32Array {
  const length = Math.sqrt(nearness(row, row))
  return length === 0 ? row : row.map((value) => value / length)
}

/** From 0 for `the` to 1 for a word few texts hold, or none: a rare word says more of what a text is about. */
export function rarityOf(word: string): number {
  places ??= readPlaces()
  const place = places.get(word)
  return place === undefined ? 1 : Math.log(place + 1) / Math.log(places.size)
}

/** Length one; undefined for a word that is not among the 25,000 known ones. Takes lower case. */
export function vectorOf(word: string): Float32Array | undefined {
  places ??= readPlaces()
  const place = places.get(word)
  if (place === undefined) return undefined
  const row = unpacked.get(place) ?? unpack(place)
  unpacked.set(place, row)
  return row
}

/** From -1 to 1; words of one topic are above 0.5. */
export function nearness(a: Float32Array, b: Float32Array | Float64Array): number {
  let sum = 0
  for (let axis = 0; axis < a.length; axis++) sum += (a[axis] ?? 0) * (b[axis] ?? 0)
  return sum
}

/** The weighted direction of all the words together; undefined if none of them is known. */
export function sumVector(words: Iterable<readonly [word: string, weight: number]>): Float32Array | undefined {
  const sum = new Float32Array(dimensions)
  let found = false
  for (const [word, weight] of words) {
    const row = vectorOf(word)
    if (!row) continue
    found = true
    for (let axis = 0; axis < dimensions; axis++) sum[axis] = (sum[axis] ?? 0) + weight * (row[axis] ?? 0)
  }
  return found ? scaleToOne(sum) : undefined
}
