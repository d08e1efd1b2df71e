import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { emptyLetter } from '#engine/letter/letter.ts'
import { defaultLetterDesign } from '#engine/letter/letter-design.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { users } from '#server/platform/database/schema/accounts.ts'
import { documentVersions, resumes } from '#server/platform/database/schema/documents.ts'
import { createSession } from '#server/platform/sessions-store.ts'
import { type DocumentRow, maximumDocuments, maximumVersions } from '#shared/api/documents.ts'
import type { LetterDocument, ResumeDocument, SavedDocument } from '#shared/saved-document.ts'
import { describeDatabases } from '../../../tests/support/database.ts'
import { useDocumentsApp } from '../../../tests/support/documents-app.ts'
import { collectExport } from './collect-export.ts'

const minute = 60 * 1000

function newResume(firstName: string, rest: Partial<ResumeDocument> = {}): ResumeDocument {
  const id = randomUUID()
  const resume = emptyResume(id)
  return {
    ...{ id, kind: 'resume', title: '', templateId: 1, style: {}, revision: 1, updatedAt: '' },
    resume: { ...resume, personalInfo: { ...resume.personalInfo, firstName } },
    ...rest,
  }
}

function newLetter(body: string): LetterDocument {
  const id = randomUUID()
  const letter = { ...emptyLetter(id), body }
  return { id, kind: 'letter', title: '', design: defaultLetterDesign, letter, revision: 1, updatedAt: '' }
}

function named(document: ResumeDocument, firstName: string): ResumeDocument {
  const { personalInfo } = document.resume
  return { ...document, resume: { ...document.resume, personalInfo: { ...personalInfo, firstName } } }
}

