// Finds the columns of a page: a vertical gap is one only if both sides hold section headings or run on for long;
// else it is right-aligned dates, a grid of skills or headings in a gutter.

import { findDates } from '../dates/find-dates.ts'
import { bodySize } from '../most-common.ts'
import { headingKind, looseHeadingKind } from '../sections/heading-lexicon.ts'
import type { Box } from '../segment.ts'
import { countLetters } from './count-letters.ts'
import { isFact } from './facts.ts'
import { isGutter } from './gutter.ts'
import type { Piece } from './pieces.ts'
import { clusterRows, joinPieces, type Row } from './rows.ts'

export type Split = {
  /** `facts`: one side holds only the dates, places and durations of what is next to them. */
  kind: 'columns' | 'gutter-headings' | 'facts-left' | 'facts-right'
  /** Left edge of what stands right of the gap. */
  edge: number
  top: number
  bottom: number
  left: Piece[]
  right: Piece[]
}

/** The best way to part these pieces side by side; undefined if they are one column. */
export function findSplit(pieces: readonly Piece[], rules: readonly Box[]): Split | undefined {
  const splits = candidateEdges(pieces).flatMap((edge) => splitsAt(pieces, rules, edge))
  let best: { split: Split; worth: number } | undefined
  for (const split of splits) {
    const worth = splitWorth(split)
    if (worth > (best?.worth ?? 0)) best = { split, worth }
  }
  return best?.split
}

/** Left edges at which several lines begin, away from the left margin. */
function candidateEdges(pieces: readonly Piece[]): number[] {
  const margin = Math.min(...pieces.map((piece) => piece.x))
  const counts = new Map<number, number[]>()
  for (const piece of pieces) {
    if (piece.x < margin + 40) continue
    const key = Math.round(piece.x / 3)
    counts.set(key, [...(counts.get(key) ?? []), piece.x])
  }
  return [...counts.entries()]
    .filter(([key, list]) => list.length + (counts.get(key - 1)?.length ?? 0) + (counts.get(key + 1)?.length ?? 0) >= 3)
    .map(([, list]) => Math.min(...list))
}

/** The stretches of the page in which no piece and no rule crosses the gap left of this edge. */
function splitsAt(pieces: readonly Piece[], rules: readonly Box[], edge: number): Split[] {
  const sorted = [...pieces].sort((a, b) => a.y - b.y)
  const bars = rules
    .filter((rule) => rule.height < 4 && rule.x < edge - 20 && rule.x + rule.width > edge + 20)
    .map((rule) => rule.y)
  const splits: Split[] = []
  let run: Piece[] = []
  const close = () => {
    const split = describeRun(run, edge)
    if (split) splits.push(split)
    run = []
  }
  for (const row of clusterRows(sorted, 0)) {
    const last = run.at(-1)
    if (last && bars.some((y) => y > last.y && y < row.y - 0.6 * row.size)) close()
    if (row.pieces.some((piece) => crosses(piece, edge, row))) close()
    else run.push(...row.pieces)
  }
  close()
  return splits
}

/** A text that runs a little into the next column, where another begins, does not join the two. */
function crosses(piece: Piece, edge: number, row: Row): boolean {
  if (piece.x >= edge - 2 || piece.end <= edge - 6) return false
  const meets = row.pieces.some((other) => other !== piece && Math.abs(other.x - edge) < 3)
  return !(meets && piece.end < edge + 24)
}

function describeRun(run: readonly Piece[], edge: number): Split | undefined {
  const left = run.filter((piece) => piece.x < edge - 2)
  const right = run.filter((piece) => piece.x >= edge - 2)
  if (left.length < 2 || right.length < 3) return undefined
  // A short name and short contacts above a margin with headings are no part of it.
  const first = Math.min(...right.map(({ y }) => y))
  const beside = left.filter(({ y, size }) => y > first - 2 * size)
  if (beside.length < left.length && isGutter(clusterRows(beside, 0), clusterRows(right, 0)))
    return describeRun([...beside, ...right], edge)
  const top = Math.min(...run.map((piece) => piece.y))
  const bottom = Math.max(...run.map((piece) => piece.y))
  const sides = { left: clusterRows(left, 0), right: clusterRows(right, 0) }
  const kind = classify(sides.left, sides.right)
  return kind ? { kind, edge, top, bottom, left, right } : undefined
}

