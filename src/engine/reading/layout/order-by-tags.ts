// Reading order as the file's structure tree has it, where the tree covers the text and agrees with the page.

import { headingKind } from '../sections/heading-lexicon.ts'
import { countLetters } from './count-letters.ts'
import { isFact } from './facts.ts'
import type { Piece } from './pieces.ts'
import { clusterRows, joinPieces, type Row } from './rows.ts'

/** Rows in the order of the tree; undefined if the tree cannot be trusted. */
export function rowsByTags(pieces: readonly Piece[]): Row[] | undefined {
  const tagged = pieces.filter((piece) => piece.tag)
  if (tagged.length < 5 || countLetters(tagged) < 0.85 * countLetters(pieces)) return undefined
  const rows = factsToHeads(makeRows(inOrder(pieces)))
  return isOrderly(rows) ? rows : undefined
}

/** Pieces without a tag, or under one that belongs elsewhere, are put where they are on the page. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  const strays = findStrays(pieces)
  const sure = pieces.filter((piece) => piece.tag && !strays.has(piece))
  const order = new Map<Piece, number>(sure.map((piece) => [piece, piece.tag?.order ?? 0]))
  const placed = pieces.map((piece) => {
    const own = order.get(piece)
    if (own !== undefined) return { piece, order: own }
    const { tag: _, ...bare } = piece
    const before = nearestBefore(piece, sure)
    return { piece: bare, order: before ? (order.get(before) ?? 0) + 0.5 : -1 }
  })
  const ordered: Piece[] = placed
    .sort(
      (a, b) =>
        a.piece.page - b.piece.page || a.order - b.order || a.piece.y - b.piece.y || a.piece.index - b.piece.index,
    )
    .map(({ piece }) => piece)
  return ordered.flatMap((piece, at) => {
    const before = ordered[at - 1]
    if (piece.tag && before?.tag?.block === piece.tag.block && before.page === piece.page) return []
    const block = runOf(ordered, at)
    return block.length > 1 ? clusterRows(block, 0).flatMap((row) => row.pieces) : block
  })
}

/** The pieces of one block, which a file may draw colour by colour. */
function runOf(ordered: readonly Piece[], from: number): Piece[] {
  const first = ordered[from]
  if (!first?.tag) return first ? [first] : []
  const end = ordered.findIndex(
    (piece, at) => at > from && (piece.tag?.block !== first.tag?.block || piece.page !== first.page),
  )
  return ordered.slice(from, end < 0 ? ordered.length : end)
}

/** Pieces that their tag ties to text far above or below: browsers do so where an element has no node of its own. */
function findStrays(pieces: readonly Piece[]): Set<Piece> {
  const blocks = new Map<string, Piece[]>()
  for (const piece of pieces) {
    if (!piece.tag) continue
    const key = `${piece.page}/${piece.tag.block}`
    blocks.set(key, [...(blocks.get(key) ?? []), piece])
  }
  const strays = new Set<Piece>()
  const byOrder = pieces.filter((piece) => piece.tag).toSorted((a, b) => (a.tag?.order ?? 0) - (b.tag?.order ?? 0))
  for (const block of blocks.values()) {
    const clusters = clusterByHeight(block)
    if (clusters.length < 2) continue
    const own = clusters.toSorted(
      (a, b) => distanceToNeighbours(a, block, byOrder) - distanceToNeighbours(b, block, byOrder),
    )[0]
    for (const piece of block) if (!own?.includes(piece)) strays.add(piece)
  }
  return strays
}

function clusterByHeight(block: readonly Piece[]): Piece[][] {
  const clusters: Piece[][] = []
  for (const piece of block.toSorted((a, b) => a.y - b.y)) {
    const above = clusters.at(-1)?.at(-1)
    if (above && piece.y - above.y <= 3.2 * Math.max(piece.size, above.size)) clusters.at(-1)?.push(piece)
    else clusters.push([piece])
  }
  return clusters
}

/** How far a part of a block stands from the text that the tree has before and after it. */
function distanceToNeighbours(cluster: readonly Piece[], block: readonly Piece[], byOrder: readonly Piece[]): number {
  const [first] = block
  const at = first ? byOrder.indexOf(first) : -1
  const isOther = (piece: Piece) => piece.tag?.block !== first?.tag?.block && piece.page === first?.page
  const before = byOrder.slice(0, at).findLast(isOther)
  const after = byOrder.slice(at).find(isOther)
  const top = cluster[0]?.y ?? 0
  const bottom = cluster.at(-1)?.y ?? 0
  return (before ? Math.abs(top - before.y) : 0) + (after ? Math.abs(after.y - bottom) : 0)
}

