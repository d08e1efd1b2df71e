import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleForTest, type TestBundle } from '../../../../tests/support/bundle.ts'
import { killChild, portOf } from '../../../../tests/support/child-server.ts'
import { openDatabase } from './open-database.ts'
import { users } from './schema/accounts.ts'

/** Each kill finds the database at another write; three find a loss that is not rare, and each takes five seconds. */
const kills = process.env.TEST_FULL === '1' ? 20 : 3

/** A real server in its own process, bundled as in production so that it starts quickly. */
describe('a server that is killed', () => {
  let bundle: TestBundle
  let dataDir: string
  let server: ChildProcess | undefined

  beforeAll(async () => {
    bundle = await bundleForTest('tests/support/killable-server.ts')
    dataDir = await mkdtemp(join(tmpdir(), 'candid-killed-'))
  })

  afterAll(async () => {
    server?.kill('SIGKILL')
    await rm(bundle.folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  })

  function startServer(): ChildProcess {
    // Optimising the database's machine code takes longer than the whole life of this process.
    return spawn(process.execPath, ['--liftoff-only', bundle.file], {
      env: { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', TMPDIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  /** Writes with several callers at once until the server dies; answers what was acknowledged. */
  async function writeUntilKilled(child: ChildProcess, killAfter: number): Promise<string[]> {
    const port = await portOf(child)
    const agent = new Agent({ keepAlive: true })
    const acknowledged: string[] = []
    const write = async () => {
      while (child.exitCode === null && child.signalCode === null) {
        const id = randomUUID()
        if (!(await postRow({ port, agent, id }))) return
        acknowledged.push(id)
        if (acknowledged.length === killAfter) child.kill('SIGKILL')
      }
    }
    const exited = once(child, 'exit')
    await Promise.all([...Array.from({ length: 6 }, write), exited])
    agent.destroy()
    return acknowledged
  }

  it(`loses nothing it acknowledged, over ${kills} kills`, { timeout: 240_000 }, async () => {
    server = startServer()
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'database.new'))).toBe(true), {
      timeout: 30_000,
      interval: 5,
    })
    await killChild(server)

    const acknowledged: string[] = []
    for (let round = 0; round < kills; round++) {
      server = startServer()
      acknowledged.push(...(await writeUntilKilled(server, 5 + ((round * 7) % 30))))
    }
    expect(acknowledged.length).toBeGreaterThan(kills * 5)

    const database = await openDatabase({ databaseUrl: null, dataDir })
    try {
      const rows = await database.db.select({ id: users.id }).from(users)
      const stored = new Set(rows.map(({ id }) => id))
      expect(stored.size).toBe(rows.length)
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    } finally {
      await database.close()
    }
  })

  it('keeps a second process off its folder', async () => {
    server = startServer()
    await portOf(server)
    const second = startServer()
    const [message] = await once(second.stderr ?? second, 'data')
    const [code] = second.exitCode === null ? await once(second, 'exit') : [second.exitCode]
    expect(String(message)).toMatch(`refused: The data folder ${dataDir} is already in use by process ${server.pid}.`)
    expect(code).toBe(1)
    await killChild(server)
  })
})

function postRow({ port, agent, id }: { port: number; agent: Agent; id: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request({ port, agent, host: '127.0.0.1', path: '/api/test/rows', method: 'POST' })
    call.setHeader('content-type', 'application/json')
    call.on('error', () => resolve(false))
    call.on('response', (response) => {
      response.on('error', () => resolve(false))
      response.on('aborted', () => resolve(false))
      response.resume().on('end', () => resolve(response.statusCode === 200))
    })
    call.end(JSON.stringify({ id }))
  })
}
