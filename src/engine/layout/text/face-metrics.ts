// One face as a metric file says it: how far each letter advances and how pairs move together.
import type { FaceKey } from '../display-list.ts'
import type { FaceMetricsFile } from './face-metrics-file.ts'

/** How a letter of a joining script advances; `initial` is undefined where it never joins to the next. */
type JoiningAdvances = { final: number; initial: number | undefined; medial: number | undefined }
type LigatureAdvances = JoiningAdvances & { isolated: number }

export type FaceMetrics = {
  key: FaceKey
  /** In em; descent is positive. */
  ascent: number
  descent: number
  capHeight: number
  xHeight: number
  /** In em; undefined where the face lacks the letter. */
  advance(codePoint: number): number | undefined
  /** In em, added between the two. */
  kern(left: number, right: number): number
  /** Whether it has letters that join. */
  joins: boolean
  joining(codePoint: number): JoiningAdvances | undefined
  /** Two letters drawn as one. */
  ligature(first: number, second: number): LigatureAdvances | undefined
}

// Letters below this are looked up in flat tables, the others in maps: nearly all text is here.
const flatLimit = 0x2200

/** Reads a metric file into tables that answer in a few nanoseconds. */
export function readFaceMetrics(file: FaceMetricsFile): FaceMetrics {
  const em = file.unitsPerEm
  const advances = readAdvances(file)
  const kern = readKerning(file)
  const joining = readJoining(file)
  const ligatures = readLigatures(file)
  return {
    key: file.key,
    ascent: file.ascent / em,
    descent: file.descent / em,
    capHeight: file.capHeight / em,
    xHeight: file.xHeight / em,
    advance(codePoint) {
      if (codePoint >= flatLimit) return advances.far.get(codePoint)
      const advance = advances.near[codePoint]
      return advance === undefined || Number.isNaN(advance) ? undefined : advance
    },
    kern,
    joins: joining.size > 0,
    joining: (codePoint) => joining.get(codePoint),
    ligature: (first, second) => ligatures.get(first)?.get(second),
  }
}

function readAdvances({ ranges, advances, unitsPerEm }: FaceMetricsFile) {
  const near = new Float64Array(flatLimit).fill(Number.NaN)
  const far = new Map<number, number>()
  let index = 0
  let repeats = 0
  let current = 0
  const next = () => {
    if (repeats > 0) {
      repeats -= 1
      return current
    }
    const value = advances[index++] ?? 0
    if (value < 0) {
      repeats = -value - 1
      return current
    }
    current = value / unitsPerEm
    return current
  }
  let codePoint = 0
  for (let range = 0; range < ranges.length; range += 2) {
    codePoint += ranges[range] ?? 0
    const end = codePoint + (ranges[range + 1] ?? 0)
    for (; codePoint < end; codePoint += 1) {
      if (codePoint < flatLimit) near[codePoint] = next()
      else far.set(codePoint, next())
    }
  }
  return { near, far }
}

// Asked for every letter: with a function of their own, faces without kerning would slow all others down.
const noKerning = { left: [], right: [], values: [] }

function readKerning({ kerning = noKerning, unitsPerEm }: FaceMetricsFile): FaceMetrics['kern'] {
  const leftClasses = readClasses(kerning.left)
  const rightClasses = readClasses(kerning.right)
  const columns = kerning.right.length + 1
  const matrix = new Int16Array((kerning.left.length + 1) * columns)
  kerning.values.forEach((row, rowIndex) => {
    let column = 0
    for (let index = 0; index < row.length; index += 2) {
      column += row[index] ?? 0
      matrix[(rowIndex + 1) * columns + column] = row[index + 1] ?? 0
    }
  })
  return (left, right) => {
    const row = left < flatLimit ? leftClasses[left] : 0
    if (!row) return 0
    const column = right < flatLimit ? rightClasses[right] : 0
    if (!column) return 0
    return (matrix[row * columns + column] ?? 0) / unitsPerEm
  }
}

/** Class 0 is no class. */
function readClasses(classes: readonly (readonly number[])[]): Uint16Array {
  const table = new Uint16Array(flatLimit)
  classes.forEach((gaps, index) => {
    let codePoint = 0
    for (const gap of gaps) {
      codePoint += gap
      table[codePoint] = index + 1
    }
  })
  return table
}

function readJoining({ joining = [], unitsPerEm }: FaceMetricsFile): Map<number, JoiningAdvances> {
  const letters = new Map<number, JoiningAdvances>()
  for (let index = 0; index < joining.length; index += 4) {
    const [codePoint = 0, final = 0, initial = 0, medial = 0] = joining.slice(index, index + 4)
    letters.set(codePoint, {
      final: final / unitsPerEm,
      initial: initial ? initial / unitsPerEm : undefined,
      medial: medial ? medial / unitsPerEm : undefined,
    })
  }
  return letters
}

function readLigatures({ ligatures = [], unitsPerEm }: FaceMetricsFile) {
  const pairs = new Map<number, Map<number, LigatureAdvances>>()
  for (let index = 0; index < ligatures.length; index += 6) {
    const [first = 0, second = 0, isolated = 0, final = 0, initial = 0, medial = 0] = ligatures.slice(index, index + 6)
    const seconds = pairs.get(first) ?? new Map<number, LigatureAdvances>()
    seconds.set(second, {
      isolated: isolated / unitsPerEm,
      final: final / unitsPerEm,
      initial: initial ? initial / unitsPerEm : undefined,
      medial: medial ? medial / unitsPerEm : undefined,
    })
    pairs.set(first, seconds)
  }
  return pairs
}
