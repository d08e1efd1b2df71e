// The container of old Office files: streams in chains of sectors.
import { damaged } from '../unzip.ts'

const endOfChain = 0xfffffffe
const freeSector = 0xffffffff
const directoryEntryBytes = 128
/** A sector holding these is one of the table of sectors itself. */
const entriesInHeader = 109

/** The streams of the file's root, by name. */
export function readCompoundFile(bytes: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 1536) throw damaged()
  const sectorBytes = 1 << file.readUInt16LE(30)
  const miniBytes = 1 << file.readUInt16LE(32)
  if (sectorBytes < 128 || sectorBytes > 65536 || miniBytes > sectorBytes) throw damaged()
  const miniCutoff = file.readUInt32LE(56)
  const sector = (index: number) => {
    const start = (index + 1) * sectorBytes
    if (start >= file.length) throw damaged()
    return file.subarray(start, start + sectorBytes)
  }
  const table = readSectorTable(file, sector)
  const chain = (first: number, next: Uint32Array) => {
    const sectors: number[] = []
    for (let at = first; at < next.length && at !== endOfChain; at = next[at] ?? endOfChain) {
      sectors.push(at)
      // A chain that bites its own tail would never end.
      if (sectors.length > next.length) throw damaged()
    }
    return sectors
  }
  const readChain = (first: number) => Buffer.concat(chain(first, table).map(sector))
  const directory = readChain(file.readUInt32LE(48))
  const miniTable = toNumbers(readChain(file.readUInt32LE(60)))
  const entries: { name: string; type: number; start: number; size: number }[] = []
  for (let at = 0; at + directoryEntryBytes <= directory.length; at += directoryEntryBytes) {
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64))
    entries.push({
      name: directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      type: directory[at + 66] ?? 0,
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    })
  }
  const root = entries.find(({ type }) => type === 5)
  const miniStream = root && root.size > 0 ? readChain(root.start) : Buffer.alloc(0)
  const streams = new Map<string, Buffer>()
  for (const { name, type, start, size } of entries) {
    if (type !== 2 || streams.has(name) || !wantedStreams.has(name)) continue
    const isMini = size < miniCutoff
    const content = isMini
      ? Buffer.concat(chain(start, miniTable).map((at) => miniStream.subarray(at * miniBytes, (at + 1) * miniBytes)))
      : readChain(start)
    streams.set(name, content.subarray(0, size))
  }
  return streams
}

const wantedStreams = new Set([
  'WordDocument',
  '0Table',
  '1Table',
  'EncryptedPackage',
  'Workbook',
  'PowerPoint Document',
])

function readSectorTable(file: Buffer, sector: (index: number) => Buffer): Uint32Array {
  const parts: number[] = []
  for (let index = 0; index < entriesInHeader; index++) parts.push(file.readUInt32LE(76 + index * 4))
  let next = file.readUInt32LE(68)
  const seen = new Set<number>()
  while (next < freeSector - 5 && !seen.has(next)) {
    seen.add(next)
    const numbers = toNumbers(sector(next))
    parts.push(...numbers.subarray(0, -1))
    next = numbers.at(-1) ?? endOfChain
  }
  const used = parts.filter((part) => part < freeSector - 5)
  return toNumbers(Buffer.concat(used.map(sector)))
}

function toNumbers(buffer: Buffer): Uint32Array {
  const numbers = new Uint32Array(buffer.length >> 2)
  for (let index = 0; index < numbers.length; index++) numbers[index] = buffer.readUInt32LE(index * 4)
  return numbers
}
