// What every attacker tries first, on every route and every output at once.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { buildTestApp } from '../../tests/support/app.ts'
import { openTestDatabase } from '../../tests/support/database.ts'
import { script, withScript } from '../../tests/support/scripted-resume.ts'
import { openVisitor, signUpAndIn } from '../../tests/support/visitor.ts'
import { exportDocument } from './exports/export-document.ts'
import type { Database } from './platform/database/open-database.ts'
import { openMail } from './platform/mail.ts'

type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string }

let database: Database
let app: FastifyInstance
let folder: string
let routes: Route[]

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'candid-security-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/assets/main.js'), 'ours')
  await writeFile(join(folder, 'secret.txt'), 'a secret beside the built files')
  app = await buildTestApp({ database, clientDir: join(folder, 'client') })
  const { paths } = (await app.inject('/api/docs/openapi.json')).json()
  routes = Object.entries<object>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({
      // The methods of the document are those of the contracts.
      method: method.toUpperCase() as Route['method'],
      url: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
    })),
  )
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('CSRF', () => {
  it('every route that changes something refuses what another site makes a browser send', async () => {
    const changing = routes.filter(({ method }) => method !== 'GET')
    expect(changing.length).toBeGreaterThan(30)
    const admitted: string[] = []
    for (const route of changing) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ]) {
        const { statusCode } = await app.inject({ ...route, headers })
        if (statusCode !== 403) admitted.push(`${route.method} ${route.url} ${JSON.stringify(headers)}: ${statusCode}`)
      }
    }
    expect(admitted).toEqual([])
  })

  it('the cookie of a session is not sent along by another site', async () => {
    const visitor = openVisitor(app)
    const person = await signUpAndIn(visitor)
    const { email, password } = person
    const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email, password } })
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/i)
  })
})

describe('access', () => {
  it('every route of an account asks a stranger to sign in', async () => {
    const personal = /^\/api\/(documents|me|tracker|applications)(\/|$)/
    const guarded = routes.filter(({ method, url }) => personal.test(url) && !(method === 'GET' && url === '/api/me'))
    expect(guarded.length).toBeGreaterThan(10)
    const open: string[] = []
    for (const { method, url } of guarded) {
      const { statusCode } = await app.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) })
      // A body that cannot be read is refused before anybody is asked who they are.
      if (statusCode !== 401 && statusCode !== 400) open.push(`${method} ${url}: ${statusCode}`)
    }
    expect(open).toEqual([])
  })
})

describe('fixation', () => {
  it('a key that somebody planted before the sign-in opens nothing after it', async () => {
    const planted = 'candid-session=cGxhbnRlZC1ieS1hLXN0cmFuZ2VyLTAxMjM0NTY3ODkwMTI'
    const visitor = openVisitor(app)
    visitor.setCookie(planted)
    await signUpAndIn(visitor)
    expect(visitor.cookie()).not.toBe(planted)
    const thief = openVisitor(app)
    thief.setCookie(planted)
    expect((await thief.get('/api/me')).json()).toBeNull()
  })
})

describe('redirects', () => {
  it.each(['//evil.example', '/\\evil.example', '///evil.example/x', '/%2f%2fevil.example'])(
    '%s leads to this site alone',
    async (url) => {
      const answer = await app.inject({ method: 'POST', url, headers: { accept: 'text/html' } })
      const { location = '/' } = answer.headers
      expect(new URL(String(location), 'https://resumes.example').origin).toBe('https://resumes.example')
    },
  )
})

describe('traversal', () => {
  it.each([
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/main.js/../../../secret.txt',
    '/assets/main.js%00.txt',
    '//secret.txt',
    '/fonts/....//....//secret.txt',
  ])('%s does not lead out of the built files', async (url) => {
    const answer = await app.inject({ url, headers: { accept: '*/*' } })
    expect(answer.body).not.toContain('a secret')
    expect([200, 404, 400]).toContain(answer.statusCode)
  })
})

describe('a script in every field', () => {
  const [template] = Object.values(templates)
  if (!template) throw new Error('there are no templates')
  const resume = withScript(template.sample)
  const make = (format: 'pdf' | 'docx') =>
    exportDocument({ resume, template, customStyle: {}, format, created: '2026-01-01T00:00:00.000Z' })

  it('stays text in a PDF, which has no action but links', async () => {
    const file = Buffer.from(await make('pdf')).toString('latin1')
    expect(file).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|SubmitForm)\b/)
    expect(file.match(/\/URI \(([^)]*)\)/g)?.every((link) => /\((https?|mailto|tel):/.test(link)) ?? true).toBe(true)
  })

  it('stays text in a Word file, which has no link but to the web', async () => {
    const parts = unzipSync(new Uint8Array(await make('docx')))
    const written = Object.entries(parts).filter(([name]) => /\.(xml|rels)$/.test(name))
    expect(written.filter(([, bytes]) => /<script|<img/i.test(strFromU8(bytes))).map(([name]) => name)).toEqual([])
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('&lt;script&gt;')
    expect(Object.keys(parts).filter((name) => /vba|macro|activex|embeddings/i.test(name))).toEqual([])
    const links = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())
    for (const [, target = ''] of links.matchAll(/Target="([^"]*)" TargetMode="External"/g)) {
      expect(target).toMatch(/^(https?|mailto|tel):/)
    }
  })

  it('stays text in a mail, and breaks out of no header', async () => {
    const mail = openMail({ dataDir: folder, mail: { smtpUrl: null, from: 'Candid <a@candid.example>' } })
    const subject = `Hello ${script}\r\nBcc: everybody@example.com`
    await mail.send({ to: 'ada@example.com', subject, text: `Hello ${script}` })
    const [name = ''] = await readdir(join(folder, 'outbox'))
    const written = await readFile(join(folder, 'outbox', name), 'utf8')
    const [headers = '', ...body] = written.split('\n\n')
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(headers).toMatch(/^Content-Type: text\/plain/im)
    expect(body.join('\n\n')).toContain(script)
  })

  it('stays text on the page of the API', async () => {
    const page = await app.inject('/api/docs')
    expect(page.body).not.toMatch(/<script|<img|onerror=/i)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/)
  })
})
