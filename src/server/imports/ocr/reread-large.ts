// Names are on a page in letters three times as large as the rest, often with small lines beside them. The recognizer
// is made for one size a line and breaks them: such words are cut out, made smaller and read once more.
import { cutOut, type GrayPicture } from './gray-picture.ts'
import type { RecognizedLine, RecognizedWord, Recognizer } from './recognizer.ts'
import { estimateSize } from './word-size.ts'

type Box = RecognizedWord['bbox']

/** Against the usual size of the page. */
const largeness = 1.5
/** In pixels: what the recognizer reads best. */
const bestSize = 40
/** In parts of the size. */
const margin = 0.3
const fewestLetters = 4
/** A second look that finds fewer letters has missed some. */
const leastKept = 0.75
/** A page with more of them is set in large type throughout. */
const mostPieces = 8

/** These reach further up and down than letters do, and look larger than they are. */
const isAddress = /[@_/]|\d{2}/

export async function rereadLarge(
  lines: readonly RecognizedLine[],
  picture: GrayPicture,
  recognizer: Recognizer,
): Promise<RecognizedLine[]> {
  const usual = usualSize(lines)
  const parted = lines.map((line) => ({ line, runs: largeRuns(line.words, usual) }))
  if (parted.reduce((sum, { runs }) => sum + runs.length, 0) > mostPieces) return [...lines]
  const result: RecognizedLine[] = []
  for (const { line, runs } of parted) {
    let rest = line.words
    for (const run of runs) {
      const read = await readRun(run, line.words, picture, recognizer)
      if (!read || letterCount(read.words) < leastKept * letterCount(run)) continue
      if (sureness(read.words) <= sureness(run)) continue
      result.push(read)
      rest = rest.filter((word) => !run.includes(word))
    }
    if (rest.length > 0) result.push({ ...line, words: rest })
  }
  return result
}

function usualSize(lines: readonly RecognizedLine[]): number {
  const sizes = lines.flatMap(({ words }) =>
    words.flatMap((word) => new Array<number>(word.text.length).fill(estimateSize([word]) ?? 0)),
  )
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0
}

/** Adjacent words that are all large. */
function largeRuns(words: readonly RecognizedWord[], usual: number): RecognizedWord[][] {
  const runs: RecognizedWord[][] = []
  let isOpen = false
  for (const word of words) {
    const isLarge = !isAddress.test(word.text) && sizeOf(word) > largeness * usual
    if (isLarge && isOpen) runs.at(-1)?.push(word)
    else if (isLarge) runs.push([word])
    isOpen = isLarge
  }
  return runs.filter((run) => letterCount(run) >= fewestLetters)
}

/** A large letter that was taken for a bar or a bracket is as high as its neighbours. */
function sizeOf(word: RecognizedWord): number {
  return estimateSize([word]) ?? word.bbox.y1 - word.bbox.y0
}

async function readRun(
  run: readonly RecognizedWord[],
  words: readonly RecognizedWord[],
  picture: GrayPicture,
  recognizer: Recognizer,
): Promise<RecognizedLine | undefined> {
  const size = estimateSize(run) ?? bestSize
  const space = Math.round(margin * size)
  const own = union(run.map(({ bbox }) => bbox))
  const others = words.filter((word) => !run.includes(word)).map(({ bbox }) => bbox)
  const box = {
    x0: Math.max(0, own.x0 - space, ...others.filter(({ x1 }) => x1 <= own.x0).map(({ x1 }) => x1 + 1)),
    x1: Math.min(picture.width, own.x1 + space, ...others.filter(({ x0 }) => x0 >= own.x1).map(({ x0 }) => x0 - 1)),
    y0: Math.max(0, own.y0 - space),
    y1: Math.min(picture.height, own.y1 + space),
  }
  const factor = Math.min(1, bestSize / size)
  const [line] = await recognizer.recognize(cutOut(picture, box, factor), { isLine: true })
  if (!line) return undefined
  const back = ({ x0, y0, x1, y1 }: Box): Box => ({
    x0: Math.round(box.x0 + x0 / factor),
    y0: Math.round(box.y0 + y0 / factor),
    x1: Math.round(box.x0 + x1 / factor),
    y1: Math.round(box.y0 + y1 / factor),
  })
  return {
    words: line.words.map((word) => ({ ...word, bbox: back(word.bbox) })),
    bbox: back(line.bbox),
    baseline: back(line.baseline),
  }
}

function union(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  }
}

function letterCount(words: readonly RecognizedWord[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0)
}

/** How sure the recognizer is of most letters. */
function sureness(words: readonly RecognizedWord[]): number {
  const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0)
  return sum / Math.max(1, letterCount(words))
}
