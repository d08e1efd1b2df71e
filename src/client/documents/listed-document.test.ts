import { describe, expect, it } from 'vitest'
import type { ShelfDraft } from '#client/drafts/draft-shelf.ts'
import { newDocument, newLetter } from '#client/drafts/new-document.ts'
import type { DocumentRow } from '#shared/api/documents.ts'
import { arrange, mergeDocuments } from './listed-document.ts'

function draft(id: string, updatedAt: string, savedRevision?: number): ShelfDraft {
  const document = { ...newDocument({ id, now: updatedAt, title: `Draft ${id}` }), revision: 3 }
  return { document, mark: savedRevision === undefined ? undefined : { userId: 'ada', revision: 1, savedRevision } }
}

function row(id: string, updatedAt: string, title = `Row ${id}`): DocumentRow {
  return {
    ...{ id, kind: 'resume', title, templateId: 2, revision: 1, deletedAt: null },
    createdAt: updatedAt,
    updatedAt,
  }
}

describe('the list of documents', () => {
  it('shows each once, as this device has it where it has it', () => {
    const listed = mergeDocuments(
      [draft('a', '1', 3), draft('b', '2', 2), draft('c', '3')],
      [row('a', '9'), row('d', '4')],
    )
    expect(listed.map(({ id, title, isInAccount, isUnsent }) => [id, title, isInAccount, isUnsent])).toEqual([
      ['a', 'Draft a', true, false],
      ['b', 'Draft b', false, true],
      ['c', 'Draft c', false, true],
      ['d', 'Row d', true, false],
    ])
    expect(listed[3]).toMatchObject({ templateId: 2, draft: undefined })
  })

  it('names what has no name', () => {
    const letter = { ...newLetter({ id: 'l', now: '1' }), revision: 1 }
    expect(mergeDocuments([{ document: letter, mark: undefined }], [])).toMatchObject([
      { kind: 'letter', title: 'Untitled letter', templateId: null },
    ])
  })

  it('is sorted by last change or by name, and searched by every word', () => {
    const listed = mergeDocuments(
      [],
      [row('a', '1', 'Mill foreman'), row('b', '3', 'Baker'), row('c', '2', 'Foreman of a bakery')],
    )
    const names = (order: 'edited' | 'title', search = '') => arrange(listed, { order, search }).map(({ id }) => id)
    expect(names('edited')).toEqual(['b', 'c', 'a'])
    expect(names('title')).toEqual(['b', 'c', 'a'])
    expect(names('edited', 'FOREMAN')).toEqual(['c', 'a'])
    expect(names('edited', 'foreman mill')).toEqual(['a'])
    expect(names('edited', 'nobody')).toEqual([])
  })
})
