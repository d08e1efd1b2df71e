import { describe, expect, it } from 'vitest'
import { setField } from '#engine/edit/set-field.ts'
import json from '#engine/formats/json.ts'
import jsonResume from '#engine/formats/json-resume.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { importResumeFile } from './import-resume-file.ts'

const resume = setField(setField(emptyResume('r'), 'personalInfo.firstName', 'Ada'), 'personalInfo.email', 'a@b.co')
const newId = () => 'new'
const open = (content: string) => importResumeFile(new Blob([content]), newId)

describe('importing a file', () => {
  it('brings back what was saved as JSON', async () => {
    expect(await open(json.render(resume))).toEqual({ ok: true, resume, problems: [] })
  })

  it('brings back a whole saved document', async () => {
    expect(await open(JSON.stringify({ id: 'd', resume }))).toMatchObject({ ok: true, resume })
  })

  it('reads JSON Resume', async () => {
    const result = await open(jsonResume.render(resume))
    expect(result).toMatchObject({ ok: true, resume: { personalInfo: { firstName: 'Ada', email: 'a@b.co' } } })
  })

  it('reads JSON Resume that has only its work', async () => {
    const result = await open('{"work":[{"name":"Acme","position":"Analyst"}]}')
    expect(result).toMatchObject({ ok: true, resume: { experiences: [{ company: 'Acme', position: 'Analyst' }] } })
  })

  it('does not take every file with a word of JSON Resume for one', async () => {
    expect(await open('{"work":"npm start"}')).toEqual({ ok: false, reason: 'not-a-resume' })
    expect(await open('{"basics":1}')).toEqual({ ok: false, reason: 'not-a-resume' })
  })

  it('says why a file is no resume', async () => {
    expect(await open('%PDF-1.7')).toEqual({ ok: false, reason: 'not-json' })
    expect(await open('{"name":"package"}')).toEqual({ ok: false, reason: 'not-a-resume' })
    expect(await open('[]')).toEqual({ ok: false, reason: 'not-a-resume' })
    expect(await open('null')).toEqual({ ok: false, reason: 'not-a-resume' })
  })

  it('keeps the readable part of a damaged file and names the rest', async () => {
    const result = await open('{"personalInfo":{"firstName":"Ada","email":{"a":1}}}')
    expect(result).toMatchObject({ ok: true, resume: { personalInfo: { firstName: 'Ada' } } })
    expect(result.ok && result.problems.map(({ path }) => path)).toEqual(['personalInfo.email'])
  })
})
