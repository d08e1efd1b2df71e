// Runs of styled text as one string with the advance of every letter, cut into items of one run and one face.
import type { TextStyle } from '../blocks.ts'
import { drawableText, drawnSize, isExtender, isInvisible, plainForms } from './drawable-text.ts'
import type { FaceMetrics } from './face-metrics.ts'
import type { FontSet } from './fonts.ts'
import { measureJoining } from './joining.ts'

export type StyledRun = { text: string; style: TextStyle; href?: string; path?: string; noBreak?: boolean }

/** Letters of one run in one face. Places are indices into the text. */
export type TextPiece = {
  start: number
  end: number
  run: number
  face: FaceMetrics
  size: number
  /** In points. */
  tracking: number
}

export type MeasuredText = {
  /** With what steers line breaking and direction. */
  text: string
  /** The same places, as drawn. */
  drawn: string
  /** `offsets[end] - offsets[start]` is the width of what stands between, until the next text is measured. */
  offsets: Float64Array
  pieces: TextPiece[]
  /** Where a letter is not drawn ('') or drawn as another. */
  replacements: ReadonlyMap<number, string>
}

// For letters that no face can draw: a box of our own choice rather than each font's idea of a missing glyph.
const missing = 0x25a1
const questionMark = 0x3f

export function measureRuns(runs: readonly StyledRun[], fonts: FontSet): MeasuredText {
  const texts = runs.map(({ text, style }) => drawableText(text, style))
  const text = texts.length === 1 ? (texts[0] ?? '') : texts.join('')
  const drawn = plainForms(text)
  const offsets = scratch(text.length)
  const replacements = new Map<number, string>()
  const pieces: TextPiece[] = []

  let start = 0
  runs.forEach(({ style }, run) => {
    const end = start + (texts[run]?.length ?? 0)
    const { size, tracking } = drawnSize(style)
    const chain = fonts.chain(style)
    const [primary] = chain
    const whole = primary && { start, end, run, face: primary, size, tracking }
    if (whole && measurePlain(drawn, whole, offsets)) {
      pieces.push(whole)
    } else {
      cutIntoFaces(drawn, { start, end }, chain, { advances: offsets, replacements }, (from, to, face) => {
        // Space between joined letters would tear them apart.
        const piece = { start: from, end: to, run, face, size, tracking: face.joins ? 0 : tracking }
        pieces.push(piece)
        if (face.joins) measureJoining(drawn, piece, face, offsets)
        scale(drawn, piece, offsets, replacements)
      })
    }
    start = end
  })

  let sum = 0
  for (let index = 0; index <= text.length; index += 1) {
    const advance = offsets[index] ?? 0
    offsets[index] = sum
    sum += advance
  }
  return { text, drawn, offsets, pieces, replacements }
}

// One table for all texts: nothing keeps it, and a new one for each paragraph is what the collector is busy with.
let table = new Float64Array(1024)

function scratch(length: number): Float64Array {
  if (table.length <= length) table = new Float64Array(length * 2)
  return table.fill(0, 0, length + 1)
}

/** The quick way, for letters that the wanted face has and nothing stands on: nearly all text. */
function measurePlain(text: string, { start, end, face, size, tracking }: TextPiece, advances: Float64Array): boolean {
  if (start === end || face.joins) return false
  let code = text.charCodeAt(start)
  for (let index = start; index < end; index += 1) {
    const advance = face.advance(code)
    if (advance === undefined || isExtender(code)) return false
    const next = index + 1 < end ? text.charCodeAt(index + 1) : 0
    advances[index] = (advance + face.kern(code, next)) * size + tracking
    code = next
  }
  return true
}

/** The width of a text on one line, with its trailing spaces. */
export function measureText(text: string, style: TextStyle, fonts: FontSet): number {
  const measured = measureRuns([{ text, style }], fonts)
  return measured.offsets[measured.text.length] ?? 0
}

type Found = { advances: Float64Array; replacements: Map<number, string> }

/** Finds the face of every letter, marks with their base, and notes its advance in em. */
function cutIntoFaces(
  text: string,
  { start, end }: { start: number; end: number },
  chain: readonly FaceMetrics[],
  found: Found,
  emit: (start: number, end: number, face: FaceMetrics) => void,
): void {
  const primary = chain[0]
  if (!primary) return
  let face = primary
  let from = start
  let index = start
  while (index < end) {
    const code = text.charCodeAt(index)
    const following = index + 1 < end ? text.charCodeAt(index + 1) : 0
    // A letter the wanted face has, with nothing standing on it.
    const isPlain = !isExtender(following) && primary.advance(code) !== undefined
    const clusterEnd = isPlain ? index + 1 : endOfCluster(text, index, end)
    const plainFace = face !== primary && staysWith(face, text, index, end) ? face : primary
    const wanted = isPlain ? plainFace : faceOfCluster(text, index, clusterEnd, chain, face, found)
    if (isPlain) found.advances[index] = plainFace.advance(code) ?? 0
    if (wanted !== face) {
      const wordStart = face === primary ? startOfWord(text, from, index, wanted) : index
      if (wordStart > from) emit(from, wordStart, face)
      for (let at = wordStart; at < index; at += 1) found.advances[at] = wanted.advance(text.charCodeAt(at)) ?? 0
      face = wanted
      from = wordStart
    }
    index = clusterEnd
  }
  if (end > from) emit(from, end, face)
}