/** The last piece left of it on its line, or else the nearest above it. */
function nearestBefore(piece: Piece, sure: readonly Piece[]): Piece | undefined {
  let best: { piece: Piece; distance: number } | undefined
  for (const other of sure) {
    if (other.page !== piece.page) continue
    const down = piece.y - other.y
    const onLine = Math.abs(down) <= 0.45 * piece.size && other.end <= piece.x + 1
    if (!onLine && down < 0.5 * piece.size) continue
    const across = Math.max(0, other.x - piece.end, piece.x - other.end)
    const distance = onLine ? (piece.x - other.end) / 1000 : down + 2 * across + 0.01 * Math.abs(piece.x - other.x)
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { piece: other, distance }
  }
  return best?.piece
}

function makeRows(ordered: readonly Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of ordered) {
    const row = rows.at(-1)
    const last = row?.pieces.at(-1)
    if (row && last && continuesRow(row, last, piece)) {
      row.pieces.push(piece)
      row.size = Math.max(row.size, piece.size)
    } else {
      rows.push({ pieces: [piece], y: piece.y, size: piece.size, page: piece.page, region: piece.page })
    }
  }
  return rows
}

function continuesRow(row: Row, last: Piece, piece: Piece): boolean {
  if (last.page !== piece.page) return false
  const sameLine = Math.abs(piece.y - row.y) <= 0.45 * Math.max(piece.size, last.size)
  if (!sameLine || piece.x < last.end - 0.5 * piece.size) return false
  if (last.tag?.block === piece.tag?.block) return true
  // A list beside its entry's head is no part of it.
  if ((last.tag?.role === 'list-item') !== (piece.tag?.role === 'list-item') && last.tag?.role !== 'list-mark')
    return false
  // A heading in the gutter shares its baseline with what it heads.
  const isHeading = (one: Piece) => one.tag?.role === 'heading'
  if (isHeading(last) !== isHeading(piece) || last.tag?.level !== piece.tag?.level) {
    const isApart = piece.x - last.end > 2 * piece.size && !isFact(piece.text)
    return headingKind(joinPieces(row.pieces)) === undefined && !(isHeading(last) && isApart)
  }
  return true
}

/** Dates and places that the tree has after an entry's text go back to the line on whose height they stand. */
function factsToHeads(rows: readonly Row[]): Row[] {
  const placed: Row[] = []
  let follow: number | undefined
  for (const row of rows) {
    const above = placed.at(-1)
    if (!isFact(joinPieces(row.pieces))) follow = undefined
    else if (follow !== undefined) {
      placed.splice(follow++, 0, row)
      continue
    } else if (above && above.page === row.page && row.y < above.y - 0.5 * row.size) {
      const beside = placed.findLastIndex(
        (other) =>
          other.page === row.page && Math.abs(other.y - row.y) < 0.8 * row.size && !isFact(joinPieces(other.pieces)),
      )
      if (beside >= 0) {
        // A head that wraps is not torn apart.
        follow = beside + 1
        while (follow < placed.length && blockOf(placed[follow]) === blockOf(placed[beside])) follow++
        const head = placed[beside]
        if (head && follow === beside + 1 && isRightOf(row, head)) placed[beside] = joinRows(head, row)
        else placed.splice(follow++, 0, row)
        continue
      }
    }
    placed.push(row)
  }
  return placed
}

function isRightOf(row: Row, head: Row): boolean {
  const end = Math.max(...head.pieces.map((piece) => piece.end))
  return Math.abs(row.y - head.y) < 0.45 * row.size && (row.pieces[0]?.x ?? 0) > end
}

function joinRows(head: Row, row: Row): Row {
  return { ...head, pieces: [...head.pieces, ...row.pieces], size: Math.max(head.size, row.size) }
}

function blockOf(row: Row | undefined): number | undefined {
  return row?.pieces[0]?.tag?.block
}

/** A tree that jumps up the page at every other line isn't a reading order. */
function isOrderly(rows: readonly Row[]): boolean {
  let jumps = 0
  for (let index = 1; index < rows.length; index++) {
    const above = rows[index - 1]
    const row = rows[index]
    if (above && row && above.page === row.page && row.y < above.y - 1.2 * row.size) jumps++
  }
  return jumps <= Math.max(3, 0.35 * rows.length)
}
