import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, describe, expect, it } from 'vitest'
import { sendError } from '#server/platform/errors.ts'
import { AppError } from '#shared/errors.ts'
import type { ReadingPool } from './reading-pool.ts'
import { registerImports } from './register-imports.ts'
import type { UploadLimits } from './upload-room.ts'

const opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})

const answer = '{"extractedText":"Dana Reyes"}'

/** A server that listens, with a reader that only counts. */
async function serve(uploadLimits: Partial<UploadLimits> = {}, read: ReadingPool['read'] = async () => answer) {
  const app = fastify({ forceCloseConnections: true })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  let reads = 0
  const pool: ReadingPool = {
    read: (...call) => {
      reads++
      return read(...call)
    },
    close: async () => {},
  }
  await registerImports(app, { config: { workers: 1 }, pool, uploadLimits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  opened.push(app)
  const { port } = app.server.address() as AddressInfo // a TCP server that listens
  return { app, port, reads: () => reads }
}

const boundary = 'between'
const type = `multipart/form-data; boundary=${boundary}`
const part = (content: string, { name = 'file', more = '' } = {}) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.txt"\r\n${more}\r\n${content}\r\n`
const end = `--${boundary}--\r\n`

function open(port: number, headers: Record<string, string | number> = {}): ClientRequest {
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/api/extract-resume',
    method: 'POST',
    agent: false,
    headers: { 'content-type': type, ...headers },
  })
  call.on('error', () => {})
  return call
}

async function answerOf(
  call: ClientRequest,
): Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }> {
  const [response]: [IncomingMessage] = await new Promise((resolve, reject) => {
    call.once('response', (message) => resolve([message]))
    call.once('error', reject)
  })
  return { status: response.statusCode ?? 0, body: await text(response), headers: response.headers }
}

describe('M1: slow uploads', () => {
  const quick = { graceMs: 300, slowestBytesPerSecond: 8 * 1024 }

  it('are ended with a sentence, and none of them ever reaches the reader', async () => {
    const { port, reads } = await serve(quick)
    const call = open(port, { 'content-length': 5_000_000 })
    call.write(part('x'.repeat(10)))
    const { status, body, headers } = await answerOf(call)
    expect(status).toBe(408)
    expect(JSON.parse(body)).toEqual({
      code: 'too-slow',
      message: 'The upload was too slow. Please try again with a better connection.',
    })
    expect(headers.connection).toBe('close')
    expect(reads()).toBe(0)
  })

  it('do not keep others waiting, however many there are', async () => {
    const { port, reads } = await serve({ arrivingPerClient: 100 })
    const slow = Array.from({ length: 60 }, () => {
      const call = open(port, { 'content-length': 5_000_000 })
      call.write(part('x'))
      return call
    })
    const call = open(port)
    call.end(part('Dana Reyes') + end)
    expect(await answerOf(call)).toMatchObject({ status: 200, body: answer })
    expect(reads()).toBe(1)
    for (const one of slow) one.destroy()
  })

  it('are judged by their pace: one that pauses after most of it has come is not ended', async () => {
    const { port } = await serve({ graceMs: 200, slowestBytesPerSecond: 1024 })
    const call = open(port)
    call.write(part('x'.repeat(200_000)))
    const late = setTimeout(() => call.end(end), 1500)
    expect((await answerOf(call)).status).toBe(200)
    clearTimeout(late)
  })
})

describe('uploads at the same time', () => {
  it('are a few for one client while they come in', async () => {
    const { port, app } = await serve({ arrivingPerClient: 2 })
    const coming = [open(port, { 'content-length': 1000 }), open(port, { 'content-length': 1000 })]
    let arrived = 0
    const both = new Promise<void>((resolve) =>
      app.server.on('request', () => {
        if (++arrived === 2) resolve()
      }),
    )
    for (const call of coming) call.write(part('x'))
    await both
    const third = open(port)
    third.end(part('x') + end)
    const { status, headers, body } = await answerOf(third)
    expect(status).toBe(429)
    expect(headers['retry-after']).toBeDefined()
    expect(JSON.parse(body).message).toContain('wait until one is done')
    for (const call of coming) call.destroy()
  })

  it('may be many once they are here, up to what fits into memory', async () => {
    const held: (() => void)[] = []
    const { port, reads } = await serve(
      { arrivingPerClient: 1, totalBytes: 250_000 },
      () => new Promise((resolve) => held.push(() => resolve(answer))),
    )
    const send = () => {
      const call = open(port)
      call.end(part('x'.repeat(100_000)) + end)
      return answerOf(call)
    }
    const first = send()
    await expect.poll(reads).toBe(1)
    const second = send()
    await expect.poll(reads).toBe(2)
    expect((await send()).status).toBe(503)
    for (const go of held) go()
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
    const again = send()
    await expect.poll(reads).toBe(3)
    held.at(-1)?.()
    expect((await again).status).toBe(200)
  })
})

