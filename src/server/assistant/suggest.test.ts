import { beforeAll, describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { writeSummary } from '#engine/writing/summary.ts'
import { startAssistantApps, type TestApp } from '../../../tests/support/assistant-apps.ts'
import { type ModelStandIn, refused, streamed, streamedList } from '../../../tests/support/model-stand-in.ts'

const { sample } = templates.professional
const photo = 'data:image/jpeg;base64,QUJDREVG'
const resume = { ...sample, personalInfo: { ...sample.personalInfo, profileImage: photo } }

/** What the engine says of the resume by itself. */
const own = writeSummary(resume, new Date().toISOString().slice(0, 10))

let standIn: ModelStandIn
let offlineApp: TestApp
let modelApp: TestApp
beforeAll(async () => {
  ;({ offlineApp, modelApp, standIn } = await startAssistantApps())
})

async function ask(app: TestApp, path: string, payload: object = {}) {
  const answer = await app.inject({ method: 'POST', url: `/api/assistant/${path}`, payload: { resume, ...payload } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('a summary for the wizard', () => {
  it('is the engine’s own without a model', async () => {
    expect(await ask(offlineApp, 'summary')).toEqual({
      summary: own,
      writer: 'offline',
    })
  })

  it('says what the person answers', async () => {
    const answers = { years: '12', best: 'month-end close' }
    const { summary } = await ask(offlineApp, 'summary', { answers })
    expect(summary).toContain('12 years of experience')
    expect(summary).toContain('Strongest in month-end close.')
  })

  it('may say what the person answered through the model too', async () => {
    standIn.answer(streamedList([{ summary: 'Strong at quarterly board decks.' }]))
    const { summary } = await ask(modelApp, 'summary', { answers: { best: 'quarterly board decks' } })
    expect(standIn.calls.at(-1)).toContain('quarterly board decks')
    expect(summary).toContain('quarterly board decks')
  })

  it('is the model’s as far as the resume says it', async () => {
    standIn.answer(streamedList([{ summary: `${sample.personalInfo.summary} Won the Nobel Prize in 2031.` }]))
    const { summary, writer } = await ask(modelApp, 'summary')
    expect(writer).toBe('127.0.0.1')
    expect(sample.personalInfo.summary).toContain(summary)
    expect(summary).not.toContain('Nobel')
    expect(standIn.calls.at(-1)).not.toContain('QUJDREVG')
  })

  it.each([
    ['tells only lies', streamedList([{ summary: 'Won the Nobel Prize in 2031.' }])],
    ['writes prose', streamed('Sure, here is a summary!')],
    ['fails', refused(500)],
  ])('is the engine’s own where the model %s', async (_what, answer) => {
    standIn.answer(answer)
    expect(await ask(modelApp, 'summary')).toEqual({ summary: own, writer: 'offline' })
  })
})

describe('skills for the wizard', () => {
  const nurse = {
    ...resume,
    personalInfo: { ...resume.personalInfo, professionalTitle: 'Registered Nurse', summary: '' },
    experiences: [],
    education: [],
    projects: [],
    certifications: [],
    skillCategories: [],
  }

  it('follow what the person says without a model', async () => {
    const category = 'Technical'
    const { skills, writer } = await ask(offlineApp, 'skills', { category, resume: nurse })
    expect(writer).toBe('offline')
    expect(skills).toHaveLength(7)
    expect(skills).toContain('Wound care')
    const more = await ask(offlineApp, 'skills', { category, resume: nurse, leaveOut: skills })
    expect(more.skills.filter((skill: string) => skills.includes(skill))).toEqual([])
    expect(more.skills.length).toBeGreaterThan(0)
  })

  it('are the fixed ones where nobody knows the title', async () => {
    const unknown = { ...nurse, personalInfo: { ...nurse.personalInfo, professionalTitle: 'Analyst' } }
    expect(await ask(offlineApp, 'skills', { category: 'Technical', resume: unknown })).toEqual({
      skills: [...cannedSkills('Technical')],
      others: [],
      writer: 'offline',
    })
  })

  it('are the model’s, each once and none that is no skill', async () => {
    const skills = [
      'Route planning',
      'Route  planning',
      '<b>SAP</b>',
      'See https://evil.example',
      'SAP',
      'x'.repeat(60),
    ]
    standIn.answer(streamedList(skills.map((skill) => ({ skill }))))
    expect(await ask(modelApp, 'skills', { category: 'Technical' })).toEqual({
      skills: ['Route planning', 'SAP'],
      others: [],
      writer: '127.0.0.1',
    })
    standIn.answer(streamedList(skills.map((skill) => ({ skill }))))
    expect(await ask(modelApp, 'skills', { category: 'Technical', leaveOut: ['sap'] })).toMatchObject({
      skills: ['Route planning'],
    })
  })

  it('are the engine’s own where the model fails', async () => {
    standIn.answer(refused(500))
    expect(await ask(modelApp, 'skills', { category: 'Design' })).toMatchObject({ writer: 'offline' })
  })
})

describe('more lines for a job', () => {
  const job = { title: 'Dental assistant', description: '- Took X-rays' }

  it('are none without a model', async () => {
    expect(await ask(offlineApp, 'lines', job)).toEqual({ lines: [], writer: 'offline' })
  })

  it('are the model’s with every fact left to the person', async () => {
    const good = 'Sterilized instruments for {how many} chairs a day'
    standIn.answer(
      streamedList([
        { line: `${good}.` },
        { line: 'Cut waiting by 20 percent for {which} patients' },
        { line: 'Sterilized instruments' },
      ]),
    )
    expect(await ask(modelApp, 'lines', job)).toEqual({ lines: [good], writer: '127.0.0.1' })
    expect(standIn.calls.at(-1)).toContain('Took X-rays')
  })

  it('are none where the model fails', async () => {
    standIn.answer(refused(500))
    expect((await ask(modelApp, 'lines', job)).lines).toEqual([])
  })
})
