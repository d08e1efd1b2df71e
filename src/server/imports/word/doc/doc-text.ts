// The characters of a Word document, which lie in pieces about the file.
import { damaged } from '../unzip.ts'

export type DocCharacters = {
  text: string
  /** Where the character at an index is in the file's stream. */
  placeOf(index: number): number
}

type Piece = { from: number; to: number; start: number; isNarrow: boolean }

const maxCharacters = 2_000_000

export function readDocText(stream: Buffer, pieceTable: Buffer): DocCharacters {
  const pieces = readPieces(pieceTable)
  const narrow = new TextDecoder('windows-1252')
  const total = pieces.at(-1)?.to ?? 0
  if (total <= 0 || total > maxCharacters) throw damaged()
  const text = pieces
    .map(({ from, to, start, isNarrow }) => {
      const end = start + (to - from) * (isNarrow ? 1 : 2)
      if (start > stream.length) throw damaged()
      const bytes = stream.subarray(start, end)
      return (isNarrow ? narrow.decode(bytes) : bytes.toString('utf16le')).padEnd(to - from)
    })
    .join('')
  // Readers go through the text in order: the piece they want is nearly always the last one or its neighbour.
  let last = 0
  return {
    text,
    placeOf(index) {
      if (index < (pieces[last]?.from ?? 0)) last = 0
      while (last < pieces.length - 1 && index >= (pieces[last]?.to ?? 0)) last++
      const piece = pieces[last]
      return piece && index < piece.to ? piece.start + (index - piece.from) * (piece.isNarrow ? 1 : 2) : -1
    },
  }
}

function readPieces(table: Buffer): Piece[] {
  let at = 0
  while (table[at] === 1) at += 3 + table.readUInt16LE(at + 1)
  if (table[at] !== 2) throw damaged()
  const bytes = table.readUInt32LE(at + 1)
  const start = at + 5
  const count = Math.floor((bytes - 4) / 12)
  if (count <= 0 || start + bytes > table.length) throw damaged()
  return Array.from({ length: count }, (_, index) => {
    const from = table.readUInt32LE(start + index * 4)
    const to = table.readUInt32LE(start + index * 4 + 4)
    if (to < from) throw damaged()
    const place = table.readUInt32LE(start + (count + 1) * 4 + index * 8 + 2)
    const isNarrow = (place & 0x40000000) !== 0
    const offset = place & 0x3fffffff
    return { from, to, start: isNarrow ? offset >> 1 : offset, isNarrow }
  })
}
