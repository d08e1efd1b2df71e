import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { sendError } from '#server/platform/errors.ts'
import { AppError } from '#shared/errors.ts'
import type { ExportJob } from './export.worker.ts'
import { createExportPool, type ExportPool } from './export-pool.ts'
import { readDocxText, readPdfText } from './read-text.ts'
import { type ExportPorts, registerExports } from './register-exports.ts'

const all: TemplateDefinition[] = Object.values(templates)
const findTemplate = (id: number) => all.find((template) => template.id === id)
const resumeContent = findTemplate(2)?.sample

const apps: FastifyInstance[] = []
afterAll(() => Promise.all(apps.map((app) => app.close())))

function openApp(ports: Partial<ExportPorts>): FastifyInstance {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  registerExports(app, { config: { workers: 1 }, findTemplate, ...ports })
  apps.push(app)
  return app
}

/** Keeps the jobs it is given and answers them with a few bytes. */
function fakePool(): ExportPool & { jobs: ExportJob[] } {
  const jobs: ExportJob[] = []
  return {
    jobs,
    run: async (job) => {
      jobs.push(job)
      return { want: 'file', bytes: Buffer.from('file') }
    },
    prepare: () => undefined,
    close: async () => undefined,
    stats: () => ({ running: 0, waiting: 0, refused: 0, killed: 0 }),
  }
}

const post = (app: FastifyInstance, payload: object, url = '/api/download-resume') =>
  app.inject({ method: 'POST', url, payload })

