import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { readConfig } from '#server/config.ts'
import { sendError } from '#server/platform/errors.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { type AssistantPorts, registerAssistant } from './register-assistant.ts'
import { createWritingPool } from './writing-pool.ts'

const resume = templates.professional.sample
const jobDescription = 'Operations Manager\n\nRequirements\n- 5+ years of experience in operations'
/** Ten kilobytes that once kept the engine busy for half a minute. */
const hostile = 'grew 5% to $3 million, '.repeat(435)
/** More than can be done in a millisecond, however quick the engine gets. */
const long = Array.from({ length: 900 }, (_, at) => `- Managed ${at} people and grew sales by 5% to $3 million`).join(
  '\n',
)

type App = Awaited<ReturnType<typeof buildTestApp>>
const post = (app: App, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })

/** No job is done within a millisecond. */
async function buildHurriedApp(): Promise<App> {
  const hurried = fastify()
  hurried.setValidatorCompiler(validatorCompiler)
  hurried.setSerializerCompiler(serializerCompiler)
  hurried.setErrorHandler(sendError)
  const config = readConfig({})
  const pool = createWritingPool(1, { timeLimitMs: 1 })
  // Nothing here is counted, so nothing asks the database.
  const database = {} as AssistantPorts['database']
  registerAssistant(hurried, { config, database, clock: () => new Date(), model: null, pool })
  afterAll(() => hurried.close())
  return hurried
}

describe('H1: writing', () => {
  let app: App
  beforeAll(async () => {
    app = await buildTestApp()
  })

  it('runs beside the server, which answers everything else meanwhile', async () => {
    const writing = post(app, '/api/upgrade-resume', { resumeData: hostile })
    let isDone = false
    let pages = 0
    void writing.then(() => {
      isDone = true
    })
    while (!isDone) {
      expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)
      pages++
      await new Promise(setImmediate)
    }
    expect((await writing).statusCode).toBe(200)
    expect(pages).toBeGreaterThan(20)
  })

  it('is given up at its limit, in a stream too, and the next one is written', async () => {
    const hurried = await buildHurriedApp()
    const answer = await post(hurried, '/api/upgrade-resume', { resumeData: long })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('3')
    expect(answer.json().message).toBe(
      'This took too long. Please try again. If it keeps happening, try a shorter text.',
    )
    const stream = await post(
      hurried,
      '/api/assistant/upgrade',
      { resumeData: long },
      { accept: 'application/x-ndjson' },
    )
    const lines = stream.body.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).type)).toEqual(['step', 'failed'])
    expect(lines.at(-1)).toContain('shorter text')
    // A busy machine may need a second try.
    const tailor = async () => (await post(app, '/api/assistant/tailor', { resume, jobDescription })).statusCode
    await expect.poll(tailor).toBe(200)
  })

  it('H1: refuses what one client sends beyond its share, with a time to come back, streams too', async () => {
    const calls = Array.from({ length: 100 }, (_, index) =>
      post(
        app,
        '/api/assistant/tailor',
        { resume, jobDescription },
        index % 2 ? { accept: 'application/x-ndjson' } : {},
      ),
    )
    const answers = await Promise.all(calls)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(50)
    for (const { headers } of refused) expect(headers['retry-after']).toBe('3')
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 503)).toBe(true)
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
  })

  it.each([
    ['resumeData', { resumeData: 'a'.repeat(200_001), jobDescription }],
    ['jobDescription', { resumeData: 'Ada', jobDescription: 'a'.repeat(60_001) }],
  ])('refuses a %s beyond any honest length', async (path, body) => {
    const answer = await post(app, '/api/generate-tailored-resume', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject([{ path, message: expect.stringContaining('too long') }])
  })

  it('refuses a text that reads as more jobs than a resume has', async () => {
    const jobs = Array.from(
      { length: 400 },
      (_, index) => `Cook, Harbor Inn ${index}\nJan 2019 - Feb 2020\n- Made soup\n`,
    )
    const resumeData = `Ada Byron\n\nExperience\n\n${jobs.join('\n')}`
    const answer = await post(app, '/api/generate-tailored-resume', { resumeData, jobDescription })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too-large', fields: [{ path: 'resumeData' }] })
  })
})
