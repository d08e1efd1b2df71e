import type { Box, Segment } from '#engine/reading/segment.ts'
import { findMark } from './find-marks.ts'
import type { GrayPicture } from './gray-picture.ts'
import type { RecognizedLine, RecognizedWord } from './recognizer.ts'
import { strokeWidth } from './stroke-weight.ts'
import { estimateSize, isRule } from './word-size.ts'

export type RecognizedPage = {
  lines: readonly RecognizedLine[]
  picture: GrayPicture
  page: number
  /** Pixels to a point. */
  scale: number
}

type Word = RecognizedWord & { bold: boolean }

/** Words of a line further apart than this, in parts of the size, are in different columns. */
const columnGap = 1
const bulletGap = 3
const bullet = '•'
const usualSize = 10
const leastConfidence = 25
/** Strokes this much thicker than the usual ones of a page, for their size, are bold. */
const boldness = 1.28
/** What the eye sees as a bullet, OCR reads as one of these. */
const mistakenDot = /^[oO°©•]$/u
const mistakenBullet = /^[•·¢«»°©®@*+=~eo¤‹›▪■□-]$/u

/** Icons next to an address are read as single symbols. */
const icon = /^[©®@¢§°¥€£$<>~^*"'`=_#%\\{}[\]()]{1,2}$/

/** What OCR read on a page as pieces of text, with the bullets that it does not read. */
export function toSegments({ lines, picture, page, scale }: RecognizedPage): { segments: Segment[]; marks: Box[] } {
  const shown = lines.map((line) => ({
    ...line,
    words: line.words.filter((word) => isText(word) && !isRule(word)),
  }))
  const weighed = weighWords(shown, picture)
  const segments: Segment[] = []
  const marks: Box[] = []
  for (const { words, baseline } of weighed) {
    const usual = estimateSize(words) ?? usualSize * scale
    let from = 0
    for (const group of splitAtGaps(
      mendBullet(words).filter(({ text }) => !icon.test(text)),
      usual,
    )) {
      const own = estimateSize(group) ?? usual
      // One word alone may be measured wrongly, a speck of dust above it taken for a part of it.
      const size = group.length === 1 ? Math.min(own, usual) : own
      const parts = splitAtWeight(group)
      segments.push(...parts.map((part) => toSegment(part, { page, scale, size: size / scale, baseline })))
      const x = group[0]?.bbox.x0 ?? 0
      const mark = findMark(picture, { x, baseline: heightAt(baseline, x), size, from })
      if (mark) marks.push({ page, ...scaled(mark, 1 / scale) })
      from = group.at(-1)?.bbox.x1 ?? from
    }
  }
  return { segments, marks }
}

/** What OCR is hardly sure of is mostly no text at all; the figures of a phone number are text all the same. */
function isText({ text, confidence }: RecognizedWord): boolean {
  return text.trim() !== '' && (confidence >= leastConfidence || /\d{3}/.test(text))
}

/** Bold is what is thicker than most of the page. */
function weighWords(lines: readonly RecognizedLine[], picture: GrayPicture): (RecognizedLine & { words: Word[] })[] {
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

function splitAtGaps<Some extends RecognizedWord>(words: readonly Some[], usual: number): Some[][] {
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
function splitAtWeight(words: readonly Word[]): Word[][] {
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

/** The dot of a timeline is before a bold name, or behind a heading, and begins no item. */
function mendBullet(words: Word[]): Word[] {
  const last = words.at(-1)
  const shown = words.length > 1 && last && mistakenDot.test(last.text) ? words.slice(0, -1) : words
  const [first, second] = shown
  if (!first || !second || !mistakenBullet.test(first.text) || !/^[\p{Lu}\d]/u.test(second.text)) return shown
  return second.bold ? shown.slice(1) : [{ ...first, text: bullet }, ...shown.slice(1)]
}

type Place = { page: number; scale: number; size: number; baseline: RecognizedLine['baseline'] }

function heightAt(baseline: RecognizedLine['baseline'], x: number): number {
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
  return baseline.y0 + slope * (x - baseline.x0)
}

function toSegment(words: readonly Word[], { page, scale, size, baseline }: Place): Segment {
  const left = Math.min(...words.map(({ bbox }) => bbox.x0))
  const right = Math.max(...words.map(({ bbox }) => bbox.x1))
  const certainty = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length / 100
  return {
    text: words.map(({ text }) => text).join(' '),
    page,
    x: left / scale,
    y: heightAt(baseline, left) / scale,
    width: (right - left) / scale,
    size,
    bold: words[0]?.bold ?? false,
    italic: false,
    certainty,
  }
}

function scaled({ x, y, width, height }: Omit<Box, 'page'>, factor: number): Omit<Box, 'page'> {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor }
}
