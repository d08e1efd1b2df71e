import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('pages and files', () => {
  let app: FastifyInstance
  let clientDir: string

  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'candid-client-'))
    for (const folder of ['assets', 'fonts', '.vite']) await mkdir(join(clientDir, folder))
    await writeFile(join(clientDir, 'assets/main-abc.js'), `export const text = '${'x'.repeat(5000)}'`)
    await writeFile(join(clientDir, 'fonts/inter.woff2'), 'font')
    await writeFile(join(clientDir, 'assets/packed.css'), 'plain')
    await writeFile(join(clientDir, 'assets/packed.css.br'), 'as the build packed it')
    await writeFile(join(clientDir, 'favicon.svg'), '<svg/>')
    await writeFile(join(clientDir, 'index.html'), 'raw')
    await writeFile(join(clientDir, '.vite/manifest.json'), '{}')
    app = await buildTestApp({ clientDir })
  })
  afterAll(() => rm(clientDir, { recursive: true, force: true }))

  it('lets hashed assets and fonts be kept for a year and asks again for the rest', async () => {
    const yearLong = 'public, max-age=31536000, immutable'
    expect((await app.inject('/assets/main-abc.js')).headers['cache-control']).toBe(yearLong)
    expect((await app.inject('/fonts/inter.woff2')).headers['cache-control']).toBe(yearLong)
    const icon = await app.inject('/favicon.svg')
    expect(icon.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({ url: '/favicon.svg', headers: { 'if-none-match': String(icon.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
    const answer = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.rawPayload.length).toBeLessThan(500)
  })

  it.each(['/assets/gone.js', '/assets/%2e%2e%2fpackage.json', '/assets/..%5cpackage.json', '/fonts/'])(
    'answers %s, which is no file, with 404 and no page',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: '*/*' } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not-found' })
    },
  )

  it('Fail 9: sends a file as the build has compressed it, under its own name alone', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const packed = await app.inject({ url: '/assets/packed.css', headers })
    expect(packed.body).toBe('as the build packed it')
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/css; charset=utf-8',
      'content-length': '22',
      vary: 'accept-encoding',
    })
    const again = await app.inject({
      url: '/assets/packed.css',
      headers: { ...headers, 'if-none-match': String(packed.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    const plain = await app.inject('/assets/packed.css')
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['plain', undefined])
    expect(plain.headers.etag).not.toBe(packed.headers.etag)
    expect((await app.inject({ url: '/assets/packed.css.br', headers: { accept: '*/*' } })).statusCode).toBe(404)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('Fail 9: sends a page with %s and a nonce of its own at its end', async (encoding, unpack) => {
    const bodies = await Promise.all(
      ['/', '/'].map(async (url) => {
        const page = await app.inject({ url, headers: { 'accept-encoding': encoding } })
        expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
        expect(Number(page.headers['content-length'])).toBe(page.rawPayload.length)
        const body = unpack(page.rawPayload).toString()
        const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
        expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
        expect(body).toMatch(/^<!doctype html>.*<\/style>$/)
        return body
      }),
    )
    expect(bodies[0]).not.toBe(bodies[1])
  })

  it("renders the page in place of Vite's own", async () => {
    expect((await app.inject('/index.html')).body).toMatch(/Page/)
    expect((await app.inject('/.vite/manifest.json')).body).toMatch(/Page/)
  })

  it('serves any other address as a page with its own status', async () => {
    const page = await app.inject({ url: '/edit-template?id=3', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('Page /edit-template?id=3')
    expect((await app.inject({ url: '/nowhere', headers: { accept: 'text/html' } })).statusCode).toBe(404)
  })

  it('gives each page a nonce of its own that its policy names', async () => {
    const nonces = await Promise.all(
      ['/', '/'].map(async (url) => {
        const page = await app.inject(url)
        const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1]
        expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
        expect(page.body).not.toContain('__NONCE__')
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('shows the page again when a form was sent before the page came alive', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/login?next=/x',
      payload: 'username=jane&password=secret',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/login')
  })

  it('never redirects to another host', async () => {
    const answer = await app.inject({ method: 'POST', url: '//evil.example/x', headers: { accept: 'text/html' } })
    expect(answer.headers.location).toBe('/evil.example/x')
  })
})

describe('security headers', () => {
  it('let a page load only its own scripts', async () => {
    const app = await buildTestApp()
    const { headers } = await app.inject('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self';/)
    expect(policy).toMatch(/style-src-attr 'unsafe-inline';/)
    expect(policy).toMatch(/img-src 'self' data: blob:;/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toMatch(/stripe|upgrade-insecure-requests|unsafe-eval/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('keep answers of the API out of every cache', async () => {
    const app = await buildTestApp()
    expect((await app.inject('/api/health')).headers['cache-control']).toBe('no-store')
  })

  it("name Stripe's hosts only when Stripe is on", async () => {
    const app = await buildTestApp({
      env: { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    })
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com;/)
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com https:\/\/hooks\.stripe\.com;/)
  })

  it('insist on https where the public address has it', async () => {
    const app = await buildTestApp({ env: { PUBLIC_URL: 'https://resumes.example' } })
    const { headers } = await app.inject('/')
    expect(headers['strict-transport-security']).toMatch(/max-age=/)
    expect(headers['content-security-policy']).toMatch(/upgrade-insecure-requests/)
  })
})
