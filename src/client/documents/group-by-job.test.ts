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

const names = (groups: ReturnType<typeof groupByJob>) =>
  groups.map((group) => ('documents' in group ? [group.job, ...group.documents.map(({ id }) => id)] : group.id))

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
    expect(names(groupByJob(listed))).toEqual([['Night Nurse at Mercy', 'r', 'l'], 'plain', 'loose'])
  })

  it('knows the job of a letter in the account by its name', () => {
    const row = {
      id: 'l',
      kind: 'letter' as const,
      title: 'Night Nurse, Mercy – Letter',
      templateId: null,
      createdAt: now,
      deletedAt: null,
      updatedAt: now,
      revision: 1,
    }
    const listed = mergeDocuments([resume('r', 'Tailored for Night Nurse at Mercy')], [row])
    expect(names(groupByJob(listed))).toEqual([['Night Nurse at Mercy', 'r', 'l']])
  })

  it('leaves a newer document without a job before them', () => {
    const listed = mergeDocuments([resume('plain', 'My resume'), resume('r', 'Tailored for Night Nurse')], [])
    expect(names(groupByJob(listed))).toEqual(['plain', ['Night Nurse', 'r']])
  })

  it('has no application for a job without a name', () => {
    expect(names(groupByJob(mergeDocuments([resume('r', 'Tailored for a job')], [])))).toEqual(['r'])
  })
})
