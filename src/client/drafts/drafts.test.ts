import { describe, expect, it } from 'vitest'
import { openDraftShelf } from './draft-shelf.ts'
import { createDrafts } from './drafts.ts'
import { createFakeDisk, fakeIndexedDb } from './indexed-db.fixture.ts'
import { newDocument, newLetter } from './new-document.ts'

const now = '2026-01-01T10:00:00.000Z'
const document = { ...newDocument({ id: 'one', now }), revision: 1 }

function openDrafts(account?: string) {
  const disk = createFakeDisk()
  const shelf = openDraftShelf(fakeIndexedDb(disk))
  const options = { shelf, account: () => account }
  return {
    disk,
    shelf,
    drafts: createDrafts({ ...options, kind: 'resume' }),
    letters: createDrafts({ ...options, kind: 'letter' }),
  }
}

describe('drafts', () => {
  it('come back as they were saved', async () => {
    const { drafts } = openDrafts()
    expect(await drafts.save(document, 0)).toEqual({ kind: 'saved' })
    expect(await drafts.load('one')).toEqual(document)
    expect(await drafts.load('two')).toBeUndefined()
  })

  it('are listed newest first and gone once removed', async () => {
    const { drafts } = openDrafts()
    await drafts.save(document, 0)
    await drafts.save({ ...document, id: 'two', updatedAt: '2026-01-02T10:00:00.000Z' }, 0)
    expect((await drafts.list()).map(({ id }) => id)).toEqual(['two', 'one'])
    await drafts.remove('two')
    expect((await drafts.list()).map(({ id }) => id)).toEqual(['one'])
  })

  it('are not overwritten by a version that was made from an older one', async () => {
    const { drafts } = openDrafts()
    await drafts.save({ ...document, revision: 5, title: 'Newer' }, 4)
    const result = await drafts.save({ ...document, revision: 2, title: 'Older' }, 1)
    expect(result).toMatchObject({ kind: 'conflict', stored: { title: 'Newer', revision: 5 } })
    expect((await drafts.load('one'))?.title).toBe('Newer')
  })

  it('say when the device is full and when there is no storage at all', async () => {
    const { disk, drafts } = openDrafts()
    disk.isFull = true
    await expect(drafts.save(document, 0)).rejects.toMatchObject({ name: 'DraftError', reason: 'full' })
    await expect(
      createDrafts({ shelf: openDraftShelf(undefined), kind: 'resume' }).save(document, 0),
    ).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it('of another version keep what can be read, and what is no document is passed over', async () => {
    const { disk, drafts } = openDrafts()
    disk.rows.set('old', {
      id: 'old',
      resume: { personalInfo: { firstName: 'Ada', phone: 12 }, experiences: [{ company: 'Mill' }] },
      style: { primaryColor: '#112233', headerStyle: 'from-the-future' },
    })
    disk.rows.set('junk', { id: 'junk' })
    const [old, ...rest] = await drafts.list()
    expect(rest).toEqual([])
    expect(old).toMatchObject({ id: 'old', templateId: 1, style: { primaryColor: '#112233' } })
    expect(old?.resume.personalInfo).toMatchObject({ firstName: 'Ada', phone: '12' })
    expect(old?.resume.experiences[0]?.company).toBe('Mill')
  })

  it('of letters are kept as those of resumes, each kind by itself', async () => {
    const { drafts, letters, disk } = openDrafts()
    const letter = { ...newLetter({ id: 'two', now }), revision: 1 }
    await drafts.save(document, 0)
    await letters.save(letter, 0)
    expect(await letters.list()).toEqual([letter])
    expect(await drafts.list()).toEqual([document])
    expect(await drafts.load('two')).toBeUndefined()
    expect(await letters.save({ ...letter, title: 'Late' }, 0)).toMatchObject({ kind: 'conflict', stored: letter })
    disk.rows.set('old', { id: 'old', letter: { body: 'Dear you', sender: 7 }, design: { fontSize: 99 } })
    expect(await letters.load('old')).toMatchObject({ letter: { body: 'Dear you' }, design: { fontSize: 14 } })
  })
})

describe('what an account has of a draft', () => {
  const mark = { userId: 'ada', revision: 3, savedRevision: 1 }

  it('stays noted through further saves', async () => {
    const { drafts, shelf } = openDrafts('ada')
    await drafts.save(document, 0)
    await shelf.mark('one', mark)
    await drafts.save({ ...document, title: 'More', revision: 2 }, 1)
    expect(await shelf.find('one')).toMatchObject({ document: { title: 'More' }, mark })
    await shelf.mark('gone', mark)
    expect(await shelf.find('gone')).toBeUndefined()
  })

  it('keeps it from others who use the browser', async () => {
    const { drafts, shelf } = openDrafts('eve')
    await drafts.save(document, 0)
    expect(await drafts.load('one')).toEqual(document)
    await shelf.mark('one', mark)
    expect(await drafts.load('one')).toBeUndefined()
    expect(await drafts.list()).toEqual([])
    expect(await shelf.list()).toHaveLength(1)
  })

  it('replaces it only as long as nothing was changed here', async () => {
    const { shelf, drafts } = openDrafts('ada')
    await drafts.save({ ...document, revision: 4 }, 0)
    const newer = { ...document, title: 'From the account', revision: 9 }
    expect(await shelf.adopt(newer, 'ada', { ifRevision: 3 })).toBeUndefined()
    expect(await shelf.adopt(newer, 'ada', { ifRevision: 4 })).toMatchObject({ revision: 5 })
    expect(await shelf.find('one')).toEqual({
      document: { ...newer, revision: 5 },
      mark: { userId: 'ada', revision: 9, savedRevision: 5 },
    })
    await shelf.remove('one', { ifRevision: 4 })
    expect(await shelf.find('one')).toBeDefined()
    await shelf.remove('one', { ifRevision: 5 })
    expect(await shelf.find('one')).toBeUndefined()
  })
})
