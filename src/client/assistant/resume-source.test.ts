import { beforeEach, describe, expect, it } from 'vitest'
import { newDocument } from '#client/drafts/new-document.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import {
  emptySource,
  keepSource,
  readKeptSource,
  replaceSource,
  sourceBody,
  sourceOfDocument,
  sourceOfUpload,
  withText,
} from './resume-source.ts'

const blank = emptyResume('r1')
const resume = {
  ...blank,
  personalInfo: { ...blank.personalInfo, firstName: 'Dana', lastName: 'Whitfield', profileImage: 'data:image/png;x' },
}
const document = { ...newDocument({ id: 'd1', now: '2026-11-15T08:00:00.000Z', templateId: 7, resume }), title: 'Mine' }

beforeEach(() => sessionStorage.clear())

describe('the resume in the box', () => {
  it('is sent as the resume it stands for, without the photo, until somebody edits its text', () => {
    const source = sourceOfDocument(document)
    expect(sourceBody(source)).toEqual({
      resume: { ...resume, personalInfo: expect.not.objectContaining({ profileImage: expect.anything() }) },
    })
    expect(source.photo).toBe('data:image/png;x')
    expect(sourceBody(withText(source, 'Dana'))).toEqual({ resumeData: 'Dana' })
    expect(sourceBody(withText(source, source.text))).toHaveProperty('resume')
  })

  it('remembers where it came from while it is edited, and forgets it once the box is emptied', () => {
    const source = sourceOfDocument(document)
    expect(withText(source, `${source.text} more`).origin).toMatchObject({ id: 'd1', title: 'Mine', templateId: 7 })
    expect(withText(source, ' ').origin).toBeUndefined()
  })

  it('brings along the lines of a file that found no place, until its text is edited', () => {
    const read = sourceOfUpload({ extractedText: 'Dana', resume: blank, other: ['Daisy Award'] })
    expect(withText(read, 'Dana').unplaced).toEqual(['Daisy Award'])
    expect(withText(read, 'Dana R.').unplaced).toBeUndefined()
  })

  it('gives way to a file, but a photo chosen on the page stays', () => {
    const next = replaceSource(
      sourceOfDocument(document),
      sourceOfUpload({ extractedText: 'Another', resume: blank, other: [] }),
    )
    expect(next).toEqual({ text: 'Another', resume: blank, photo: 'data:image/png;x' })
  })

  it('outlives a reload with its origin, and a storage that holds something else', () => {
    keepSource(sourceOfDocument(document))
    expect(readKeptSource()).toMatchObject({ text: expect.stringContaining('Dana'), origin: { id: 'd1' } })
    sessionStorage.setItem('candid-assist-source', '{"text":4}')
    expect(readKeptSource()).toEqual(emptySource)
    sessionStorage.setItem('candid-assist-source', 'plain words')
    expect(readKeptSource()).toEqual(emptySource)
  })
})
