import type { Box, Segment } from '#engine/reading/segment.ts'
import { findMark } from './find-marks.ts'
import type { GrayPicture } from './gray-picture.ts'
import { bullet, splitAtGaps, splitAtWeight, type Word, weighWords } from './part-words.ts'
import type { RecognizedLine, RecognizedWord } from './recognizer.ts'
import { estimateSize, isRule } from './word-size.ts'

export type RecognizedPage = {
  lines: readonly RecognizedLine[]
  picture: GrayPicture
  page: number
  /** Pixels to a point. */
  scale: number
}

const usualSize = 10
const leastConfidence = 25

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
