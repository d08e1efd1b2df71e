// Finds named spans in a sequence of words with weights fitted to labelled texts (a linear-chain conditional random
// field). Each word is a set of features, and each label has a weight for each; a span can only continue one that has
// begun. Features are hashed: unseen ones cost nothing to store, and two in the same bucket share a weight.

export const BUCKETS = 1 << 17

/** `kinds` of spans; a word is outside (0), begins a span of kind k (2k + 1) or continues with it (2k + 2). */
export type SpanModel = {
  kinds: readonly string[]
  rows: WeightRows
  /** Taken from the score of being no name: more names are found, and more wrong ones. */
  boldness?: number
}

/** A weight for each label, by the place of a feature. */
export type WeightRows = {
  size: number
  get(place: number): Float32Array | undefined
  [Symbol.iterator](): Iterator<[number, Float32Array]>
}

export type TaggedSpan = { kind: string; first: number; last: number; chance: number }

export function placeOf(feature: string): number {
  return placeAmong(BUCKETS, feature)
}

/** FNV-1a: the same on every machine. */
export function placeAmong(buckets: number, feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash ^ (hash >>> 15)) & (buckets - 1)
}

export const labelCount = (kinds: readonly string[]) => 1 + 2 * kinds.length

/** A span is gone on with only where it began. */
function mayFollow(from: number | undefined, to: number): boolean {
  if (to === 0 || to % 2 === 1) return true
  return from === to || from === to - 1
}

/** One where a step from one label to the next is possible, row by row; the last row begins a text. */
function listSteps(labels: number): Uint8Array {
  const steps = new Uint8Array((labels + 1) * labels)
  for (let from = 0; from <= labels; from += 1)
    for (let to = 0; to < labels; to += 1)
      steps[from * labels + to] = mayFollow(from === labels ? undefined : from, to) ? 1 : 0
  return steps
}

function scoreWords(model: SpanModel, words: readonly (readonly number[])[]): Float64Array[] {
  const labels = labelCount(model.kinds)
  return words.map((places) => {
    const scores = new Float64Array(labels)
    scores[0] = -(model.boldness ?? 0)
    for (const place of places) {
      const row = model.rows.get(place)
      if (row) for (let label = 0; label < labels; label += 1) scores[label] = (scores[label] ?? 0) + (row[label] ?? 0)
    }
    return scores
  })
}

/** Kinds that a text hardly does without, and how unlikely a reading without each of them is. */
type Wanted = { kinds: readonly string[]; cost: number }

/** Every span of the likeliest reading, with the chance of its least sure word. */
export function tagSpans(model: SpanModel, words: readonly (readonly number[])[], wanted?: Wanted): TaggedSpan[] {
  return words.length === 0 ? [] : spansOf(model, scoreWords(model, words), wanted)
}

/** The same for several degrees of boldness; the words are scored once. */
export function tagSpansBy(
  boldnesses: readonly number[],
  model: SpanModel,
  words: readonly (readonly number[])[],
): TaggedSpan[][] {
  const scores = scoreWords({ ...model, boldness: 0 }, words)
  return boldnesses.map((boldness) => {
    if (words.length === 0) return []
    const bolder = scores.map((row) => {
      const own = Float64Array.from(row)
      own[0] = (own[0] ?? 0) - boldness
      return own
    })
    return spansOf(model, bolder)
  })
}

function spansOf(model: SpanModel, scores: readonly Float64Array[], wanted?: Wanted): TaggedSpan[] {
  const labels = labelCount(model.kinds)
  const chances = readChances(labels, scores)
  const begins = (wanted?.kinds ?? []).map((kind) => 2 * model.kinds.indexOf(kind) + 1)
  const path = bestPath(labels, scores, { begins, cost: wanted?.cost ?? 0 })
  const spans: TaggedSpan[] = []
  for (const [at, label] of path.entries()) {
    if (label === 0) continue
    const chance = chances[at]?.[label] ?? 0
    const open = spans.at(-1)
    if (label % 2 === 0 && open) {
      open.last = at
      open.chance = Math.min(open.chance, chance)
    } else spans.push({ kind: model.kinds[(label - 1) / 2] ?? '', first: at, last: at, chance })
  }
  return spans
}

/** How likely each word is to begin a span of the kind; `by` is added to the first word's score. */
export function chancesOf(
  model: SpanModel,
  words: readonly (readonly number[])[],
  { kind, by }: { kind: string; by: number },
): number[] {
  const begins = 2 * model.kinds.indexOf(kind) + 1
  const scores = scoreWords(model, words)
  const [first] = scores
  if (first) first[begins] = (first[begins] ?? 0) + by
  return readChances(labelCount(model.kinds), scores).map((row) => row[begins] ?? 0)
}

/** How likely each word is to stand in a span of one of the kinds. */
export function chancesWithin(
  model: SpanModel,
  words: readonly (readonly number[])[],
  kinds: ReadonlySet<string>,
): number[] {
  const places = model.kinds.flatMap((kind, at) => (kinds.has(kind) ? [2 * at + 1, 2 * at + 2] : []))
  return readChances(labelCount(model.kinds), scoreWords(model, words)).map((row) =>
    places.reduce((sum, place) => sum + (row[place] ?? 0), 0),
  )
}