describe('a malformed upload', () => {
  const bodies: [string, { body: string; contentType?: string; status?: number }][] = [
    ['without a boundary', { body: part('x') + end, contentType: 'multipart/form-data' }],
    ['with an empty boundary', { body: part('x') + end, contentType: 'multipart/form-data; boundary=' }],
    ['with another boundary', { body: part('x') + end, contentType: 'multipart/form-data; boundary=other' }],
    ['cut off in the file', { body: part('x') }],
    ['cut off in a head', { body: `--${boundary}\r\ncontent-dispo` }],
    ['of nothing', { body: '' }],
    ['of something else', { body: 'Dana Reyes' }],
    ['under another name', { body: part('x', { name: 'resume' }) + end }],
    ['under the name of a prototype', { body: part('x', { name: '__proto__' }) + end }],
    ['of several files', { body: part('x') + part('y') + end }],
    ['of a field alone', { body: `--${boundary}\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n${end}` }],
    ['of twenty fields', { body: part('x', { name: 'a' }).replace('; filename="a.txt"', '').repeat(20) + end }],
    [
      'with a broken JSON field',
      {
        body: `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n{\r\n${end}`,
      },
    ],
    ['in another kind', { body: 'a=b', contentType: 'application/x-www-form-urlencoded', status: 415 }],
    ['in no kind', { body: 'a=b', contentType: '', status: 415 }],
    [
      'of another multipart kind',
      { body: part('x') + end, contentType: `multipart/mixed; boundary=${boundary}`, status: 415 },
    ],
  ]

  it.each(bodies)(
    '%s is the caller’s mistake, told in a sentence',
    async (_name, { body, contentType, status = 400 }) => {
      const { port, reads } = await serve()
      const call = open(port, { 'content-type': contentType ?? type, 'content-length': Buffer.byteLength(body) })
      call.end(body)
      const got = await answerOf(call)
      expect(got.status).toBe(status)
      expect(JSON.parse(got.body).message).toMatch(/^[A-Z].+\.$/)
      expect(reads()).toBe(0)
    },
  )

  it('whose head is far too long is answered without a 500', async () => {
    const { port } = await serve()
    const call = open(port)
    call.end(part('x', { more: `x-long: ${'a'.repeat(200_000)}\r\n` }) + end)
    expect((await answerOf(call)).status).toBeLessThan(500)
  })

  it('whose sender hangs up leaves its place to others', async () => {
    const { port, app } = await serve({ arrivingPerClient: 1 })
    const socket = connect(port, '127.0.0.1')
    const seen = once(app.server, 'request')
    socket.write(
      `POST /api/extract-resume HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 9000\r\n\r\n${part('x')}`,
    )
    const [, reply]: [unknown, { once(event: 'close', listener: () => void): void }] = (await seen) as never // what Node emits
    const closed = new Promise<void>((resolve) => reply.once('close', resolve))
    socket.destroy()
    await closed
    await expect
      .poll(async () => {
        const call = open(port)
        call.end(part('Dana Reyes') + end)
        return (await answerOf(call)).status
      })
      .toBe(200)
  })
})

describe('a large answer', () => {
  it('goes out as the reader wrote it, without being built or checked again', async () => {
    const large = `{ "other": ["${'x'.repeat(3_600_000)}"] }`
    const { port } = await serve({}, async () => large)
    const call = open(port)
    call.end(part('Dana Reyes') + end)
    const { status, body, headers } = await answerOf(call)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    // Parsed and written again, it would have lost its spaces and its shape been refused.
    expect(body === large).toBe(true)
  })
})

describe('operations 12: a reader that was killed', () => {
  it('is no fault of the file: try again', async () => {
    const { port } = await serve({}, async () => {
      throw new AppError('busy', {
        message: 'Reading this file was interrupted. Please try again.',
        retryAfterSeconds: 3,
      })
    })
    const call = open(port)
    call.end(part('Dana Reyes') + end)
    const { status, body, headers } = await answerOf(call)
    expect([status, headers['retry-after']]).toEqual([503, '3'])
    expect(JSON.parse(body).message).toContain('interrupted')
  })
})
