// The parts of a PNG file.

export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** A few hundred bytes can claim a picture that fills the memory. */
const mostPixels = 16_000_000

type Header = { width: number; height: number; depth: number; colorType: number; isInterlaced: boolean }
export type Chunks = { header: Header; palette: Buffer; transparency: Buffer; data: Buffer }

export const samplesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

export function readChunks(bytes: Buffer): Chunks | undefined {
  let header: Header | undefined
  let palette = Buffer.alloc(0)
  let transparency = Buffer.alloc(0)
  const data: Buffer[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const body = bytes.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') header = readHeader(body)
    if (type === 'PLTE') palette = Buffer.from(body)
    if (type === 'tRNS') transparency = Buffer.from(body)
    if (type === 'IDAT') data.push(body)
    if (type === 'IEND') break
    at += 12 + length
  }
  if (!header) return undefined
  return { header, palette, transparency, data: Buffer.concat(data) }
}

function readHeader(body: Buffer): Header | undefined {
  const header = {
    width: body.readUInt32BE(0),
    height: body.readUInt32BE(4),
    depth: body.readUInt8(8),
    colorType: body.readUInt8(9),
    isInterlaced: body.readUInt8(12) === 1,
  }
  const pixels = header.width * header.height
  if (pixels === 0 || pixels > mostPixels || samplesOf[header.colorType] === undefined) return undefined
  return [1, 2, 4, 8, 16].includes(header.depth) ? header : undefined
}
