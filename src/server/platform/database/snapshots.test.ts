import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDataDir } from '../../../../tests/support/database.ts'
import { FolderInUseError } from './folder-lock.ts'
import { keepSnapshots } from './keep-snapshots.ts'
import { type Database, openDatabase } from './open-database.ts'
import { NoSnapshotError, restoreSnapshot } from './restore-snapshot.ts'
import { users } from './schema.ts'
import { listSnapshots, takeSnapshot } from './snapshots.ts'

describe('snapshots', () => {
  let dataDir: string
  let database: Database
  let clock: number

  beforeEach(async () => {
    dataDir = await createTestDataDir()
    database = await openDatabase({ databaseUrl: null, dataDir })
    clock = Date.UTC(2025, 0, 1)
  })
  afterEach(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const now = () => {
    clock += 60_000
    return new Date(clock)
  }
  const take = () => takeSnapshot({ pool: database.pool, dataDir, now: now() })
  const addUser = () => database.db.insert(users).values({ id: randomUUID(), username: randomUUID(), password: 'x' })
  const countUsers = async () => (await database.db.select().from(users)).length

  /** Closes the database, does something to the folder and opens it again. */
  async function restartAfter<Result>(act: () => Promise<Result>): Promise<Result> {
    await database.close()
    try {
      return await act()
    } finally {
      database = await openDatabase({ databaseUrl: null, dataDir })
    }
  }

  it('are taken only when something changed, a restart alone being no change', async () => {
    expect(await take()).toBeDefined()
    expect(await take()).toBeUndefined()
    await restartAfter(async () => {})
    expect(await take()).toBeUndefined()
    await addUser()
    expect(await take()).toBeDefined()
    expect(await listSnapshots(dataDir)).toHaveLength(2)
  })

  it('are kept three at a time, the newest first', async () => {
    const names: string[] = []
    for (let round = 0; round < 5; round++) {
      await addUser()
      names.push((await take())?.name ?? '')
    }
    expect((await listSnapshots(dataDir)).map(({ name }) => name)).toEqual(names.slice(2).reverse())
  })

  it('are whole while many writers are at work', async () => {
    const writers = Array.from({ length: 40 }, addUser)
    const [snapshot] = await Promise.all([take(), ...writers])
    await restartAfter(() => restoreSnapshot({ dataDir, name: snapshot?.name, now: now() }))
    const count = await countUsers()
    expect(count).toBeGreaterThanOrEqual(0)
    expect(count).toBeLessThanOrEqual(40)
    await addUser()
    expect(await countUsers()).toBe(count + 1)
  })

  it('bring a damaged database back, and what was there is kept aside', async () => {
    await addUser()
    await take()
    const { movedAside } = await restartAfter(async () => {
      for (const file of await readdir(join(dataDir, 'database/global'))) {
        await truncate(join(dataDir, 'database/global', file), 100)
      }
      await rm(join(dataDir, 'database/pg_wal'), { recursive: true })
      return restoreSnapshot({ dataDir, now: now() })
    })
    expect(await countUsers()).toBe(1)
    expect(existsSync(join(movedAside ?? '', 'PG_VERSION'))).toBe(true)
  })

  it('can be brought back by name', async () => {
    const empty = await take()
    await addUser()
    await take()
    await restartAfter(() => restoreSnapshot({ dataDir, name: empty?.name, now: now() }))
    expect(await countUsers()).toBe(0)
  })

  it('are not brought back under a running server', async () => {
    await take()
    await expect(restoreSnapshot({ dataDir, now: now() })).rejects.toThrow(FolderInUseError)
  })

  it('say so when there is none, or none of that name', async () => {
    await expect(restoreSnapshot({ dataDir, now: now() })).rejects.toThrow(NoSnapshotError)
    await expect(restoreSnapshot({ dataDir, name: 'yesterday', now: now() })).rejects.toThrow('yesterday')
  })

  it('leave out unlogged tables, which come back empty', async () => {
    await database.pool.query('CREATE UNLOGGED TABLE listings (body text)')
    await database.pool.query("INSERT INTO listings SELECT repeat('x', 1000) FROM generate_series(1, 2000)")
    const { rows } = await database.pool.query("SELECT pg_relation_filepath('listings') AS path")
    const path = String(rows[0]?.path)
    const snapshot = await take()
    expect((await stat(join(dataDir, 'database', path))).size).toBeGreaterThan(1_000_000)
    expect(existsSync(join(snapshot?.folder ?? '', 'database', path))).toBe(false)

    await restartAfter(() => restoreSnapshot({ dataDir, now: now() }))
    expect((await database.pool.query('SELECT count(*)::int AS count FROM listings')).rows).toEqual([{ count: 0 }])
  })

  it('are taken at start, and a failure is reported without stopping anything', async () => {
    const failures: unknown[] = []
    const keeper = await keepSnapshots({ database, dataDir, onFailure: (error) => failures.push(error) })
    await keeper.stop()
    expect(await listSnapshots(dataDir)).toHaveLength(1)
    expect(failures).toEqual([])

    const elsewhere = join(dataDir, 'snapshots', (await listSnapshots(dataDir))[0]?.name ?? '', 'snapshot.json')
    const failing = await keepSnapshots({ database, dataDir: elsewhere, onFailure: (error) => failures.push(error) })
    await failing.stop()
    expect(failures).toHaveLength(1)
  })
})
