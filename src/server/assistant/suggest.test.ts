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
  it('are the fixed ones without a model', async () => {
    expect(await ask(offlineApp, 'skills', { category: 'Technical' })).toEqual({
      skills: [...cannedSkills('Technical')],
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
      writer: '127.0.0.1',
    })
  })

  it('are the fixed ones where the model fails', async () => {
    standIn.answer(refused(500))
    expect(await ask(modelApp, 'skills', { category: 'Design' })).toMatchObject({ writer: 'offline' })
  })
})
