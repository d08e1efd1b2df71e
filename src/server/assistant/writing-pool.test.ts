import { beforeAll, describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { buildTestApp } from '../../../tests/support/app.ts'

const resume = templates.professional.sample
const jobDescription = 'Operations Manager\n\nRequirements\n- 5+ years of experience in operations'
/** Ten kilobytes with which the engine is busy for half a minute. */
const hostile = 'grew 5% to $3 million, '.repeat(435)

type App = Awaited<ReturnType<typeof buildTestApp>>
const post = (app: App, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })

describe('H1: writing', () => {
  let app: App
  beforeAll(async () => {
    app = await buildTestApp()
  })

  it('is given up at its limit while the server answers everything else', async () => {
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
    const answer = await writing
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('3')
    expect(answer.json().message).toBe('This took too long to read. Please try it with a shorter text.')
    expect(pages).toBeGreaterThan(20)
    expect((await post(app, '/api/assistant/tailor', { resume, jobDescription })).statusCode).toBe(200)
  }, 60_000)

  it('tells in its stream that it was given up', async () => {
    const answer = await post(
      app,
      '/api/assistant/upgrade',
      { resumeData: hostile },
      { accept: 'application/x-ndjson' },
    )
    const lines = answer.body.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).type)).toEqual(['step', 'failed'])
    expect(lines.at(-1)).toContain('shorter text')
  }, 60_000)

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
  }, 60_000)

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
  }, 60_000)
})