const letter = /[\p{L}\p{M}]/u

/** A letter inside a word, or the space between two words, of another face than the wanted one stays with it. */
function staysWith(face: FaceMetrics, text: string, index: number, end: number): boolean {
  if (face.advance(text.charCodeAt(index)) === undefined) return false
  if (text.charAt(index) !== ' ') return letter.test(text.charAt(index)) && letter.test(text.charAt(index - 1))
  const next = index + 1 < end ? (text.codePointAt(index + 1) ?? 0) : 0
  return next > 0x2ff && face.advance(next) !== undefined
}

/** Half a word in one face and half in another looks broken: the face of a rare letter takes the word, if it can. */
function startOfWord(text: string, from: number, index: number, face: FaceMetrics): number {
  if (!letter.test(text.charAt(index))) return index
  let start = index
  while (start > from && letter.test(text.charAt(start - 1))) {
    if (face.advance(text.charCodeAt(start - 1)) === undefined) return index
    start -= 1
  }
  return start
}

/** Where a letter and the marks that stand on it end. */
export function endOfCluster(text: string, start: number, end: number): number {
  let index = start + widthOf(text.codePointAt(start) ?? 0)
  while (index < end) {
    const code = text.codePointAt(index) ?? 0
    if (!isExtender(code)) break
    index += widthOf(code)
  }
  return Math.min(index, end)
}

const widthOf = (codePoint: number) => (codePoint > 0xffff ? 2 : 1)

/** The first face with the whole cluster, or with its base; what it lacks is noted as not drawn. */
function faceOfCluster(
  text: string,
  start: number,
  end: number,
  chain: readonly FaceMetrics[],
  current: FaceMetrics,
  { advances, replacements }: Found,
): FaceMetrics {
  const base = text.codePointAt(start) ?? 0
  if (isInvisible(base)) {
    for (let index = start; index < end; index += 1) replacements.set(index, '')
    return current
  }
  const face =
    chain.find((candidate) => hasAll(text, start, end, candidate)) ??
    chain.find((candidate) => candidate.advance(base) !== undefined)
  if (!face) return replaceCluster(start, end, chain, { advances, replacements })

  advances[start] = face.advance(base) ?? 0
  for (let index = start + widthOf(base); index < end; ) {
    const code = text.codePointAt(index) ?? 0
    const advance = face.advance(code)
    if (advance === undefined) for (let unit = 0; unit < widthOf(code); unit += 1) replacements.set(index + unit, '')
    advances[index] = advance ?? 0
    index += widthOf(code)
  }
  return face
}

function hasAll(text: string, start: number, end: number, face: FaceMetrics): boolean {
  for (let index = start; index < end; ) {
    const code = text.codePointAt(index) ?? 0
    if (face.advance(code) === undefined && !isInvisible(code)) return false
    index += widthOf(code)
  }
  return true
}

function replaceCluster(
  start: number,
  end: number,
  chain: readonly FaceMetrics[],
  { advances, replacements }: Found,
): FaceMetrics {
  for (let index = start; index < end; index += 1) replacements.set(index, '')
  const face = chain.find((candidate) => candidate.advance(missing) !== undefined) ?? chain[0]
  if (!face) throw new Error('A font set needs at least one face')
  const code = face.advance(missing) === undefined ? questionMark : missing
  advances[start] = face.advance(code) ?? 0
  replacements.set(start, String.fromCodePoint(code))
  return face
}

/** Turns em into points and adds kerning and tracking. */
function scale(
  text: string,
  { start, end, face, size, tracking }: TextPiece,
  advances: Float64Array,
  replacements: ReadonlyMap<number, string>,
): void {
  const lastIndex = end - 1
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index)
    if (replacements.get(index) === '') {
      advances[index] = 0
      continue
    }
    const isSecondHalf = code >= 0xdc00 && code <= 0xdfff
    if (isSecondHalf || isExtender(code)) {
      advances[index] = (advances[index] ?? 0) * size
      continue
    }
    const kern = index < lastIndex ? face.kern(code, text.charCodeAt(index + 1)) : 0
    advances[index] = ((advances[index] ?? 0) + kern) * size + tracking
  }
}
