// Puts files that are packed already into a ZIP: packing the same fonts again takes longer than writing the document.
import { crc32, deflateRawSync } from 'node:zlib'

export type PackedFile = { path: string; packed: Buffer; size: number; checksum: number }

export function packFile(bytes: Uint8Array): Omit<PackedFile, 'path'> {
  return { packed: deflateRawSync(bytes, { level: 9 }), size: bytes.length, checksum: crc32(bytes) }
}

const endLength = 22
/** 1 January 1980, the first day a ZIP can name: the same document gives the same bytes. */
const noDate = 0x21

export function appendFiles(zip: Buffer, files: readonly PackedFile[]): Buffer {
  // The writer of the library adds no comment, so the end of the directory is the end of the file.
  const end = zip.subarray(zip.length - endLength)
  if (end.readUInt32LE(0) !== 0x06054b50) throw new Error('a ZIP file should end with its directory')
  const directoryLength = end.readUInt32LE(12)
  const directoryAt = end.readUInt32LE(16)
  const entries: Buffer[] = []
  const added: Buffer[] = []
  let offset = directoryAt
  for (const file of files) {
    const local = Buffer.concat([localHeader(file), file.packed])
    entries.push(directoryEntry(file, offset))
    added.push(local)
    offset += local.length
  }
  const newEnd = Buffer.from(end)
  newEnd.writeUInt16LE(end.readUInt16LE(8) + files.length, 8)
  newEnd.writeUInt16LE(end.readUInt16LE(10) + files.length, 10)
  newEnd.writeUInt32LE(directoryLength + entries.reduce((sum, { length }) => sum + length, 0), 12)
  newEnd.writeUInt32LE(offset, 16)
  const directory = zip.subarray(directoryAt, directoryAt + directoryLength)
  return Buffer.concat([zip.subarray(0, directoryAt), ...added, directory, ...entries, newEnd])
}

function localHeader(file: PackedFile): Buffer {
  return Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), facts(file), Buffer.from(file.path)])
}

function directoryEntry(file: PackedFile, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from([0x50, 0x4b, 0x01, 0x02, 20, 0]), facts(file), rest, Buffer.from(file.path)])
}

/** What the header and the directory both say of a file: version, packing, date, checksum and lengths. */
function facts({ path, packed, size, checksum }: PackedFile): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(8, 4)
  header.writeUInt16LE(noDate, 8)
  header.writeUInt32LE(checksum, 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt16LE(Buffer.byteLength(path), 22)
  return header
}
