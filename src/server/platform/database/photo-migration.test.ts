import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../../../tests/support/database.ts'
import type { Database } from './open-database.ts'
import { users } from './schema/accounts.ts'
import { documentPhotos, documentVersions, resumes } from './schema/documents.ts'

/** The part of the migration that moves what is there; the tables themselves are there already. */
async function moveOldRows({ pool }: Database): Promise<void> {
  const folder = new URL('../migrations/', import.meta.url)
  const name = (await readdir(folder)).find((file) => file.endsWith('_accounts_and_photos.sql')) ?? ''
  const statements = (await readFile(new URL(name, folder), 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements.filter((text) => /^\s*(--.*\s+)?(INSERT|UPDATE)/.test(text))) {
    await pool.query(statement)
  }
}

describeDatabases('rows from before the migration', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const addUser = async (username: string) => {
    const id = randomUUID()
    await database.db.insert(users).values({ id, username, password: 'hash' })
    return id
  }

  it('M6: keep their photo once, out of documents and versions', async () => {
    const userId = await addUser('photo@example.com')
    const data = `data:image/jpeg;base64,${'/9j/'.repeat(1000)}`
    const photo = createHash('sha256').update(data).digest('hex')
    const content = { personalInfo: { firstName: 'Ada', profileImage: data } }
    const [id, plainId] = [randomUUID(), randomUUID()]
    await database.db.insert(resumes).values({ id, userId, title: '', content })
    await database.db.insert(resumes).values({ id: plainId, userId, title: '', content: { personalInfo: {} } })
    const version = { documentId: id, userId, cause: 'Edited', title: '', content, look: {}, revision: 1 }
    await database.db
      .insert(documentVersions)
      .values({ ...version, id: randomUUID(), size: 9999, createdAt: new Date() })
    await moveOldRows(database)

    const kept = { content: { personalInfo: { firstName: 'Ada' } }, photo }
    expect(await database.db.select().from(resumes).where(eq(resumes.id, id))).toMatchObject([kept])
    expect(await database.db.select().from(resumes).where(eq(resumes.id, plainId))).toMatchObject([{ photo: null }])
    const [moved] = await database.db.select().from(documentVersions).where(eq(documentVersions.documentId, id))
    expect(moved).toMatchObject(kept)
    expect(moved?.size).toBeLessThan(100)
    expect(await database.db.select().from(documentPhotos)).toEqual([{ userId, hash: photo, data, size: data.length }])
  })

  it('lose what nobody sees in an address, unless the plain address has an account', async () => {
    for (const name of ['ada@example.com', 'ada@example.com\u200b', 'bea\u2060@example.com', 'bea\ufeff@example.com']) {
      await addUser(name)
    }
    await moveOldRows(database)
    const rows = await database.db.select({ username: users.username }).from(users).orderBy(users.username)
    const spelled = rows.map(({ username }) => username)
    expect(spelled.filter((name) => name === 'ada@example.com')).toHaveLength(1)
    expect(spelled).toContain('ada@example.com\u200b')
    expect(spelled.filter((name) => name === 'bea@example.com')).toHaveLength(1)
  })
})
