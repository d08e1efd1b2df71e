import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { sendError } from '#server/platform/errors.ts'
import type { ImportedResume } from '#shared/api/imports.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { makePdf, resumePage } from './files.fixture.ts'
import type { ReadingPool } from './reading-pool.ts'
import { Refusal } from './refusal.ts'
import { registerImports } from './register-imports.ts'

const resume: ImportedResume = {
  extractedText: 'Dana Reyes',
  resume: emptyResume('r1'),
  fields: [],
  confidence: 1,
  ocr: false,
  other: [],
  furniture: [],
  pages: [],
}

const imported = JSON.stringify(resume)

function pool(read: ReadingPool['read']): ReadingPool {
  return { read, close: async () => {} }
}

async function buildApp(read: ReadingPool['read']) {
  const app = fastify({ bodyLimit: 1024 })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  await registerImports(app, { config: { workers: 1 }, pool: pool(read) })
  afterAll(() => app.close())
  return app
}

const boundary = 'between'

function upload(content: Uint8Array | string, url = '/api/extract-resume', name = 'file') {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  return {
    method: 'POST' as const,
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

describe('POST /api/extract-resume', () => {
  it('gives the text, the resume and the place of every field of a real file', async () => {
    const app = await buildTestApp()
    const answer = await app.inject(upload(await makePdf(resumePage)))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const body = answer.json<ImportedResume>()
    expect(body.extractedText).toContain('Dana Reyes')
    expect(body.resume.personalInfo).toMatchObject({
      firstName: 'Dana',
      lastName: 'Reyes',
      email: 'dana.reyes@example.com',
    })
    const email = body.fields.find(({ path }) => path === 'personalInfo.email')
    const place = email?.place
    expect(place?.page).toBe(1)
    expect(place?.line.slice(place.start, place.end)).toBe('dana.reyes@example.com')
  })

  it('says why a file is refused', async () => {
    const app = await buildApp(async () => {
      throw new Refusal('unsupported-type', 'This is a picture (PNG).')
    })
    const answer = await app.inject(upload('x'))
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual({ code: 'unsupported-type', message: 'This is a picture (PNG).' })
  })

  it('refuses more than 10 MB, no file at all, and what is no upload', async () => {
    const app = await buildApp(async () => JSON.stringify(imported))
    const large = await app.inject(upload(Buffer.alloc(10 * 1024 * 1024 + 1)))
    expect(large.statusCode).toBe(413)
    expect(large.json().message).toContain('10 MB')
    const none = await app.inject({ ...upload(''), payload: `--${boundary}--\r\n` })
    expect(none.statusCode).toBe(400)
    expect(none.json().fields).toEqual([{ path: 'file', message: 'Choose a file to upload.' }])
    const json = await app.inject({ method: 'POST', url: '/api/extract-resume', payload: { file: 'x' } })
    expect(json.statusCode).toBe(415)
  })

  it('takes a file of exactly 10 MB', async () => {
    const sizes: number[] = []
    const app = await buildApp(async (bytes) => {
      sizes.push(bytes.length)
      return JSON.stringify(imported)
    })
    expect((await app.inject(upload(Buffer.alloc(10 * 1024 * 1024)))).statusCode).toBe(200)
    expect(sizes).toEqual([10 * 1024 * 1024])
  })
})

describe('POST /api/extract-resume/progress', () => {
  const url = '/api/extract-resume/progress'
  const lines = (body: string) =>
    body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  it('gives the pages done, then the result', async () => {
    const app = await buildApp(async (_bytes, options) => {
      options.onProgress?.({ done: 0, of: 2 })
      options.onProgress?.({ done: 1, of: 2 })
      return JSON.stringify({ ...resume, ocr: true })
    })
    const answer = await app.inject(upload('x', url))
    expect(answer.headers['content-type']).toContain('application/x-ndjson')
    expect(lines(answer.body)).toMatchObject([
      { type: 'progress', done: 0, of: 2 },
      { type: 'progress', done: 1, of: 2 },
      { type: 'result', result: { extractedText: 'Dana Reyes', ocr: true } },
    ])
  })

  it('fails with its status before the first page, and in a line after it', async () => {
    const early = await buildApp(async () => {
      throw new Refusal('unreadable', 'This file is empty.')
    })
    expect((await early.inject(upload('x', url))).statusCode).toBe(422)
    const late = await buildApp(async (_bytes, options) => {
      options.onProgress?.({ done: 0, of: 2 })
      throw new Refusal('unreadable', 'This file is damaged.')
    })
    expect(lines((await late.inject(upload('x', url))).body).at(-1)).toEqual({
      type: 'error',
      code: 'unreadable',
      message: 'This file is damaged.',
    })
  })

  it('stops the work when the caller goes away', async () => {
    const stopped = new EventEmitter()
    const done = once(stopped, 'done')
    const app = await buildApp(
      (_bytes, options) =>
        new Promise((_resolve, reject) => {
          options.onProgress?.({ done: 0, of: 9 })
          options.signal?.addEventListener('abort', () => {
            stopped.emit('done')
            reject(new Error('stopped'))
          })
        }),
    )
    await app.listen({ port: 0 })
    const { port } = app.server.address() as AddressInfo // a TCP server that listens
    const { payload, headers } = upload('x', url)
    const call = request({ port, path: url, method: 'POST', headers })
    call.on('error', () => {})
    call.end(payload)
    const [answer] = await once(call, 'response')
    await once(answer, 'data')
    call.destroy()
    await done
  })
})