describeDatabases('saved documents', (open) => {
  const site = useDocumentsApp(open)
  const { pass } = site

  async function signUp() {
    const userId = randomUUID()
    await site.database.db.insert(users).values({ id: userId, username: `${userId}@example.com`, password: 'hash' })
    return signIn(userId)
  }

  /** Somebody with an account, and what their browser can ask. */
  async function signIn(userId: string) {
    const { token } = await createSession(site.database.db, { owner: { kind: 'account', userId }, now: site.now })
    type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
    const call = (method: Method, path: string, payload?: object) =>
      site.app.inject({
        method,
        url: `/api/documents${path}`,
        cookies: { 'candid-session': token },
        ...(payload ? { payload } : {}),
      })
    return {
      userId,
      call,
      save: (document: SavedDocument, baseRevision: number) =>
        call('PUT', `/${document.id}`, { document, baseRevision }),
      get: async (id: string): Promise<SavedDocument> => (await call('GET', `/${id}`)).json(),
      list: async (query = ''): Promise<DocumentRow[]> => (await call('GET', query)).json(),
      versions: async (id: string) => (await call('GET', `/${id}/versions`)).json(),
    }
  }

  it('come back as they were saved, resumes and letters', async () => {
    const { save, get, list } = await signUp()
    const resume = newResume('Ada', {
      style: { primaryColor: '#112233', fontSize: 10.5 },
      otherStyles: { 2: { showPhoto: false } },
      step: 'skills',
    })
    const saved = await save(resume, 0)
    expect(saved.json()).toEqual({ revision: 1, updatedAt: site.now.toISOString() })
    pass(1000)
    const letter = newLetter('Dear you,\n\nI sail.')
    await save(letter, 0)
    expect(await get(resume.id)).toEqual({ ...resume, updatedAt: new Date(site.now.getTime() - 1000).toISOString() })
    expect(await get(letter.id)).toEqual({ ...letter, updatedAt: site.now.toISOString() })
    expect(await list()).toMatchObject([
      { id: letter.id, kind: 'letter', title: 'Untitled letter', templateId: null, revision: 1 },
      { id: resume.id, kind: 'resume', title: 'Ada – Resume', templateId: 1, revision: 1, deletedAt: null },
    ])
  })

  it('count their saves, and the same save twice is one', async () => {
    const { save, get } = await signUp()
    const document = newResume('Ada')
    await save(document, 0)
    expect((await save(document, 0)).json()).toMatchObject({ revision: 1 })
    const changed = named(document, 'Ada L')
    expect((await save(changed, 1)).json()).toMatchObject({ revision: 2 })
    expect((await save(changed, 1)).json()).toMatchObject({ revision: 2 })
    expect(await get(document.id)).toMatchObject({ revision: 2, resume: { personalInfo: { firstName: 'Ada L' } } })
  })

  it('are not overwritten by a save made from an older one, which is told what is there', async () => {
    const { save, get } = await signUp()
    const document = newResume('Ada')
    await save(document, 0)
    await save(named(document, 'Bea'), 1)
    const late = await save(named(document, 'Cid'), 1)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'conflict',
      stored: { id: document.id, revision: 2, resume: { personalInfo: { firstName: 'Bea' } } },
    })
    expect(await get(document.id)).toMatchObject({ revision: 2 })
  })

  it('take exactly one of many saves that come at once', async () => {
    const { save, get } = await signUp()
    const document = newResume('Ada')
    const first = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(named(document, name), 0)))
    expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const second = await Promise.all(['E', 'F', 'G', 'H'].map((name) => save(named(document, name), 1)))
    expect(second.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(await get(document.id)).toMatchObject({ revision: 2 })
  })

  it('belong to their owner alone', async () => {
    const ada = await signUp()
    const eve = await signUp()
    const document = newResume('Ada')
    await ada.save(document, 0)
    await ada.save(named(document, 'Ada L'), 1)
    pass(20 * minute)
    await ada.save(named(document, 'Ada Lovelace'), 2)
    const [version] = (await ada.versions(document.id)).versions
    const answers = [
      await eve.call('GET', `/${document.id}`),
      await eve.save(named(document, 'Eve'), 3),
      await eve.save({ ...newLetter('x'), id: document.id }, 0),
      await eve.call('PATCH', `/${document.id}`, { title: 'Mine' }),
      await eve.call('POST', `/${document.id}/duplicate`, { id: randomUUID() }),
      await eve.call('DELETE', `/${document.id}`),
      await eve.call('POST', `/${document.id}/undelete`),
      await eve.call('GET', `/${document.id}/versions`),
      await eve.call('GET', `/${document.id}/versions/${version.id}`),
      await eve.call('POST', `/${document.id}/versions/${version.id}/restore`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect(answers.map(({ body }) => body).join()).not.toContain('Lovelace')
    expect(await eve.list()).toEqual([])
    expect(await ada.get(document.id)).toMatchObject({ revision: 3, title: '' })
  })

  it('a version is reachable only through its own document', async () => {
    const { save, versions, call } = await signUp()
    const one = newResume('Ada')
    const two = newResume('Bea')
    await save(one, 0)
    await save(two, 0)
    pass(20 * minute)
    await save(named(one, 'Ada L'), 1)
    const [version] = (await versions(one.id)).versions
    expect((await call('POST', `/${two.id}/versions/${version.id}/restore`)).statusCode).toBe(404)
  })

  it('need somebody who is signed in', async () => {
    const answer = await site.app.inject('/api/documents')
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('sign-in-required')
  })

  it('are renamed, copied, deleted and brought back', async () => {
    const { save, call, list, get } = await signUp()
    const document = newResume('Ada')
    await save(document, 0)
    expect((await call('PATCH', `/${document.id}`, { title: 'For the mill' })).json()).toMatchObject({
      title: 'For the mill',
      revision: 2,
    })
    const id = randomUUID()
    const copy = await call('POST', `/${document.id}/duplicate`, { id })
    expect(copy.statusCode).toBe(201)
    expect(copy.json()).toMatchObject({ id, title: 'For the mill (copy)', revision: 1 })
    expect(await get(id)).toMatchObject({ resume: { id, personalInfo: { firstName: 'Ada' } } })

    expect((await call('DELETE', `/${document.id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/${document.id}`)).statusCode).toBe(204)
    expect((await call('GET', `/${document.id}`)).statusCode).toBe(404)
    expect((await list()).map((row) => row.id)).toEqual([id])
    expect(await list('?deleted=true')).toMatchObject([{ id: document.id, deletedAt: site.now.toISOString() }])
    expect((await call('POST', `/${document.id}/undelete`)).json()).toMatchObject({ deletedAt: null, revision: 2 })
    expect(await list()).toHaveLength(2)
  })

  it('that were deleted are gone for good after a month, with their versions', async () => {
    const { save, call, userId } = await signUp()
    const document = newResume('Ada')
    const other = newResume('Bea')
    await save(document, 0)
    await save(other, 0)
    pass(20 * minute)
    await save(named(document, 'Ada L'), 1)
    await call('DELETE', `/${document.id}`)
    pass(31 * 24 * 60 * minute)
    const later = await signIn(userId)
    expect(await later.list('?deleted=true')).toEqual([])
    expect((await later.call('DELETE', `/${other.id}`)).statusCode).toBe(204)
    expect((await later.call('POST', `/${document.id}/undelete`)).statusCode).toBe(404)
    expect(await site.database.db.select().from(documentVersions).where(eq(documentVersions.userId, userId))).toEqual(
      [],
    )
  })

  it('live again when somebody goes on writing after they were deleted elsewhere', async () => {
    const { save, call, get, versions } = await signUp()
    const document = newResume('Ada')
    await save(document, 0)
    await call('DELETE', `/${document.id}`)
    expect((await save(named(document, 'Ada L'), 1)).json()).toMatchObject({ revision: 2 })
    expect(await get(document.id)).toMatchObject({ resume: { personalInfo: { firstName: 'Ada L' } } })
    expect((await versions(document.id)).versions).toHaveLength(1)
  })

  it('go by their own id inside too, whatever a browser says', async () => {
    const { save, get } = await signUp()
    const document = newResume('Ada')
    const bought = { ...document, resume: { ...document.resume, id: randomUUID() } }
    await save(bought, 0)
    expect(await get(document.id)).toMatchObject({ resume: { id: document.id } })
    expect((await save(bought, 0)).json()).toMatchObject({ revision: 1 })
  })

  it('are refused with the field that cannot be read', async () => {
    const { save, call } = await signUp()
    const document = newResume('Ada')
    const unknown = await save({ ...document, templateId: 999 }, 0)
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json().fields).toMatchObject([{ path: 'document.templateId' }])
    const other = await call('PUT', `/${randomUUID()}`, { document, baseRevision: 0 })
    expect(other.json().fields).toMatchObject([{ path: 'document.id' }])
    const broken = { ...document, resume: { personalInfo: { firstName: { a: 1 } } } }
    const unreadable = await call('PUT', `/${document.id}`, { document: broken, baseRevision: 0 })
    expect(unreadable.statusCode).toBe(400)
    expect(unreadable.json().fields[0].path).toContain('resume.personalInfo.firstName')
    const { resume } = document
    const running = { ...resume, personalInfo: { ...resume.personalInfo, website: 'javascript:alert(1)' } }
    const unsafe = await save({ ...document, resume: running }, 0)
    expect(unsafe.json().fields).toMatchObject([{ path: 'document.resume.personalInfo.website' }])
    const nul = await save({ ...document, title: 'A\u0000B' }, 0)
    expect(nul.statusCode).toBe(200)
  })

  it('may carry a large photo, but not one beyond every limit', async () => {
    const { save } = await signUp()
    const document = newResume('Ada')
    const withPhoto = (bytes: number): ResumeDocument => {
      const profileImage = `data:image/jpeg;base64,${'/9j/'.repeat(bytes / 3)}`
      const { resume } = document
      return { ...document, resume: { ...resume, personalInfo: { ...resume.personalInfo, profileImage } } }
    }
    expect((await save(withPhoto(6_000_000), 0)).statusCode).toBe(200)
    expect((await save(withPhoto(12_000_000), 1)).statusCode).toBe(413)
  })

  it('are limited in number, with a sentence that says what to do', async () => {
    const { save, call, list } = await signUp()
    const document = newResume('Ada')
    await save(document, 0)
    const [row] = await site.database.db.select().from(resumes).where(eq(resumes.id, document.id))
    if (!row) throw new Error('it was not saved')
    const others = Array.from({ length: maximumDocuments - 3 }, () => ({ ...row, id: randomUUID() }))
    await site.database.db.insert(resumes).values(others)
    // Copies made at the same moment are counted together.
    const copies = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', `/${document.id}/duplicate`, { id: randomUUID() })),
    )
    expect(copies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 413, 413, 413])
    expect(await list()).toHaveLength(maximumDocuments)
    const full = await save(newResume('Bea'), 0)
    expect(full.statusCode).toBe(413)
    expect(full.json().message).toContain('Delete one')
    expect((await save(named(document, 'Ada L'), 1)).statusCode).toBe(200)
  })

  describe('what they were before', () => {
    it('is a version for every cause, and for every ten minutes of typing', async () => {
      const { save, versions } = await signUp()
      const imported = { ...newResume('Ada'), cause: { name: 'Imported', at: '1' } }
      const { cause: _, ...document } = imported
      await save(imported, 0)
      pass(minute)
      await save(named(document, 'Ada L'), 1)
      pass(minute)
      await save(named(document, 'Ada Lo'), 2)
      expect((await versions(document.id)).versions).toMatchObject([{ cause: 'Imported' }])
      pass(minute)
      await save({ ...named(document, 'Ada Lo'), templateId: 2 }, 3)
      pass(11 * minute)
      await save({ ...named(document, 'Ada Lov'), templateId: 2 }, 4)
      pass(11 * minute)
      await save({ ...named(document, 'Ada Love'), templateId: 2 }, 5)
      expect(await versions(document.id)).toMatchObject({
        current: { cause: 'Edited', revision: 6, templateId: 2 },
        versions: [
          { cause: 'Edited', revision: 5, title: 'Ada Lov – Resume' },
          { cause: 'Template changed', revision: 4, templateId: 2 },
          { cause: 'Edited', revision: 3, templateId: 1 },
          { cause: 'Imported', revision: 1 },
        ],
      })
    })

    it('is one version while a new document is begun', async () => {
      const { save, versions } = await signUp()
      const document = newResume('A')
      await save(document, 0)
      pass(minute)
      await save(named(document, 'Ad'), 1)
      expect(await versions(document.id)).toMatchObject({ current: { cause: 'Created' }, versions: [] })
    })

    it('can be looked at and restored, and what it was in between is kept', async () => {
      const { save, call, get, versions } = await signUp()
      const document = newResume('Ada')
      await save(document, 0)
      pass(20 * minute)
      await save({ ...named(document, 'Bea'), title: 'Second', templateId: 3 }, 1)
      const [before] = (await versions(document.id)).versions
      expect((await call('GET', `/${document.id}/versions/${before.id}`)).json()).toMatchObject({
        resume: { personalInfo: { firstName: 'Ada' } },
      })
      const restored = await call('POST', `/${document.id}/versions/${before.id}/restore`)
      expect(restored.json()).toMatchObject({ revision: 3, templateId: 1, title: '' })
      expect(await get(document.id)).toEqual(restored.json())
      const after = await versions(document.id)
      expect(after).toMatchObject({
        current: { cause: 'Restored' },
        versions: [{ cause: 'Before restore', title: 'Second' }, { cause: 'Created' }],
      })
      await call('POST', `/${document.id}/versions/${after.versions[0].id}/restore`)
      expect(await get(document.id)).toMatchObject({ title: 'Second', templateId: 3, revision: 4 })
    })

    it('goes back only so far', async () => {
      const { save, versions } = await signUp()
      const document = newResume('Ada')
      await save(document, 0)
      for (let revision = 1; revision <= maximumVersions + 3; revision++) {
        await save({ ...named(document, `Ada ${revision}`), cause: { name: `Cause ${revision}`, at: '' } }, revision)
      }
      const kept = (await versions(document.id)).versions
      expect(kept).toHaveLength(maximumVersions)
      expect(kept[0]).toMatchObject({ cause: `Cause ${maximumVersions + 2}` })
    })
  })

  it('are handed over as a whole for the archive of an account', async () => {
    const { save, userId } = await signUp()
    const other = await signUp()
    await other.save(newResume('Eve'), 0)
    const document = newResume('Ada')
    await save(document, 0)
    pass(20 * minute)
    await save(named(document, 'Ada L'), 1)
    pass(minute)
    await save(newLetter('Dear you'), 0)
    const files = await collectExport(site.database.db, { userId, now: site.now })
    expect(Object.keys(files)).toEqual([
      'documents/001 Untitled letter.json',
      'documents/002 Ada L – Resume.json',
      'documents/002 Ada L – Resume, earlier versions.json',
    ])
    expect(JSON.parse(files['documents/002 Ada L – Resume, earlier versions.json'] ?? '')).toMatchObject([
      { cause: 'Created', document: { resume: { personalInfo: { firstName: 'Ada' } } } },
    ])
    expect(Object.values(files).join()).not.toContain('Eve')
  })
})
