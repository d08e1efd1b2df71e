import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../../../tests/support/database.ts'
import type { Database } from './open-database.ts'
import { users } from './schema/accounts.ts'
import { resumes } from './schema/documents.ts'
import { templates } from './schema/templates.ts'

describeDatabases('the schema', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function createUser() {
    const id = randomUUID()
    await database.db.insert(users).values({ id, username: `${id}@example.com`, password: 'hash' })
    return id
  }

  it('keeps a resume with its content as it was given and stamps it with the time', async () => {
    const userId = await createUser()
    await database.db
      .insert(templates)
      .values({ id: 1, name: 'Professional', description: 'Plain', style: { fontSize: 11 }, category: 'professional' })
    const content = { personalInfo: { firstName: 'Zoë' }, skills: [{ name: 'C#', level: 3 }], nothing: null }
    await database.db.insert(resumes).values({ id: randomUUID(), userId, title: 'First', content, templateId: 1 })

    const [resume] = await database.db.select().from(resumes).where(eq(resumes.userId, userId))
    expect(resume?.content).toEqual(content)
    expect(Math.abs(Date.now() - (resume?.createdAt.getTime() ?? 0))).toBeLessThan(60_000)
    expect(resume?.updatedAt).toEqual(resume?.createdAt)
  })

  it('takes a template as not popular where nothing is said', async () => {
    await database.db
      .insert(templates)
      .values({ id: 2, name: 'Modern', description: '', style: {}, category: 'modern' })
    const [template] = await database.db.select().from(templates).where(eq(templates.id, 2))
    expect(template).toMatchObject({ isPopular: false, thumbnail: null })
  })

  it('refuses a second user of the same name', async () => {
    const id = await createUser()
    const second = database.db.insert(users).values({ id: randomUUID(), username: `${id}@example.com`, password: 'x' })
    await expect(second).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  it('removes the resumes of a user who is removed', async () => {
    const userId = await createUser()
    await database.db.insert(resumes).values({ id: randomUUID(), userId, title: 'Gone', content: {} })
    await database.db.delete(users).where(eq(users.id, userId))
    expect(await database.db.select().from(resumes).where(eq(resumes.userId, userId))).toEqual([])
  })

  it('undoes everything when a transaction fails', async () => {
    const id = randomUUID()
    const transaction = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ id, username: id, password: 'x' })
      throw new Error('changed my mind')
    })
    await expect(transaction).rejects.toThrow('changed my mind')
    expect(await database.db.select().from(users).where(eq(users.id, id))).toEqual([])
  })

  it('answers many callers at once, each with its own row', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, createUser))
    const found = await Promise.all(ids.map((id) => database.db.select().from(users).where(eq(users.id, id))))
    expect(found.map(([user]) => user?.id)).toEqual(ids)
  })
})