/** The likeliest labels; a path also remembers which of the labels in `begins` it has had, and lacking one costs. */
function bestPath(
  labels: number,
  scores: readonly Float64Array[],
  { begins, cost }: { begins: readonly number[]; cost: number },
): number[] {
  const memories = 1 << begins.length
  const states = memories * labels
  const steps = listSteps(labels)
  const had = Array.from({ length: labels }, (_, label) => {
    const at = begins.indexOf(label)
    return at < 0 ? 0 : 1 << at
  })
  const from: Int16Array[] = []
  let best = new Float64Array(states).fill(Number.NEGATIVE_INFINITY)
  for (const [at, row] of scores.entries()) {
    const next = new Float64Array(states).fill(Number.NEGATIVE_INFINITY)
    const back = new Int16Array(states)
    const reach = (before: number, to: number, score: number, memory: number) => {
      const state = (memory | (had[to] ?? 0)) * labels + to
      if (score <= (next[state] ?? 0)) return
      next[state] = score
      back[state] = before
    }
    for (let to = 0; to < labels; to += 1) {
      const own = row[to] ?? 0
      if (at === 0) {
        if (steps[labels * labels + to]) reach(0, to, own, 0)
        continue
      }
      for (let before = 0; before < states; before += 1)
        if (steps[(before % labels) * labels + to])
          reach(before, to, (best[before] ?? 0) + own, Math.floor(before / labels))
    }
    from.push(back)
    best = next
  }
  const lacking = (memory: number) => begins.filter((_, at) => !(memory & (1 << at))).length
  const whole = best.map((score, state) => score - cost * lacking(Math.floor(state / labels)))
  let state = whole.indexOf(Math.max(...whole))
  const path: number[] = []
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    path.push(state % labels)
    state = from[at]?.[state] ?? 0
  }
  return path.reverse()
}

/** How likely each label is for each word, over all readings. */
export function readChances(labels: number, scores: readonly Float64Array[]): Float64Array[] {
  const steps = listSteps(labels)
  // Every row is made to add up to one: a long text would run out of digits.
  const own = scores.map((row) => {
    let top = Number.NEGATIVE_INFINITY
    for (const score of row) top = Math.max(top, score)
    const shares = new Float64Array(labels)
    for (let label = 0; label < labels; label += 1) shares[label] = Math.exp((row[label] ?? 0) - top)
    return shares
  })
  const forward: Float64Array[] = []
  for (const [at, row] of own.entries()) {
    const last = forward[at - 1]
    const next = new Float64Array(labels)
    for (let to = 0; to < labels; to += 1) {
      let sum = last ? 0 : (steps[labels * labels + to] ?? 0)
      if (last)
        for (let before = 0; before < labels; before += 1)
          sum += (last[before] ?? 0) * (steps[before * labels + to] ?? 0)
      next[to] = sum * (row[to] ?? 0)
    }
    forward.push(makeWhole(next))
  }
  const chances: Float64Array[] = [...forward]
  let backward: Float64Array = new Float64Array(labels).fill(1)
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    const both = new Float64Array(labels)
    for (let label = 0; label < labels; label += 1) both[label] = (forward[at]?.[label] ?? 0) * (backward[label] ?? 0)
    chances[at] = makeWhole(both)
    const before = new Float64Array(labels)
    for (let from = 0; from < labels; from += 1) {
      let sum = 0
      for (let to = 0; to < labels; to += 1)
        sum += (steps[from * labels + to] ?? 0) * (own[at]?.[to] ?? 0) * (backward[to] ?? 0)
      before[from] = sum
    }
    backward = makeWhole(before)
  }
  return chances
}

function makeWhole(shares: Float64Array): Float64Array {
  let sum = 0
  for (const share of shares) sum += share
  if (sum > 0) for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] ?? 0) / sum
  return shares
}

const firstCode = 35

/** Weights as text: for each row the place as three characters, then one character a label. */
export function unpackModel(packed: { kinds: string; scale: number; rows: string }): SpanModel {
  const kinds = packed.kinds.split(' ')
  return { kinds, rows: unpackRows(packed, labelCount(kinds)) }
}

export function unpackRows(packed: { scale: number; rows: string }, labels: number): WeightRows {
  const size = packed.rows.length / (3 + labels)
  const code = (at: number) => packed.rows.charCodeAt(at) - firstCode
  const places = new Int32Array(size)
  const weights = new Float32Array(size * labels)
  for (let row = 0, at = 0; row < size; row += 1, at += 3 + labels) {
    places[row] = code(at) * 8100 + code(at + 1) * 90 + code(at + 2)
    for (let label = 0; label < labels; label += 1)
      weights[row * labels + label] = (code(at + 3 + label) - 45) * packed.scale
  }
  return listRows(places, weights, labels)
}

/** All in one array: with an object a row, weights of a megabyte took forty-five. */
function listRows(places: Int32Array, weights: Float32Array, labels: number): WeightRows {
  const rowOf = new Int32Array(places.reduce((most, place) => Math.max(most, place), 0) + 1).fill(-1)
  places.forEach((place, row) => {
    rowOf[place] = row
  })
  const weightsOf = (row: number) => weights.subarray(row * labels, (row + 1) * labels)
  return {
    size: places.length,
    get(place) {
      const row = rowOf[place] ?? -1
      return row < 0 ? undefined : weightsOf(row)
    },
    *[Symbol.iterator]() {
      for (const [row, place] of places.entries()) yield [place, weightsOf(row)]
    },
  }
}
