import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from '../../../tests/support/app.ts'
import { createPack, pickEncoding } from './compression.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
const long = 'Zoë wrote 1,000 lines 🙂. '.repeat(5_000)

describe.each(['br', 'gzip'] as const)('packing with %s', (encoding) => {
  it.each([
    ['a start and an end', long, '<script nonce="é">'],
    ['no end', long, ''],
    ['no start', '', 'end'],
    ['an end of one character', long, 'x'],
    ['the longest end', long, 'y'.repeat(0xffff)],
  ])('keeps every character of %s', async (_what, start, end) => {
    const pack = createPack()
    for (const turn of ['first', 'kept']) {
      const packed = await pack(start, end, encoding)
      expect([turn, unpack[encoding](packed).toString()]).toEqual([turn, start + end])
    }
  })
})

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('for %s is %s', (accepted, expected) => {
    expect(pickEncoding({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })).toBe(expected)
  })
})

describe('Fail 9: an answer that is the same for everybody', () => {
  let app: FastifyInstance
  const ask = (headers: Record<string, string>) => app.inject({ url: '/api/templates', headers })

  beforeAll(async () => {
    app = await buildTestApp()
  })

  it('is sent compressed and says for whom it may be kept', async () => {
    const plain = await ask({})
    const packed = await ask({ 'accept-encoding': 'br' })
    expect(unpack.br(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(packed.rawPayload.length),
      vary: 'accept-encoding',
      etag: plain.headers.etag,
    })
  })

  it('is not sent again to a browser that has it', async () => {
    const { etag } = (await ask({})).headers
    const again = await ask({ 'if-none-match': String(etag), 'accept-encoding': 'br' })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await ask({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })
})
