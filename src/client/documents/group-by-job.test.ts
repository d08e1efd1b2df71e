import { describe, expect, it } from 'vitest'
import { newDocument, newLetter } from '#client/drafts/new-document.ts'
import { groupByJob } from './group-by-job.ts'
import { mergeDocuments } from './listed-document.ts'

const now = '2026-11-01T10:00:00.000Z'

function resume(id: string, title: string) {
  return { document: newDocument({ id, now, title }), mark: undefined }
}

function letter(id: string, job: { title: string; company: string }) {
  const document = newLetter({ id, now })
  return {
    document: { ...document, letter: { ...document.letter, posting: { ...job, details: '' } } },
    mark: undefined,
  }
}

describe('documents and the jobs they were made for', () => {
  it('puts resume and letter of a job together, the resume first, and leaves the rest', () => {
    const listed = mergeDocuments(
      [
        letter('l', { title: 'Night Nurse', company: 'Mercy' }),
        resume('plain', 'My resume'),
        resume('r', 'Tailored for Night Nurse at Mercy'),
        letter('loose', { title: '', company: '' }),
      ],
      [],
    )
    const { applications, others } = groupByJob(listed)
    expect(applications.map(({ job, documents }) => [job, documents.map(({ id }) => id)])).toEqual([
      ['Night Nurse at Mercy', ['r', 'l']],
    ])
    expect(others.map(({ id }) => id)).toEqual(['plain', 'loose'])
  })

  it('has no application for a job without a name', () => {
    const { applications, others } = groupByJob(mergeDocuments([resume('r', 'Tailored for a job')], []))
    expect(applications).toEqual([])
    expect(others).toHaveLength(1)
  })
})
