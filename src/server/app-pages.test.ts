import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from '../../tests/support/app.ts'

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
