// Word keeps the properties of paragraphs and runs on pages of 512 bytes, found by where their text is in the file.

export type PropertyRange = { from: number; to: number; style: number; bytes: Buffer }

const pageBytes = 512

/** Sorted by place. `kind` says how a page's entries are laid out. */
export function readPropertyPages(stream: Buffer, table: Buffer, kind: 'paragraph' | 'run'): PropertyRange[] {
  const count = Math.floor((table.length - 4) / 8)
  const ranges: PropertyRange[] = []
  for (let index = 0; index < count; index++) {
    const page = table.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff
    const bytes = stream.subarray(page * pageBytes, (page + 1) * pageBytes)
    if (bytes.length === pageBytes) ranges.push(...readPage(bytes, kind))
  }
  return ranges.sort((a, b) => a.from - b.from)
}

function readPage(page: Buffer, kind: 'paragraph' | 'run'): PropertyRange[] {
  const runs = page[pageBytes - 1] ?? 0
  const stride = kind === 'paragraph' ? 13 : 1
  const places = (runs + 1) * 4
  if (places + runs * stride > pageBytes) return []
  return Array.from({ length: runs }, (_, index) => {
    const offset = (page[places + index * stride] ?? 0) * 2
    const range = { from: page.readUInt32LE(index * 4), to: page.readUInt32LE(index * 4 + 4) }
    if (offset === 0) return { ...range, style: 0, bytes: Buffer.alloc(0) }
    return { ...range, ...(kind === 'paragraph' ? paragraphEntry(page, offset) : runEntry(page, offset)) }
  })
}

function paragraphEntry(page: Buffer, offset: number): { style: number; bytes: Buffer } {
  const short = page[offset] ?? 0
  const start = short === 0 ? offset + 2 : offset + 1
  const size = short === 0 ? (page[offset + 1] ?? 0) * 2 : short * 2 - 1
  if (size < 2 || start + 2 > pageBytes) return { style: 0, bytes: Buffer.alloc(0) }
  return { style: page.readUInt16LE(start), bytes: page.subarray(start + 2, start + size) }
}

function runEntry(page: Buffer, offset: number): { style: number; bytes: Buffer } {
  const size = page[offset] ?? 0
  return { style: 0, bytes: page.subarray(offset + 1, offset + 1 + size) }
}

/** The range that holds a place; ranges do not overlap. */
export function findRange(ranges: readonly PropertyRange[], place: number): PropertyRange | undefined {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return undefined
    if (place < range.from) high = middle - 1
    else if (place >= range.to) low = middle + 1
    else return range
  }
  return undefined
}
