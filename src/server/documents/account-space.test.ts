import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { documentPhotos, documentVersions, resumes } from '#server/platform/database/schema/documents.ts'
import type { ResumeDocument } from '#shared/saved-document.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { useDocumentsApp } from '../../../tests/support/documents-app.ts'
import { openVisitor, signUpAndIn } from '../../../tests/support/visitor.ts'
import { collectExport } from './collect-export.ts'
import { purgeDocuments } from './purge-documents.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Each number gives another photo. */
function photoOf(number: number, length = 400_000): string {
  return `data:image/jpeg;base64,${`${String(number).padStart(8, '0')}/9j/`.repeat(Math.ceil(length / 12))}`
}

function newResume(profileImage?: string, firstName = 'Ada'): ResumeDocument {
  const id = randomUUID()
  const resume = emptyResume(id)
  const personalInfo = { ...resume.personalInfo, firstName, ...(profileImage ? { profileImage } : {}) }
  return {
    ...{ id, kind: 'resume', title: '', templateId: 1, style: {}, revision: 1, updatedAt: '' },
    resume: { ...resume, personalInfo },
  }
}

function named(document: ResumeDocument, firstName: string): ResumeDocument {
  const { resume } = document
  return { ...document, resume: { ...resume, personalInfo: { ...resume.personalInfo, firstName } } }
}

describeOneDatabase('M6: the space of an account', (open) => {
  const site = useDocumentsApp(open)
  const { pass } = site

  async function signUp() {
    const visitor = openVisitor(site.app)
    const { id: userId } = await signUpAndIn(visitor)
    const at = (path: string) => `/api/documents/${path}`
    return {
      userId,
      save: (document: ResumeDocument, baseRevision: number) =>
        visitor.send('PUT', at(document.id), { document, baseRevision }),
      get: async (path: string) => (await visitor.get(at(path))).json(),
      post: (path: string, body?: unknown) => visitor.post(at(path), body),
      remove: (id: string) => visitor.send('DELETE', at(id)),
      photos: () =>
        site.database.db
          .select({ size: documentPhotos.size })
          .from(documentPhotos)
          .where(eq(documentPhotos.userId, userId)),
    }
  }

  it('holds a photo once, however many copies and versions show it', async () => {
    const { userId, save, get, post, photos } = await signUp()
    const photo = photoOf(1)
    const document = newResume(photo)
    await save(document, 0)
    const copies = Array.from({ length: 6 }, () => randomUUID())
    for (const id of copies) expect((await post(`${document.id}/duplicate`, { id })).statusCode).toBe(201)
    for (let revision = 1; revision <= 5; revision++) {
      pass(20 * minute)
      await save(named(document, `Ada ${revision}`), revision)
    }
    expect(await photos()).toEqual([{ size: photo.length }])
    for (const table of [resumes, documentVersions]) {
      const bytes = sql<number>`max(length(${table.content}::text))`
      const [row] = await site.database.db.select({ bytes }).from(table).where(eq(table.userId, userId))
      expect(row?.bytes).toBeLessThan(2000)
    }

    const { versions } = await get(`${document.id}/versions`)
    for (const path of [document.id, ...copies, `${document.id}/versions/${versions[4].id}`]) {
      expect((await get(path)).resume.personalInfo.profileImage).toBe(photo)
    }
    const files = Object.values(await collectExport(site.database.db, { userId, now: site.now })).join('')
    expect(files.split(photo)).toHaveLength(1 + 7 + 5)
  })

  it('gives a photo back with a restored version and in a conflict, and knows the same save by it', async () => {
    const { save, get, post } = await signUp()
    const document = newResume(photoOf(1))
    const plain = { ...newResume(), id: document.id }
    await save(document, 0)
    expect((await save(document, 0)).json()).toMatchObject({ revision: 1 })
    pass(20 * minute)
    expect((await save(plain, 1)).json()).toMatchObject({ revision: 2 })
    expect((await get(document.id)).resume.personalInfo).not.toHaveProperty('profileImage')

    const { versions } = await get(`${document.id}/versions`)
    const restored = await post(`${document.id}/versions/${versions[0].id}/restore`)
    expect(restored.json().resume.personalInfo.profileImage).toBe(photoOf(1))
    const late = await save(plain, 1)
    expect(late.statusCode).toBe(409)
    expect(late.json().stored.resume.personalInfo.profileImage).toBe(photoOf(1))
    const other = { ...newResume(photoOf(2)), id: document.id }
    expect((await save(other, 3)).json()).toMatchObject({ revision: 4 })
    expect((await get(document.id)).resume.personalInfo.profileImage).toBe(photoOf(2))
  })

  it('keeps photos of two accounts apart', async () => {
    const [ada, bea] = [await signUp(), await signUp()]
    await ada.save(newResume(photoOf(1)), 0)
    await bea.save(newResume(photoOf(1)), 0)
    expect(await ada.photos()).toHaveLength(1)
    expect(await bea.photos()).toHaveLength(1)
  })

  it('ends with a sentence, takes nothing half, and can be freed by deleting', async () => {
    const { userId, save, get, post, remove, photos } = await signUp()
    const first = newResume(photoOf(1))
    await save(first, 0)
    for (let number = 2; number <= 8; number++) {
      expect((await save(newResume(photoOf(number)), 0)).statusCode).toBe(200)
    }
    // What counts is the size written down with each; a hundred megabytes would only take the time to send them.
    await site.database.db.update(documentPhotos).set({ size: 12_896_000 }).where(eq(documentPhotos.userId, userId))
    // There is room for one more, and saves at the same moment are counted together.
    const last = [9, 10].map((number) => newResume(photoOf(number, 1_100_000)))
    const answers = await Promise.all(last.map((document) => save(document, 0)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 413])
    const full = answers.find(({ statusCode }) => statusCode === 413)
    expect(full?.json()).toMatchObject({ code: 'too-large', message: expect.stringMatching(/full.*100 MB.*Delete/) })
    const found = await Promise.all(last.map(({ id }) => get(id)))
    expect(found.filter(({ code }) => code === 'not-found')).toHaveLength(1)
    expect(await photos()).toHaveLength(9)
    // What costs next to nothing still goes, as far as there is room.
    expect((await post(`${first.id}/duplicate`, { id: randomUUID() })).statusCode).toBe(201)

    const second = newResume(photoOf(11, 500_000))
    await save(second, 0)
    await remove(second.id)
    expect((await save(newResume(photoOf(12, 500_000)), 0)).statusCode).toBe(200)
    expect((await get(first.id)).resume.personalInfo.profileImage).toBe(photoOf(1))
  })

  it('is purged on schedule: what was deleted a month ago, and photos nobody shows', async () => {
    const { userId, save, remove, photos } = await signUp()
    const [kept, deleted] = [newResume(photoOf(1)), newResume(photoOf(2))]
    await save(kept, 0)
    await save(deleted, 0)
    pass(20 * minute)
    await save(named(deleted, 'Ada L'), 1)
    await remove(deleted.id)
    pass(29 * day)
    await purgeDocuments(site.database.db, site.now)
    expect(await photos()).toHaveLength(2)
    pass(2 * day)
    await purgeDocuments(site.database.db, site.now)
    expect(await photos()).toHaveLength(1)
    const left = await site.database.db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, userId))
    expect(left).toEqual([{ id: kept.id }])
    expect(await site.database.db.select().from(documentVersions).where(eq(documentVersions.userId, userId))).toEqual(
      [],
    )
  })
})
