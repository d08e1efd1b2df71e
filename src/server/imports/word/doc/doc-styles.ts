import { type ParagraphChanges, paragraphChanges, type RunChanges, runChanges } from './sprms.ts'

export type DocStyle = { name: string; level?: number; paragraph: ParagraphChanges; run: RunChanges }

type RawStyle = { name: string; number: number; base: number; isParagraph: boolean; updates: Buffer[] }

const noBase = 0xfff
const maxBases = 20

export function readDocStyles(table: Buffer): (index: number) => DocStyle {
  const raw = readRawStyles(table)
  const known = new Map<number, DocStyle>()
  function resolve(index: number, depth: number): DocStyle {
    const found = known.get(index)
    if (found) return found
    const style = raw[index]
    if (!style) return { name: '', paragraph: {}, run: {} }
    const base = style.base !== noBase && depth < maxBases ? resolve(style.base, depth + 1) : undefined
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = style.updates
    // A paragraph style begins with its own number.
    const paragraph = style.isParagraph ? paragraphChanges(first.subarray(2)) : {}
    const run = runChanges(style.isParagraph ? second : first, base?.run)
    const isHeading = style.number >= 1 && style.number <= 9
    const level = isHeading ? style.number : base?.level
    const made: DocStyle = {
      name: style.name,
      paragraph: { ...base?.paragraph, ...paragraph },
      run: { ...base?.run, ...run },
      ...(level === undefined ? {} : { level }),
    }
    known.set(index, made)
    return made
  }
  return (index) => resolve(index, 0)
}

function readRawStyles(table: Buffer): (RawStyle | undefined)[] {
  if (table.length < 6) return []
  const headBytes = table.readUInt16LE(0)
  const count = table.readUInt16LE(2)
  const baseBytes = table.readUInt16LE(4)
  const styles: (RawStyle | undefined)[] = []
  let at = 2 + headBytes
  for (let index = 0; index < count && at + 2 <= table.length; index++) {
    const size = table.readUInt16LE(at)
    const style = table.subarray(at + 2, at + 2 + size)
    styles.push(size >= baseBytes + 4 ? readRawStyle(style, baseBytes) : undefined)
    at += 2 + size
  }
  return styles
}

function readRawStyle(style: Buffer, baseBytes: number): RawStyle {
  const kindAndBase = style.readUInt16LE(2)
  const nameLength = style.readUInt16LE(baseBytes)
  const nameStart = baseBytes + 2
  let at = nameStart + nameLength * 2 + 2
  const updates: Buffer[] = []
  while (at + 2 <= style.length && updates.length < 3) {
    const size = style.readUInt16LE(at)
    updates.push(style.subarray(at + 2, at + 2 + size))
    at += 2 + size + (size % 2)
  }
  return {
    name: style.toString('utf16le', nameStart, nameStart + nameLength * 2),
    number: style.readUInt16LE(0) & 0xfff,
    base: kindAndBase >> 4,
    isParagraph: (kindAndBase & 15) === 1,
    updates,
  }
}
