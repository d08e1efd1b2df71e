import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineRoute } from '#shared/api/route.ts'
import { AppError } from '#shared/errors.ts'
import { buildTestApp } from '../../tests/support/app.ts'
import { addRoute } from './platform/add-route.ts'

const postNote = defineRoute({
  method: 'POST',
  path: '/api/test/notes/:id',
  summary: 'Keeps a note',
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({ text: z.string().min(1), tags: z.array(z.object({ name: z.string() })).default([]) }),
  response: z.object({ id: z.number(), text: z.string() }),
})
const postLarge = defineRoute({
  method: 'POST',
  path: '/api/test/large',
  summary: 'Takes up to 12 MB',
  body: z.object({ text: z.string() }),
  response: z.object({ length: z.number() }),
  bodyLimit: 12 * 1024 * 1024,
})
const postSigned = defineRoute({
  method: 'POST',
  path: '/api/test/signed',
  summary: 'Takes the bytes as they came',
  rawBody: true,
  response: z.object({ raw: z.string() }),
})
const getFailure = defineRoute({ method: 'GET', path: '/api/test/failure', summary: 'Fails in a given way' })

const getSlow = defineRoute({
  method: 'GET',
  path: '/api/test/slow',
  summary: 'Takes its time',
  response: z.object({ done: z.boolean() }),
})

let failure: unknown

const lines: string[] = []

function registerTestRoutes(app: FastifyInstance): void {
  addRoute(app, postNote, ({ params, body }) => ({ id: params.id, text: body.text, secret: 'never leaves' }))
  addRoute(app, postLarge, ({ body }) => ({ length: body.text.length }))
  addRoute(app, postSigned, ({ body }) => ({ raw: body.toString('utf8') }))
  addRoute(app, getFailure, () => {
    throw failure
  })
}

