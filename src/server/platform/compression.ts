// What is the same for everybody is compressed once and kept, not compressed again for every visitor.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** Packs `start + end`. The work on a start is done once and kept, so the end should be short. */
export type Pack = (start: string, end: string, encoding: Encoding) => Promise<Buffer>

/** Far more than there are pages and public answers. */
const keptLimit = 200
/** Below this, headers weigh more than what is saved. */
const smallest = 1024

const compressBrotli = promisify(brotliCompress)
const compressDeflate = promisify(deflateRaw)

export function createPack(): Pack {
  const starts = { br: keepMade(formats.br.prepare), gzip: keepMade(formats.gzip.prepare) }
  return async (start, end, encoding) => formats[encoding].finish(await starts[encoding](start), Buffer.from(end))
}

/** Computes something for a text once; keeps the most recently used. */
function keepMade<Made>(make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>()
  return (text) => {
    const made = kept.get(text) ?? make(text)
    kept.delete(text)
    kept.set(text, made)
    const [oldest] = kept.keys()
    if (kept.size > keptLimit && oldest !== undefined) kept.delete(oldest)
    return made
  }
}

type Start = { packed: Buffer; length: number; checksum: number }
type Format = { prepare(text: string): Promise<Start>; finish(start: Start, end: Buffer): Buffer }

/** Both formats can be closed by a block that stands for itself, which is how the end gets in uncompressed. */
const formats: Record<Encoding, Format> = {
  br: {
    async prepare(text) {
      const packed = await compressBrotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      })
      return { packed, length: 0, checksum: 0 }
    },
    finish({ packed }, end) {
      // RFC 7932, 9.2: not the last block; four nibbles of length less one; not compressed. Then an empty last block.
      if (end.length === 0) return Buffer.concat([packed, lastBrotliBlock])
      const header = Buffer.alloc(3)
      header.writeUIntLE(((end.length - 1) << 3) | (1 << 19), 0, 3)
      return Buffer.concat([packed, header, end, lastBrotliBlock])
    },
  },
  gzip: {
    async prepare(text) {
      const content = Buffer.from(text)
      const packed = await compressDeflate(content, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })
      return { packed, length: content.length, checksum: crc32(content) }
    },
    finish({ packed, length, checksum }, end) {
      // RFC 1951, 3.2.4: the last block, stored, with its length and the length's complement.
      const header = Buffer.from([1, 0, 0, 0, 0])
      header.writeUInt16LE(end.length, 1)
      header.writeUInt16LE(~end.length & 0xffff, 3)
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(crc32(end, checksum), 0)
      trailer.writeUInt32LE((length + end.length) % 2 ** 32, 4)
      return Buffer.concat([gzipHeader, packed, header, end, trailer])
    },
  },
}

const lastBrotliBlock = Buffer.from([3])
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** More would not fit into one block of either format. */
export const longestEnd = 0xffff

/** Brotli where the browser takes it, else gzip, else nothing. */
export function pickEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = new Map<string, boolean>()
  for (const part of String(headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
  }
  return (['br', 'gzip'] as const).find((encoding) => accepted.get(encoding) ?? accepted.get('*'))
}

/** Public responses are kept compressed by content, and not resent to clients that already have them. */
export function keepPublicAnswers(app: FastifyInstance): void {
  const pack = createPack()
  // Weak: the same for each encoding.
  const etagOf = keepMade((text) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`)
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200) return payload
    if (!String(reply.getHeader('cache-control')).startsWith('public')) return payload
    const etag = etagOf(payload)
    reply.header('etag', etag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match']?.includes(etag)) {
      reply.code(304).removeHeader('content-type')
      return null
    }
    const encoding = payload.length < smallest ? undefined : pickEncoding(request)
    if (!encoding) return payload
    reply.header('content-encoding', encoding)
    return pack(payload, '', encoding)
  })
}
