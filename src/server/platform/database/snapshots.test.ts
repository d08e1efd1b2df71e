import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDataDir } from '../../../../tests/support/database.ts'
import { FolderInUseError } from './folder-lock.ts'
import { keepSnapshots } from './keep-snapshots.ts'
import { type Database, openDatabase } from './open-database.ts'
import { NoSnapshotError, restoreSnapshot } from './restore-snapshot.ts'
import { users } from './schema/accounts.ts'
import { listSnapshots, takeSnapshot } from './snapshots.ts'

/** One database for all, since opening one is what takes the time; every test starts from a change of its own. */
describe('snapshots', () => {
  let dataDir: string
  let database: Database
  let clock = Date.now()

  beforeAll(async () => {
    dataDir = await createTestDataDir()
    database = await openDatabase({ databaseUrl: null, dataDir })
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const now = () => {
    clock += 60_000
    return new Date(clock)
  }
  const take = () => takeSnapshot({ pool: database.pool, dataDir, now: now() })
  const newUser = () => ({ id: randomUUID(), username: randomUUID(), password: 'x' })
  const addUser = () => database.db.insert(users).values(newUser())
  const addPair = () =>
    database.db.transaction(async (tx) => {
      await tx.insert(users).values(newUser())
      await tx.insert(users).values(newUser())
    })
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

  it('are taken at start, and a failure is reported without stopping anything', async () => {
    const failures: unknown[] = []
    const onFailure = (error: unknown) => void failures.push(error)
    await (await keepSnapshots({ database, dataDir, onFailure })).stop()
    expect(await listSnapshots(dataDir)).toHaveLength(1)
    expect(failures).toEqual([])

    const noFolder = join(dataDir, 'database/PG_VERSION')
    await (await keepSnapshots({ database, dataDir: noFolder, onFailure })).stop()
    expect(failures).toHaveLength(1)
  })

  it('Fail 6: are not taken again at a start within minutes of the last, and leave nothing unfinished', async () => {
    await addUser()
    await (await keepSnapshots({ database, dataDir, onFailure: () => {} })).stop()
    expect(await listSnapshots(dataDir)).toHaveLength(1)
    expect(await readdir(join(dataDir, 'snapshots'))).toHaveLength(1)
  })

  it('are listed with the newest first, and the first of the hour outlives those after it', async () => {
    const [first] = await listSnapshots(dataDir)
    const names: string[] = []
    for (let round = 0; round < 4; round++) {
      await addUser()
      names.push((await take())?.name ?? '')
    }
    const listed = (await listSnapshots(dataDir)).map(({ name }) => name)
    expect(listed.slice(0, 3)).toEqual(names.slice(1).reverse())
    expect(listed.at(-1)).toBe(first?.name)
  })

  it('are not brought back under a running server', async () => {
    await expect(restoreSnapshot({ dataDir, now: now() })).rejects.toThrow(FolderInUseError)
  })

  it('are taken only when something changed, a restart alone being no change', async () => {
    await addUser()
    expect(await take()).toBeDefined()
    expect(await take()).toBeUndefined()
    await restartAfter(async () => {})
    expect(await take()).toBeUndefined()
  })

  it('hold whole transactions while many writers are at work, and come back by name', async () => {
    const before = await countUsers()
    const writers = Array.from({ length: 15 }, addPair)
    const [snapshot] = await Promise.all([take(), ...writers])
    await addUser()
    await take()
    await restartAfter(() => restoreSnapshot({ dataDir, name: snapshot?.name, now: now() }))
    const restored = (await countUsers()) - before
    expect(restored).toBeLessThanOrEqual(30)
    expect(restored % 2).toBe(0)
  })

  it('bring a damaged database back, without the contents of unlogged tables, and keep what was there', async () => {
    await database.pool.query('CREATE UNLOGGED TABLE listings (body text)')
    await database.pool.query("INSERT INTO listings SELECT repeat('x', 1000) FROM generate_series(1, 2000)")
    const { rows } = await database.pool.query("SELECT pg_relation_filepath('listings') AS path")
    const listings = String(rows[0]?.path)
    await addUser()
    const count = await countUsers()
    const snapshot = await take()
    expect((await stat(join(dataDir, 'database', listings))).size).toBeGreaterThan(1_000_000)
    expect(existsSync(join(snapshot?.folder ?? '', 'database', listings))).toBe(false)

    const { movedAside } = await restartAfter(async () => {
      for (const file of await readdir(join(dataDir, 'database/global'))) {
        await truncate(join(dataDir, 'database/global', file), 100)
      }
      await rm(join(dataDir, 'database/pg_wal'), { recursive: true })
      return restoreSnapshot({ dataDir, now: now() })
    })
    expect(await countUsers()).toBe(count)
    expect((await database.pool.query('SELECT count(*)::int AS count FROM listings')).rows).toEqual([{ count: 0 }])
    expect(existsSync(join(movedAside ?? '', 'PG_VERSION'))).toBe(true)
  })
})

describe('restoring', () => {
  it('says so when there is no snapshot, or none of that name', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'candid-empty-'))
    const now = new Date()
    await expect(restoreSnapshot({ dataDir, now })).rejects.toThrow(NoSnapshotError)
    await expect(restoreSnapshot({ dataDir, name: 'yesterday', now })).rejects.toThrow('yesterday')
    await rm(dataDir, { recursive: true })
  })
})