describe('the app', () => {
  let app: FastifyInstance

  const build = (alone?: string) =>
    buildTestApp({
      env: { LOG_LEVEL: 'info' },
      extraFeatures: [registerTestRoutes],
      logStream: { write: (line) => void lines.push(line) },
      alone,
    })
  beforeAll(async () => {
    app = await build()
  })

  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload: payload as object, headers }) // inject takes any JSON value

  it('answers a valid call with what the contract names and nothing beside it', async () => {
    const answer = await post('/api/test/notes/7', { text: 'hello', unasked: 1 })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ id: 7, text: 'hello' })
  })

  it('names every field of an invalid body', async () => {
    const answer = await post('/api/test/notes/7', { text: '', tags: [{ name: 1 }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-request', message: expect.any(String) })
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toEqual(['text', 'tags.0.name'])
  })

  it('names a wrong parameter', async () => {
    const answer = await post('/api/test/notes/seven', { text: 'x' })
    expect(answer.json().fields[0].path).toBe('id')
  })

  it.each([
    ['malformed JSON', '{"text":', 'application/json', 400, 'invalid-request'],
    ['an empty body', '', 'application/json', 400, 'invalid-request'],
    ['a body that poisons prototypes', '{"__proto__":{"x":1}}', 'application/json', 400, 'invalid-request'],
    ['text', 'hello', 'text/plain', 415, 'unsupported-type'],
    ['a form', 'text=hello', 'application/x-www-form-urlencoded', 415, 'unsupported-type'],
    ['a body over one megabyte', `{"text":"${'x'.repeat(1024 * 1024)}"}`, 'application/json', 413, 'too-large'],
  ])('refuses %s', async (_name, payload, type, status, code) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/test/notes/1',
      payload,
      headers: { 'content-type': type },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ code, message: expect.any(String) })
  })

  it('lets a route take more than the usual megabyte, and no more than it says', async () => {
    expect((await post('/api/test/large', { text: 'x'.repeat(3_000_000) })).json()).toEqual({ length: 3_000_000 })
    expect((await post('/api/test/large', { text: 'x'.repeat(13_000_000) })).statusCode).toBe(413)
  })

  it('hands on no bytes where a signed body is missing', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/test/signed' })).json()).toEqual({ raw: '' })
  })

  it('hands a signed body on untouched', async () => {
    const payload = '{ "a" :1 }'
    const answer = await app.inject({
      method: 'POST',
      url: '/api/test/signed',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.json()).toEqual({ raw: payload })
  })

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/test/notes/1/more'],
    ['GET', '/api/nothing?html=1'],
  ] as const)('answers %s %s with a JSON 404, whatever is sent along', async (method, url) => {
    const answer = await app.inject({
      method,
      url,
      headers: { accept: 'text/html', 'content-type': 'text/strange' },
      ...(method === 'GET' ? {} : { payload: 'x' }),
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not-found' })
  })

  it.each([
    ['GET', '/api/test/notes/1', 'POST'],
    ['PUT', '/api/test/notes/1', 'POST'],
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['OPTIONS', '/api/health', 'GET, HEAD'],
    ['PUT', '/faq', 'GET, HEAD'],
  ] as const)('answers %s %s with 405 and says what is allowed', async (method, url, allow) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe(allow)
    expect(answer.json()).toMatchObject({ code: 'method-not-allowed' })
  })

  it('answers an address that cannot be decoded with 400', async () => {
    const own = await build('nginx refuses it by itself')
    const answer = await own.inject('/api/%zz')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-request' })
  })

  it.each([
    ['an error of ours', new AppError('payment-required'), 402, 'payment-required'],
    ['a value the database cannot hold', databaseError('22021'), 400, 'invalid-request'],
    ['a row that exists already', databaseError('23505'), 409, 'conflict'],
    ['a statement that took too long', databaseError('57014'), 503, 'busy'],
    ['a pool that is used up', new Error('timeout exceeded when trying to connect'), 503, 'busy'],
    ['a database that is gone', Object.assign(new Error('no'), { syscall: 'connect' }), 503, 'busy'],
    ['anything else', new Error('the password is hunter2'), 500, 'internal'],
    ['something that is no error', 'boom', 500, 'internal'],
  ])('answers %s in the one form, without a stack', async (_name, error, status, code) => {
    failure = error
    const answer = await app.inject('/api/test/failure')
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ code, message: expect.any(String) })
    expect(answer.body).not.toMatch(/hunter2|\bat \/|node_modules/)
  })

  it('says when to come back while it is busy', async () => {
    failure = new AppError('busy', { retryAfterSeconds: 3 })
    expect((await app.inject('/api/test/failure')).headers['retry-after']).toBe('3')
  })

  it('answers what is not HTTP at all with a JSON 400', async () => {
    const own = await build('talks to the socket')
    await own.listen({ port: 0, host: '127.0.0.1' })
    const address = own.server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const text = await new Promise<string>((resolve) => {
      let received = ''
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.on('close', () => resolve(received))
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toMatch(/\{"code":"invalid-request"/)
  })

  it('finishes running requests when it is closed, and takes no new ones', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let arrived = () => {}
    const started = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const closing = await buildTestApp({
      alone: 'listens and stops by itself',
      extraFeatures: [
        (scope) =>
          addRoute(scope, getSlow, async () => {
            arrived()
            await held
            return { done: true }
          }),
      ],
    })
    const url = await closing.listen({ port: 0, host: '127.0.0.1' })
    const answer = fetch(`${url}/api/test/slow`)
    await started
    const closed = closing.close()
    letGo()
    expect(await (await answer).json()).toEqual({ done: true })
    await closed
    await expect(fetch(`${url}/api/health`)).rejects.toThrow()
  })

  describe('with a foreign origin', () => {
    const note = '/api/test/notes/1'

    it.each([
      ['another origin', { origin: 'https://evil.example' }],
      ['an opaque origin', { origin: 'null' }],
      ['the same host by https on a server without it', { host: 'resumes.example', origin: 'https://resumes.example' }],
      ['the public host with another scheme', { host: 'internal:3000', origin: 'https://localhost:3000' }],
      ['another port', { host: 'resumes.example', origin: 'http://resumes.example:8080' }],
      [
        'a scheme told by a proxy that is not trusted',
        { host: 'resumes.example', origin: 'https://resumes.example', 'x-forwarded-proto': 'https' },
      ],
      [
        'another origin that calls itself the same',
        { host: 'resumes.example', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      ],
      ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ])('refuses %s', async (_name, headers) => {
      const answer = await post(note, { text: 'x' }, headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'forbidden' })
    })

    it.each([
      ['no such header', {}],
      ['the same origin', { host: 'resumes.example', origin: 'http://resumes.example' }],
      ['the same origin with its default port', { host: 'resumes.example:80', origin: 'http://resumes.example' }],
      ['the public address behind a proxy', { host: 'internal:3000', origin: 'http://localhost:3000' }],
      [
        'what the browser calls the same origin, behind a proxy that is not trusted',
        { host: 'resumes.example', origin: 'https://resumes.example', 'sec-fetch-site': 'same-origin' },
      ],
    ])('allows %s', async (_name, headers) => {
      expect((await post(note, { text: 'x' }, headers)).statusCode).toBe(200)
    })

    it('takes the scheme from a trusted proxy', async () => {
      const trusting = await buildTestApp({
        env: { TRUST_PROXY: 'on', PUBLIC_URL: 'https://public.example' },
        alone: 'stands for the proxy',
      })
      const send = (origin: string, proto: string) =>
        trusting.inject({
          method: 'POST',
          url: '/api/auth/sign-out',
          headers: { host: 'resumes.example', origin, 'x-forwarded-proto': proto },
        })
      expect((await send('https://resumes.example', 'https')).statusCode).toBe(204)
      expect((await send('https://public.example', 'http')).statusCode).toBe(204)
      expect((await send('http://resumes.example', 'https')).statusCode).toBe(403)
      expect((await send('http://public.example', 'https')).statusCode).toBe(403)
    })

    it('lets anybody read', async () => {
      const answer = await app.inject({ url: '/api/health', headers: { origin: 'https://evil.example' } })
      expect(answer.statusCode).toBe(200)
    })
  })

  describe('logging', () => {
    it('writes one line for each answer, with the request id and nothing personal', async () => {
      lines.length = 0
      const answer = await app.inject({
        method: 'POST',
        url: '/api/test/notes/4711?email=jane@example.com',
        payload: { text: 'secret text' },
        headers: { cookie: 'session=abc', 'user-agent': 'Jane' },
        remoteAddress: '203.0.113.77',
      })
      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        level: 'info',
        reqId: answer.headers['x-request-id'],
        method: 'POST',
        route: '/api/test/notes/:id',
        status: 200,
        client: '203.0.113.0',
      })
      expect(lines[0]).not.toMatch(/jane|4711|secret|abc|203\.0\.113\.77/i)
    })

    it.each([
      ['keeps the id a proxy has given', 'proxy-1a2b3c4d', true],
      ['takes no id that could break a line', 'a"b{c} 1234567', false],
      ['takes no id that is endless', 'x'.repeat(200), false],
    ])('%s', async (_what, id, isKept) => {
      const own = await build('stands for the proxy')
      lines.length = 0
      const answer = await own.inject({ url: '/api/health', headers: { 'x-request-id': id } })
      expect(answer.headers['x-request-id'] === id).toBe(isKept)
      expect(JSON.parse(lines[0] ?? '').reqId).toBe(answer.headers['x-request-id'])
    })

    it('keeps the statement and the values of a failed query to itself', async () => {
      lines.length = 0
      failure = databaseError('XX000')
      await app.inject('/api/test/failure')
      expect(lines.join()).toMatch(/"code":"XX000"/)
      expect(lines.join()).not.toMatch(/insert into|jane@example\.com/)
    })
  })
})

function databaseError(code: string): Error {
  const cause = Object.assign(new Error('Key (username)=(jane@example.com) already exists.'), {
    code,
    severity: 'ERROR',
  })
  return Object.assign(new Error('Failed query: insert into users', { cause }), {
    query: 'insert into users',
    params: ['jane@example.com'],
  })
}
