import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleForTest, type TestBundle } from '../../../../tests/support/bundle.ts'
import { createTestDataDir } from '../../../../tests/support/database.ts'
import { openDatabase } from './open-database.ts'
import { users } from './schema/accounts.ts'

const preload = fileURLToPath(new URL('../../../../tests/support/full-disk.mjs', import.meta.url))

describe('Fail 7: a full disk under the embedded database', () => {
  let bundle: TestBundle
  let dataDir: string
  let marker: string
  const children: ChildProcess[] = []

  beforeAll(async () => {
    bundle = await bundleForTest('tests/support/killable-server.ts')
    dataDir = await createTestDataDir()
    marker = join(dataDir, 'full')
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(bundle.folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  })

  function start(): { child: ChildProcess; output: () => string } {
    const child = spawn(process.execPath, ['--liftoff-only', '--import', preload, bundle.file], {
      env: { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', TMPDIR: dataDir, FULL_DISK: marker },
    })
    children.push(child)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk
      })
    }
    return { child, output: () => text }
  }

  async function post(port: string): Promise<{ id: string; status: number; text: string }> {
    const id = randomUUID()
    const answer = await fetch(`http://127.0.0.1:${port}/api/test/rows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    return { id, status: answer.status, text: await answer.text() }
  }

  it('is said as such, loses nothing that was acknowledged, and is over once there is room', async () => {
    const { child, output } = start()
    await vi.waitFor(() => expect(output()).toMatch(/port \d+/), 90_000)
    const port = /port (\d+)/.exec(output())?.[1] ?? ''
    const acknowledged = [await post(port), await post(port)]
    expect(acknowledged.map(({ status }) => status)).toEqual([200, 200])

    await writeFile(marker, '')
    await vi.waitFor(async () => {
      const { status, text } = await post(port)
      expect([status, text]).toEqual([503, expect.stringContaining('run out of space')])
    })
    await vi.waitFor(() => expect(output()).toContain(`The disk that holds ${dataDir} is full.`), 90_000)

    await rm(marker)
    await vi.waitFor(async () => {
      const answer = await post(port)
      expect(answer.status).toBe(200)
      acknowledged.push(answer)
    })
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited

    const database = await openDatabase({ databaseUrl: null, dataDir })
    const stored = new Set((await database.db.select({ id: users.id }).from(users)).map(({ id }) => id))
    await database.close()
    expect(acknowledged.filter(({ id }) => !stored.has(id))).toEqual([])
  }, 300_000)

  it('refuses a start without advising a restore', async () => {
    await writeFile(marker, '')
    const { child, output } = start()
    const [code] = await once(child, 'close')
    await rm(marker)
    expect(code).toBe(1)
    expect(output()).toContain(`The disk that holds ${dataDir} is full. Make room on it; nothing`)
    expect(output()).not.toMatch(/restore/i)
  })
})
