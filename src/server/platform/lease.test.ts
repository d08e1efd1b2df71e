import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeDatabases } from '../../../tests/support/database.ts'
import type { Database } from './database/open-database.ts'
import { leases } from './database/schema/leases.ts'
import { runLeased } from './lease.ts'

describeDatabases('a lease', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('Fail 15: is held by one of several that ask at once, and is free afterwards', async () => {
    const work = vi.fn(async () => {})
    let finish = () => {}
    const first = runLeased(database.db, { name: 'round' }, () => new Promise<void>((resolve) => (finish = resolve)))
    await vi.waitFor(async () => expect(await database.db.select().from(leases)).toHaveLength(1))
    const others = Array.from({ length: 5 }, () => runLeased(database.db, { name: 'round' }, work))
    expect(await Promise.all(others)).toEqual(Array(5).fill(false))
    expect(work).not.toHaveBeenCalled()
    finish()
    expect(await first).toBe(true)
    expect(await runLeased(database.db, { name: 'round' }, work)).toBe(true)
    expect(work).toHaveBeenCalledOnce()
  })

  it('lapses when its holder died, and not before', async () => {
    const leaveBehind = (expiresAt: ReturnType<typeof sql>) =>
      database.db
        .insert(leases)
        .values({ name: 'dead', holder: randomUUID(), expiresAt })
        .onConflictDoUpdate({ target: leases.name, set: { expiresAt } })
    await leaveBehind(sql`now() + interval '1 minute'`)
    expect(await runLeased(database.db, { name: 'dead' }, async () => {})).toBe(false)
    await leaveBehind(sql`now() - interval '1 second'`)
    expect(await runLeased(database.db, { name: 'dead' }, async () => {})).toBe(true)
  })

  it('is renewed while its holder works, who is told when another has it', async () => {
    let signal: AbortSignal | undefined
    let finish = () => {}
    const work = runLeased(database.db, { name: 'long', forMs: 400 }, (held) => {
      signal = held
      return new Promise<void>((resolve) => (finish = resolve))
    })
    const expiry = async () => (await database.db.select().from(leases)).find(({ name }) => name === 'long')?.expiresAt
    await vi.waitFor(async () => expect(await expiry()).toBeDefined())
    const first = await expiry()
    await vi.waitFor(async () => expect((await expiry())?.getTime()).toBeGreaterThan(first?.getTime() ?? 0))
    expect(signal?.aborted).toBe(false)

    await database.db.update(leases).set({ holder: randomUUID() })
    await vi.waitFor(() => expect(signal?.aborted).toBe(true))
    finish()
    await work
    expect(await expiry()).toBeDefined()
  })

  it('is given back by work that failed', async () => {
    const failing = runLeased(database.db, { name: 'failing' }, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await runLeased(database.db, { name: 'failing' }, async () => {})).toBe(true)
  })
})
