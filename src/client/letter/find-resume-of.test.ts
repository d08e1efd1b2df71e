import { expect, it, onTestFinished, vi } from 'vitest'
import { openDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { findResumeOf } from './find-resume-of.ts'

function resumeOf(firstName: string, lastName: string): Resume {
  const blank = emptyResume('r')
  return { ...blank, personalInfo: { ...blank.personalInfo, firstName, lastName } }
}

it('is the latest resume of the person who pasted another, unless the letter goes with one already', async () => {
  vi.stubGlobal('indexedDB', fakeIndexedDb(createFakeDisk()))
  onTestFinished(() => void vi.unstubAllGlobals())
  const keep = (id: string, templateId: number, resume: Resume) => {
    const now = `2026-01-0${id}T10:00:00.000Z`
    return openDevice().drafts.save({ ...newDocument({ id, now, templateId, resume }), revision: 1 }, 0)
  }
  await keep('1', 4, resumeOf('Omar', 'Haddad'))
  await keep('2', 7, resumeOf('Omar', 'Haddad'))
  await keep('3', 9, resumeOf('Dana', 'Whitfield'))

  expect(await findResumeOf(resumeOf('OMAR', 'HADDAD'), undefined)).toMatchObject({ id: '2', templateId: 7 })
  expect(await findResumeOf(resumeOf('Omar', 'Haddad'), '1')).toMatchObject({ id: '1', templateId: 4 })
  expect(await findResumeOf(resumeOf('Omar', 'Haddad'), '3')).toMatchObject({ id: '2' })
  expect(await findResumeOf(resumeOf('Mia', 'Reyes'), undefined)).toBeUndefined()
  expect(await findResumeOf(resumeOf('', ''), undefined)).toBeUndefined()
})
