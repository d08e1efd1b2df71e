import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { call, countLost, type Saver, signUp, startLoad } from '../bench/_load.ts'
import { countPurchases, newPayer, payOnce } from '../bench/_payers.ts'
import { type OwnPostgres, startPostgres } from '../bench/_postgres.ts'
import { type Server, startServer, stopServer } from '../bench/_server.ts'
import { ensureBuild } from './support/ensure-build.mjs'

const foundSchema = z.object({ total: z.number() })

describe('on PostgreSQL behind a pooler, with a replica', { timeout: 300_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-scale-'))
  // A busy machine is not what this is about.
  const settings = { TRUST_PROXY: 'on', BILLING: 'sandbox', WORKERS: '1', DATABASE_TIMEOUT_MS: '30000' }
  const agent = new Agent({ keepAlive: true })
  let postgres: OwnPostgres
  let servers: Server[] = []

  beforeAll(async () => {
    expect(await ensureBuild()).toBe(true)
    const started = await startPostgres()
    if (!started) throw new Error('The programs of PostgreSQL are not installed, and this cannot be tested without.')
    postgres = started
  }, 300_000)
  afterAll(async () => {
    for (const server of servers) server.child.kill('SIGKILL')
    postgres?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const search = async (address: string) => {
    const { status, body } = await call({ address, agent, path: '/api/jobs?query=nurse' })
    return { status, total: status === 200 ? foundSchema.parse(JSON.parse(body)).total : 0 }
  }

  it('migrates, saves, sells and searches in two processes through PgBouncer by transaction', async () => {
    const pooler = await postgres.startPooler()
    if (!pooler) throw new Error('PgBouncer is not installed, and this cannot be tested without.')
    const env = { ...settings, DATABASE_URL: pooler.url }
    servers = await Promise.all([startServer(env, join(dataDir, 'a')), startServer(env, join(dataDir, 'b'))])
    const [one, other] = servers
    if (!one || !other) throw new Error('two servers were started')
    const savers: Saver[] = [await signUp(one.address), await signUp(one.address)]
    const payer = newPayer()
    const load = startLoad(one.address, savers)
    for (let turn = 0; turn < 5; turn++) await payOnce(payer, other.address, agent)
    await wait(3_000)
    await load.stop()
    const wrong = load.told.filter(({ status }) => ![200, 429, 503].includes(status))
    expect(wrong).toEqual([])
    expect(load.told.filter(({ what, status }) => what === 'save' && status === 200).length).toBeGreaterThan(5)
    expect(await countLost(other.address, savers)).toBe(0)
    expect(await countPurchases(one.address, [payer])).toMatchObject({
      acknowledged: 5,
      found: 5,
      lost: 0,
      doubled: 0,
    })
    for (const server of servers) await stopServer(server)
  })

  it('searches jobs on the replica, and on the first server while the replica is away', async () => {
    const replica = await postgres.startReplica()
    const env = { ...settings, DATABASE_URL: postgres.url, DATABASE_REPLICA_URL: replica.url }
    const server = await startServer(env, join(dataDir, 'c'))
    servers.push(server)
    const some = { status: 200, total: expect.toSatisfy((total) => total > 0) }
    await expect.poll(() => search(server.address), { timeout: 60_000 }).toEqual(some)

    const [first, second] = [postgres.url, replica.url].map((connectionString) => new pg.Client({ connectionString }))
    if (!first || !second) throw new Error('two clients were made')
    await Promise.all([first.connect(), second.connect()])
    await second.query('SELECT pg_wal_replay_pause()')
    await first.query('DELETE FROM jobs')
    // Gone from the one, still on the other.
    expect(await search(server.address)).toEqual(some)
    await second.query('SELECT pg_wal_replay_resume()')
    await expect.poll(() => search(server.address), { timeout: 60_000 }).toEqual({ status: 200, total: 0 })
    await Promise.all([first.end(), second.end()])

    replica.stop()
    expect((await search(server.address)).status).toBe(200)
    await stopServer(server)
  })
})
