import type { Segment } from '#engine/reading/segment.ts'
import type { RecognizedLine, RecognizedWord } from './recognizer.ts'

/** Words of a line further apart than this, in parts of the size, stand in different columns. */
const columnGap = 1
const bulletGap = 3
const bullet = '•'
const usualSize = 10
/** In parts of the size, over the usual fonts. */
const capHeight = 0.72
const xHeight = 0.52
const descent = 0.21
const leastConfidence = 25
/** What the eye sees as a bullet, OCR reads as one of these. */
const mistakenBullet = /^[•·¢«»°©®@*+=~eo¤‹›▪■□-]$/u

export function linesToSegments(lines: readonly RecognizedLine[], page: number, scale: number): Segment[] {
  return lines.flatMap((line) => {
    const words = line.words.filter(({ text, confidence }) => text.trim() !== '' && confidence >= leastConfidence)
    const usual = estimateSize(words) ?? usualSize * scale
    return splitAtGaps(mendBullet(words), usual).map((group) => {
      const own = estimateSize(group) ?? usual
      // One word alone may be measured wrongly, a speck of dust above it taken for a part of it.
      const size = (group.length === 1 ? Math.min(own, usual) : own) / scale
      return toSegment(group, { page, scale, size, baseline: line.baseline })
    })
  })
}

/** A word's height says its font's size once it is known how far its letters reach up and down. */
function estimateSize(words: readonly RecognizedWord[]): number | undefined {
  const sizes = words
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .map(({ text, bbox }) => {
      const reachesUp = /[\p{Lu}\dbdfhklt]/u.test(text)
      const reachesDown = /[gjpqy,;Q]/.test(text)
      const base = reachesUp ? capHeight : xHeight
      return (bbox.y1 - bbox.y0) / (reachesDown ? base + descent : base)
    })
    .sort((a, b) => a - b)
  return sizes[sizes.length >> 1]
}

function splitAtGaps(words: readonly RecognizedWord[], usual: number): RecognizedWord[][] {
  const groups: RecognizedWord[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    const sizes = [word, ...(last ? [last] : [])].map((one) => estimateSize([one]) ?? usual)
    const gap = Math.min(...sizes) * (last?.text === bullet ? bulletGap : columnGap)
    if (last && word.bbox.x0 - last.bbox.x1 < gap) groups.at(-1)?.push(word)
    else groups.push([word])
  }
  return groups
}

function mendBullet(words: RecognizedWord[]): RecognizedWord[] {
  const [first, second] = words
  if (!first || !second || !mistakenBullet.test(first.text) || !/^[\p{Lu}\d]/u.test(second.text)) return words
  return [{ ...first, text: bullet }, ...words.slice(1)]
}

type Place = { page: number; scale: number; size: number; baseline: RecognizedLine['baseline'] }

function toSegment(words: readonly RecognizedWord[], { page, scale, size, baseline }: Place): Segment {
  const left = Math.min(...words.map(({ bbox }) => bbox.x0))
  const right = Math.max(...words.map(({ bbox }) => bbox.x1))
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
  const y = baseline.y0 + slope * (left - baseline.x0)
  const certainty = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length / 100
  return {
    text: words.map(({ text }) => text).join(' '),
    page,
    x: left / scale,
    y: y / scale,
    width: (right - left) / scale,
    size,
    bold: false,
    italic: false,
    certainty,
  }
}
