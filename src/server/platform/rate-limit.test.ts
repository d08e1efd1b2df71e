import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeDatabases } from '../../../tests/support/database.ts'
import type { Database } from './database/open-database.ts'
import { attempts } from './database/schema/accounts.ts'
import {
  chargeAttempts,
  clearAttempts,
  countAttempt,
  deleteExpiredAttempts,
  giveAttemptBack,
  networkOf,
} from './rate-limit.ts'

const rule = { name: 'knock', limit: 3, windowSeconds: 60 }
const now = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describeDatabases('attempts', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const knock = (subject: string, at = now) => countAttempt(database.db, rule, { subject, now: at })

  it('are refused beyond the limit, with the seconds until the next one', async () => {
    for (let round = 0; round < 3; round++) await knock('ada')
    await expect(knock('ada', later(20))).rejects.toMatchObject({
      code: 'too-many-requests',
      details: { retryAfterSeconds: 40 },
    })
    await knock('grace')
  })

  it('may be charged as many at once', async () => {
    await chargeAttempts(database.db, rule, { subject: 'costly', now, count: 2 })
    await knock('costly')
    await expect(knock('costly')).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  it('start again when the window is over', async () => {
    for (let round = 0; round < 4; round++) await knock('late').catch(() => {})
    await expect(knock('late', later(59))).rejects.toMatchObject({ code: 'too-many-requests' })
    await knock('late', later(60))
    await knock('late', later(119))
    await knock('late', later(119))
    await expect(knock('late', later(119))).rejects.toMatchObject({ details: { retryAfterSeconds: 1 } })
  })

  it('are all counted when they come at the same moment', async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => knock('storm')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('are forgotten on request', async () => {
    for (let round = 0; round < 3; round++) await knock('proved')
    await clearAttempts(database.db, rule, 'proved')
    await knock('proved')
  })

  it('are given back one by one', async () => {
    for (let round = 0; round < 9; round++) {
      await knock('honest')
      await giveAttemptBack(database.db, rule, 'honest')
    }
    await giveAttemptBack(database.db, rule, 'honest')
    for (let round = 0; round < 3; round++) await knock('honest')
    await expect(knock('honest')).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  it('keep no name of anybody, and vanish once they count no more', async () => {
    await knock('jane@example.com')
    expect(JSON.stringify(await database.db.select().from(attempts))).not.toContain('jane')
    await deleteExpiredAttempts(database.db, later(600))
    expect(await database.db.select().from(attempts)).toEqual([])
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('takes %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
