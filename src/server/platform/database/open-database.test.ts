import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeDatabases, describePostgres, openTestPglite } from '../../../../tests/support/database.ts'
import { migrateDatabase, NewerSchemaError } from './migrate.ts'
import type { Database } from './open-database.ts'
import { users } from './schema/accounts.ts'

describeDatabases('an open database', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('goes on after a query that failed', async () => {
    await expect(database.pool.query('SELECT nothing FROM nowhere')).rejects.toMatchObject({ code: '42P01' })
    await expect(database.db.select().from(users).where(eq(users.id, 'not-a-uuid'))).rejects.toThrow()
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  it('can be migrated again, by several at once, without a change', async () => {
    await Promise.all([migrateDatabase(database), migrateDatabase(database)])
    const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations')
    expect(rows[0]?.count).toBeGreaterThan(0)
  })

  it('Fail 10: is refused, in a sentence, when a newer version has migrated it', async () => {
    const ahead = await open()
    await ahead.pool.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9e12)")
    await expect(migrateDatabase(ahead)).rejects.toThrow(NewerSchemaError)
    await expect(migrateDatabase(ahead)).rejects.toThrow(/^The database belongs to a newer version of Candid: /)
    await ahead.close()
  })

  it('counts in the same types whatever is behind it', async () => {
    const { rows } = await database.pool.query(
      'SELECT count(*) AS many, now() AS at, \'{"a":1}\'::jsonb AS json FROM users',
    )
    expect(rows[0]).toEqual({ many: expect.any(String), at: expect.any(Date), json: { a: 1 } })
  })
})

describe('the embedded database', () => {
  it('says that it is lost when its engine gives up, instead of letting everybody wait', async () => {
    const database = await openTestPglite()
    await database.pool.query(
      'CREATE FUNCTION fall(n int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN fall(n + 1); END $$',
    )
    // On some machines its own limit stops a fall before the engine breaks.
    await database.pool.query("SET max_stack_depth = '7MB'")
    await expect(database.pool.query('SELECT fall(1)')).rejects.toThrow('Connection terminated unexpectedly')
    expect((await database.lost).message).toBe('The embedded database stopped.')
    await database.close()
  })
})

describePostgres('an open database', (open) => {
  it('cuts a statement off that takes longer than two seconds', async () => {
    const database = await open()
    await expect(database.pool.query('SELECT pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
    await database.close()
  })
})
