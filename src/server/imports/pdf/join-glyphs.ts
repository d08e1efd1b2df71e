// Letters -> runs of text. A file sets letters, words or whole lines at a time, with or without spaces between them.
import type { Glyph } from './place-glyphs.ts'
import { tidyLetters } from './tidy-letters.ts'

export type TextRun<Look> = { text: string; x: number; y: number; width: number; size: number; look: Look }

type Pending<Look> = { glyphs: Glyph[]; look: Look }

/** In parts of the font's size. */
const columnGap = 0.8
const backStep = 0.35
const baselineShift = 0.12

/** Joins neighbours of one look on one line; wide gaps part them, so that columns and dates at the right stay apart. */
export function joinGlyphs<Look>(shows: readonly { glyphs: Glyph[]; look: Look }[]): TextRun<Look>[] {
  const runs: TextRun<Look>[] = []
  let pending: Pending<Look> | null = null
  const flush = () => {
    if (pending) runs.push(...finishRun(pending))
    pending = null
  }
  for (const { glyphs, look } of shows) {
    for (const glyph of glyphs) {
      const last: Glyph | undefined = pending?.glyphs.at(-1)
      if (!pending || !last || pending.look !== look || !follows(last, glyph)) {
        flush()
        pending = { glyphs: [], look }
      }
      pending.glyphs.push(glyph)
    }
  }
  flush()
  return runs
}

function follows(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size, 0.1)
  if (Math.abs(last.size - next.size) > size * 0.05) return false
  const gap = gapBetween(last, next)
  return Math.abs(gap.across) < size * baselineShift && gap.along < size * columnGap && gap.along > -size * backStep
}

/** The distance from the end of one letter to the start of the next, along the line and across it. */
function gapBetween(last: Glyph, next: Glyph): { along: number; across: number } {
  const dx = next.x - last.endX
  const dy = next.y - last.endY
  // Nearly all text runs straight to the right.
  if (next.endY === next.y && next.endX >= next.x) return { along: dx, across: dy }
  const angle = Math.atan2(next.endY - next.y, next.endX - next.x)
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  return { along, across: dy * Math.cos(angle) - dx * Math.sin(angle) }
}

const isSpace = (glyph: Glyph) => glyph.text.trim() === ''

function finishRun<Look>({ glyphs, look }: Pending<Look>): TextRun<Look>[] {
  const runs: TextRun<Look>[] = []
  const wordGap = findWordGap(glyphs)
  let texts: string[] = []
  let first: Glyph | undefined
  let last: Glyph | undefined
  let before: Glyph | undefined
  let sawSpace = false
  const flush = () => {
    if (first && last) runs.push({ ...placeOf(first, last), text: tidyLetters(texts), look })
    texts = []
    first = undefined
  }
  for (const glyph of glyphs) {
    if (isSpace(glyph)) {
      sawSpace = true
      before = glyph
      continue
    }
    if (first && last && before) {
      const distance = gapBetween(last, glyph).along
      if (sawSpace && distance > glyph.size * 1.5) flush()
      else if (sawSpace || gapBetween(before, glyph).along > wordGap * glyph.size) texts.push(' ')
    }
    first ??= glyph
    texts.push(glyph.text)
    last = before = glyph
    sawSpace = false
  }
  flush()
  return runs.filter((run) => run.text !== '')
}

/**
 * The gap, in parts of the size, from which letters belong to different words. In letter-spaced text every gap is
 * wide, and only what exceeds the usual one parts words: else a heading is read as S U M M A R Y.
 */
function findWordGap(glyphs: readonly Glyph[]): number {
  const gaps: number[] = []
  let hasSpaces = false
  for (let index = 1; index < glyphs.length; index++) {
    const last = glyphs[index - 1]
    const next = glyphs[index]
    if (!last || !next) continue
    if (isSpace(last) || isSpace(next)) hasSpaces = true
    else gaps.push(gapBetween(last, next).along / Math.max(next.size, 0.1))
  }
  gaps.sort((a, b) => a - b)
  const usual = Math.max(0, gaps[gaps.length >> 1] ?? 0)
  const isSpaced = usual > 0.06 && gaps.length >= 3
  if (isSpaced) return usual + (hasSpaces ? 0.25 : 0.15)
  return hasSpaces ? 0.25 : 0.13
}

function placeOf(first: Glyph, last: Glyph): Omit<TextRun<never>, 'text' | 'look'> {
  const x = Math.min(first.x, last.endX)
  return { x, y: first.y, width: Math.max(first.x, last.endX) - x, size: first.size }
}
