import { describe, expect, it } from 'vitest'
import { emptyLetter } from '#engine/letter/letter.ts'
import { defaultLetterDesign } from '#engine/letter/letter-design.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { readDocument } from './read-document.ts'
import { copyDocument, documentTitle, type LetterDocument, type ResumeDocument, sayTheSame } from './saved-document.ts'

const resume: ResumeDocument = {
  ...{ id: 'a', kind: 'resume', title: '', templateId: 1, style: { primaryColor: '#112233', fontSize: 11 } },
  ...{ resume: emptyResume('a'), revision: 1, updatedAt: '2026-01-01T00:00:00Z' },
}
const letter: LetterDocument = {
  ...{ id: 'b', kind: 'letter', title: '', design: defaultLetterDesign, letter: emptyLetter('b') },
  ...{ revision: 1, updatedAt: '' },
}

describe('two versions of a document', () => {
  it('say the same whatever their count, their order of fields, and what is left out', () => {
    const { style: _, ...rest } = resume
    const turned = { ...rest, revision: 9, updatedAt: 'later', style: { fontSize: 11, primaryColor: '#112233' } }
    expect(sayTheSame(resume, turned)).toBe(true)
    expect(sayTheSame(resume, { ...resume, otherStyles: {}, cause: { name: 'Imported', at: '' } })).toBe(true)
    expect(sayTheSame(resume, { ...resume, id: 'c' })).toBe(true)
  })

  it('differ by a word, a style, a template, a title or the place of the page', () => {
    const { personalInfo } = resume.resume
    const changed: ResumeDocument[] = [
      { ...resume, resume: { ...resume.resume, personalInfo: { ...personalInfo, summary: ' ' } } },
      { ...resume, style: {} },
      { ...resume, otherStyles: { 2: {} } },
      { ...resume, templateId: 2 },
      { ...resume, title: 'x' },
      { ...resume, step: 'skills' },
    ]
    expect(changed.map((other) => sayTheSame(resume, other))).toEqual(changed.map(() => false))
    expect(sayTheSame(resume, letter)).toBe(false)
  })
})

it('a copy goes by its own id inside too', () => {
  expect(copyDocument(resume, 'c')).toMatchObject({ id: 'c', resume: { id: 'c' } })
  expect(copyDocument(letter, 'c')).toMatchObject({ id: 'c', letter: { id: 'c' } })
})

it('an untitled document is named after whose it is or which job it is for', () => {
  expect(documentTitle(resume)).toBe('Untitled resume')
  expect(documentTitle({ ...resume, title: 'Mine' })).toBe('Mine')
  const posting = { title: 'Nurse', company: 'Mercy', details: '' }
  expect(documentTitle(letter)).toBe('Untitled letter')
  expect(documentTitle({ ...letter, letter: { ...letter.letter, posting } })).toBe('Nurse, Mercy – Letter')
})

describe('a document from storage', () => {
  it('comes back as it was', () => {
    expect(readDocument(resume)).toEqual(resume)
    expect(readDocument(letter)).toEqual(letter)
  })

  it('keeps what can be read of another version', () => {
    const old = { ...resume, style: { ...resume.style, headerStyle: 'future' }, otherStyles: { 2: { x: 1 } }, step: 7 }
    expect(readDocument(old)).toEqual({ ...resume, otherStyles: { 2: {} } })
    expect(readDocument({ ...letter, design: 7, templateId: 'x' })).toEqual(letter)
    expect(readDocument({ id: 'x' })).toBeUndefined()
    expect(readDocument(null)).toBeUndefined()
  })
})