describe('download-resume', () => {
  let app: FastifyInstance

  beforeAll(() => {
    app = openApp({ pool: createExportPool(1) })
  })

  it('answers a Word file by the name the browser saves it under', async () => {
    const answer = await post(app, { resumeContent, templateId: 2, format: 'docx', customStyle: { fontSize: '11pt' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="resume.docx"')
    expect(answer.headers['content-type']).toContain('wordprocessingml.document')
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('answers a PDF, and its copy in one column where that is asked for', async () => {
    const painted = await post(app, { resumeContent, templateId: '2', format: 'pdf' })
    const copy = await post(app, { resumeContent, templateId: 2, format: 'pdf', atsCopy: true })
    expect(painted.headers['content-disposition']).toBe('attachment; filename="resume.pdf"')
    expect(painted.headers['content-type']).toBe('application/pdf')
    expect(copy.rawPayload.equals(painted.rawPayload)).toBe(false)
    const { text } = await readPdfText(copy.rawPayload)
    expect(text).toContain(resumeContent?.personalInfo.email)
  })

  it('tells what a machine reads in the file', async () => {
    const answer = await post(app, { resumeContent, templateId: 2, format: 'docx' }, '/api/download-resume/read-back')
    const report = answer.json()
    expect(report.of).toBeGreaterThan(20)
    expect(report.found).toBe(report.of)
  })
})

describe('a cover letter', () => {
  const letter = {
    id: 'l',
    sender: { name: 'Ada Byron', email: 'ada@byron.example' },
    body: 'Dear Ms Hill,\n\nI count.\n\nAda',
  }

  it('is answered as a PDF whose words can be read, and as a Word file', async () => {
    const app = openApp({ pool: createExportPool(1) })
    const pdf = await post(app, { letter, design: { alignment: 'justify' }, format: 'pdf' }, '/api/letters/download')
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="cover-letter.pdf"')
    expect((await readPdfText(pdf.rawPayload)).text).toMatch(/Ada Byron[\s\S]*Dear Ms Hill,[\s\S]*I count\./)
    const word = await post(app, { letter, templateId: 2, format: 'docx' }, '/api/letters/download')
    expect(word.headers['content-disposition']).toBe('attachment; filename="cover-letter.docx"')
    expect(await readDocxText(word.rawPayload)).toMatch(/Ada Byron[\s\S]*I count\./)
  })

  it('asks whether it may be taken, as the kind of document it is', async () => {
    const asked: unknown[] = []
    const canDownload: ExportPorts['canDownload'] = async (_request, file) => {
      asked.push(file)
      return false
    }
    const answer = await post(openApp({ pool: fakePool(), canDownload }), { letter }, '/api/letters/download')
    expect(answer.statusCode).toBe(402)
    expect(asked).toEqual([{ documentId: 'l', type: 'coverLetter', format: 'docx' }])
  })

  it('is refused where it is none', async () => {
    const answer = await post(openApp({ pool: fakePool() }), { letter: 'Dear you' }, '/api/letters/download')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields[0].path).toBe('letter')
  })
})

describe('what is asked of download-resume', () => {
  it.each([
    ['txt', 'resume.txt', 'text/plain; charset=utf-8'],
    ['md', 'resume.md', 'text/markdown; charset=utf-8'],
    ['json', 'resume.json', 'application/json'],
    ['json-resume', 'resume.json', 'application/json'],
  ])('answers %s without payment', async (format, name, type) => {
    const answer = await post(openApp({ canDownload: async () => false }), { resumeContent, templateId: 1, format })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`)
    expect(answer.headers['content-type']).toContain(type)
    expect(answer.payload).toContain(resumeContent?.personalInfo.lastName)
  })

  it.each([
    ['20,000 jobs', { experiences: Array(20_000).fill({ company: 'x' }) }, 'experiences'],
    ['a name of 400,000 letters', { personalInfo: { firstName: 'a'.repeat(400_000) } }, 'personalInfo.firstName'],
  ])('M3: refuses %s at once, naming the field', async (_what, change, path) => {
    const pool = fakePool()
    const app = openApp({ pool })
    for (const url of ['/api/download-resume', '/api/download-resume/read-back']) {
      const answer = await post(app, { resumeContent: { ...resumeContent, ...change }, templateId: 1 }, url)
      expect(answer.statusCode).toBe(413)
      expect(answer.json()).toMatchObject({ code: 'too-large', fields: [{ path: `resumeContent.${path}` }] })
    }
    expect(pool.jobs).toEqual([])
  })

  it('M3: read-backs in any number do not keep a paid file waiting', async () => {
    const [pool, freePool] = [fakePool(), fakePool()]
    freePool.run = () => new Promise(() => {})
    const app = openApp({ pool, freePool })
    const body = { resumeContent, templateId: 1, format: 'pdf' }
    for (let count = 0; count < 5; count++) void post(app, body, '/api/download-resume/read-back').catch(() => {})
    expect((await post(app, body)).statusCode).toBe(200)
    expect(pool.jobs).toHaveLength(1)
  })

  it('refuses a file of more pages than anyone reads', async () => {
    const lines = 'A line\n'.repeat(5900)
    const content = {
      ...resumeContent,
      personalInfo: { firstName: 'A' },
      projects: [{ name: 'P', description: lines }],
    }
    const body = { resumeContent: content, templateId: 1, format: 'pdf', customStyle: { fontSize: 14, spacing: 1.5 } }
    const answer = await post(openApp({}), body)
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toMatch(/would have \d+ pages/)
  })

  it.each([
    ['an unknown template', { templateId: 99 }, 'templateId'],
    ['no template', { templateId: undefined }, 'templateId'],
    ['an unknown format', { format: 'odt' }, 'format'],
    ['content that is no resume', { resumeContent: 'Jane Doe' }, 'resumeContent'],
    ['no content', { resumeContent: undefined }, 'resumeContent'],
    ['a list that is none', { resumeContent: { experiences: 'many' } }, 'resumeContent.experiences'],
    ['a font nobody has', { customStyle: { fontFamily: 'Wingdings' } }, 'customStyle.fontFamily'],
    ['letters too large', { customStyle: { fontSize: 40 } }, 'customStyle.fontSize'],
  ])('refuses %s and names the field', async (_name, change, path) => {
    const answer = await post(openApp({ pool: fakePool() }), { resumeContent, templateId: 1, format: 'pdf', ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-request', fields: [{ path }] })
  })

  it('asks for payment before any work is done', async () => {
    const pool = fakePool()
    const asked: unknown[] = []
    const app = openApp({
      pool,
      canDownload: async (_request, file) => {
        asked.push(file)
        return false
      },
    })
    const answer = await post(app, { resumeContent, templateId: 1, format: 'docx' })
    expect(answer.statusCode).toBe(402)
    expect(answer.json().code).toBe('payment-required')
    expect(asked).toEqual([{ documentId: resumeContent?.id, type: 'resume', format: 'docx' }])
    expect(pool.jobs).toEqual([])
  })

  it('says whether the file came, so that a download that failed gives its purchase back', async () => {
    const ends: boolean[] = []
    const endDownload: ExportPorts['endDownload'] = async (_request, { isMade }) => void ends.push(isMade)
    const broken = { ...fakePool(), run: () => Promise.reject(new Error('the thread died')) }
    const wanted = { resumeContent, templateId: 1, format: 'pdf' }
    expect((await post(openApp({ pool: broken, endDownload }), wanted)).statusCode).toBe(500)
    expect((await post(openApp({ pool: fakePool(), endDownload }), wanted)).statusCode).toBe(200)
    expect(ends).toEqual([false, true])
  })

  it('sends who comes too soon away for a moment', async () => {
    const pool = { ...fakePool(), run: () => Promise.reject(new AppError('busy', { retryAfterSeconds: 2 })) }
    const answer = await post(openApp({ pool }), { resumeContent, templateId: 1, format: 'pdf' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
  })

  it('lays the style that was sent over the template, and keeps only the paper for the copy', async () => {
    const pool = fakePool()
    const app = openApp({ pool })
    const customStyle = { primaryColor: '#aa0000', pageSize: 'a4', spacing: '1.2rem' }
    await post(app, { resumeContent, templateId: 2, format: 'pdf', customStyle })
    await post(app, { resumeContent, templateId: 2, format: 'pdf', customStyle, atsCopy: true })
    expect(pool.jobs[0]).toHaveProperty('customStyle', { primaryColor: '#aa0000', pageSize: 'a4', spacing: 1.2 })
    expect(pool.jobs[1]).toMatchObject({ customStyle: { pageSize: 'a4' }, template: { design: { layout: 'single' } } })
  })
})
