import { describe, expect, it } from 'vitest'
import { newDocument } from '../new-document.ts'
import { createDrafts } from './drafts.ts'
import { createFakeDisk, fakeIndexedDb } from './indexed-db.fixture.ts'

const now = '2026-01-01T10:00:00.000Z'
const document = { ...newDocument({ id: 'one', now }), revision: 1 }

function openDrafts() {
  const disk = createFakeDisk()
  return { disk, drafts: createDrafts(fakeIndexedDb(disk)) }
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
    await expect(createDrafts(undefined).save(document, 0)).rejects.toMatchObject({ reason: 'unavailable' })
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
})