function classify(left: Row[], right: Row[]): Split['kind'] | undefined {
  const headings = { left: countHeadings(left), right: countHeadings(right) }
  const alike = shareLook(left, right)
  const aligned = alignedShare(left, right)
  if (headings.left >= 2 && headings.left >= 0.6 * left.length && headings.right <= 1) return 'gutter-headings'
  // Headings and dates side by side with what they head: `Experience` and `2017 – 2023` in one gutter.
  const dated = left.filter((row) => !isHeading(row) && findDates(joinPieces(row.pieces)).length > 0).length
  if (headings.left >= 2 && headings.left + dated >= 0.85 * left.length && headings.right <= 1) return 'gutter-headings'
  if (isGutter(left, right)) return 'gutter-headings'
  if (left.length < 3 || right.length < 3) return undefined
  const share = { left: factShare(left), right: factShare(right) }
  const facts = Math.max(share.left, share.right)
  if (share.right >= 0.6 && share.left < 0.3) return 'facts-right'
  if (share.left >= 0.5 && share.right < 0.3) return 'facts-left'
  if (
    alike &&
    headings.left >= 1 &&
    headings.right >= 1 &&
    facts < 0.75 &&
    !(aligned > 0.95 && left.length === right.length)
  )
    return 'columns'
  if (shareHeadingLook(left, right) && facts < 0.75) return 'columns'
  const isLong = heightOf(left) > 120 && heightOf(right) > 120 && left.length >= 6 && right.length >= 6
  if (isLong && aligned < 0.45 && facts < 0.5) return 'columns'
  return undefined
}

/** A heading on each side in one look: `Tools` over a list in a grid isn't a heading of the page. */
function shareLook(left: readonly Row[], right: readonly Row[]): boolean {
  const looks = (rows: readonly Row[]) =>
    rows.filter(isHeading).map((row) => ({ size: row.size, bold: row.pieces[0]?.bold }))
  return looks(left).some((one) =>
    looks(right).some((other) => Math.abs(one.size - other.size) < 0.8 && one.bold === other.bold),
  )
}

/** Headings in people's own words, larger than the text, in one look on both sides. */
function shareHeadingLook(left: readonly Row[], right: readonly Row[]): boolean {
  const size = bodySize([...left, ...right].flatMap(({ pieces }) => pieces))
  const looks = (rows: readonly Row[]) =>
    new Set(
      rows.flatMap(({ pieces }) => {
        const [piece] = pieces
        const text = joinPieces(pieces)
        if (!piece || pieces.length > 1 || piece.size < size + 1 || text.split(' ').length > 6) return []
        const kind = headingKind(text) ?? looseHeadingKind(text)
        return kind ? [[Math.round(piece.size * 2), piece.bold, piece.color].join()] : []
      }),
    )
  const own = looks(left)
  return [...looks(right)].some((look) => own.has(look))
}

function isHeading(row: Row): boolean {
  return headingKind(joinPieces(row.pieces)) !== undefined
}

function countHeadings(rows: readonly Row[]): number {
  return rows.filter(isHeading).length
}

/** Rows of the shorter side that share their baseline with a row of the other. */
function alignedShare(left: readonly Row[], right: readonly Row[]): number {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left]
  const matches = few.filter((row) => many.some((other) => Math.abs(other.y - row.y) < 1.5)).length
  return matches / Math.max(1, few.length)
}

/** The share of rows that are nothing but dates or places. */
function factShare(rows: readonly Row[]): number {
  const facts = rows.filter((row) => isFact(joinPieces(row.pieces))).length
  return facts / Math.max(1, rows.length)
}

function heightOf(rows: readonly Row[]): number {
  return (rows.at(-1)?.y ?? 0) - (rows[0]?.y ?? 0)
}

/** Taller splits win; between equals the one with more text on its smaller side. */
function splitWorth({ left, right, top, bottom }: Split): number {
  return (bottom - top) * Math.sqrt(Math.min(countLetters(left), countLetters(right)))
}
