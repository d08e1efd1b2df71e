import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, countLost, save, signUp } from '../bench/_load.ts'
import { startPostgres } from '../bench/_postgres.ts'
import { childrenOf } from '../bench/_processes.ts'
import { type Server, startServer, stopServer } from '../bench/_server.ts'
import { ensureBuild } from './support/ensure-build.mjs'

/** A disk of its own that can be filled and closed; undefined where this user may mount none. */
function mountDisk(folder: string, megabytes: number): { close(): void; remove(): void } | undefined {
  mkdirSync(folder)
  const run = (...args: string[]) => spawnSync(args[0] ?? '', args.slice(1)).status === 0
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'candid', folder)) return undefined
  return {
    close: () => void run('mount', '-o', 'remount,ro', folder),
    remove: () => void run('umount', '-l', folder),
  }
}

describe('the whole product', { timeout: 300_000 }, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'candid-faults-'))
  const agent = new Agent({ keepAlive: true })
  const servers: Server[] = []
  const start = async (dataDir: string, env: Record<string, string> = {}) => {
    const server = await startServer({ TRUST_PROXY: 'on', BILLING: 'off', ...env }, dataDir)
    servers.push(server)
    return server
  }

  beforeAll(async () => {
    expect(await ensureBuild()).toBe(true)
  }, 300_000)
  afterAll(() => {
    for (const { child } of servers) child.kill('SIGKILL')
    rmSync(scratch, { recursive: true, force: true })
  })

  it('answers 503 on a disk that is really full, loses nothing, and goes on once there is room', async () => {
    const folder = join(scratch, 'disk')
    const disk = mountDisk(folder, 260)
    if (!disk) return console.log('This user may mount no disk of its own, so a really full one was not tried.')
    try {
      const { address, child } = await start(folder, { TMPDIR: scratch })
      const saver = await signUp(address)
      expect((await save(saver, address, agent)).status).toBe(200)
      const filler = join(folder, 'filler')
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
      const meanwhile: number[] = []
      // The database has some room set aside in files it has; sooner or later it needs more.
      for (let turn = 0; turn < 400 && meanwhile.at(-1) !== 503; turn++) {
        meanwhile.push((await save(saver, address, agent)).status)
      }
      expect(new Set(meanwhile)).toEqual(new Set([200, 503]))
      rmSync(filler)
      await expect.poll(async () => (await save(saver, address, agent)).status, { timeout: 60_000 }).toBe(200)
      expect(child.exitCode).toBeNull()
      expect(await countLost(address, [saver])).toBe(0)
      await stopServer({ child })
    } finally {
      disk.remove()
    }
  })

  it('says in a sentence that its folder is read-only', async () => {
    const folder = join(scratch, 'closed')
    const disk = mountDisk(folder, 8)
    if (!disk) return console.log('This user may mount no disk of its own, so a read-only one was not tried.')
    try {
      disk.close()
      const { status, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], {
        env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: join(folder, 'data') },
        encoding: 'utf8',
      })
      expect(status).toBe(1)
      expect(stderr).toMatch(/^DATA_DIR names the folder .*, which .*\bread-only\b.*\.\n$/)
    } finally {
      disk.remove()
    }
  })

  it('asks for another try when a reader is killed over a file, and reads the next one', async () => {
    const { address, child } = await start(join(scratch, 'readers'))
    const text = `Ada Byron\nada@example.com\n\nExperience\nAnalyst, Engine Works, 2019 - 2024\n${'- Wrote notes.\n'.repeat(50)}`
    const upload = async () => {
      const form = new FormData()
      form.set('file', new Blob([text], { type: 'text/plain' }), 'resume.txt')
      return (
        await fetch(`${address}/api/extract-resume`, { method: 'POST', body: form, headers: { origin: address } })
      ).status
    }
    const first = await upload()
    expect(first).toBe(200)
    // The reader stays for the next file, and is gone when that comes.
    const readers = childrenOf(child.pid ?? 0)
    expect(readers.length).toBeGreaterThan(0)
    const underWay = Promise.all([upload(), upload(), upload()])
    for (const pid of readers) process.kill(pid, 'SIGKILL')
    expect((await underWay).filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await upload()).toBe(200)
    await stopServer({ child })
  })

  it('survives a PostgreSQL that is restarted and one that hangs', async () => {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('The programs of PostgreSQL are not installed, and this cannot be tested without.')
    try {
      const { address, child } = await start(join(scratch, 'outages'), { DATABASE_URL: postgres.url })
      const saver = await signUp(address)
      for (const mode of ['fast', 'immediate'] as const) {
        expect((await save(saver, address, agent)).status).toBe(200)
        const restarted = postgres.restart(mode)
        const during = await save(saver, address, agent)
        expect([200, 409, 503]).toContain(during.status)
        await restarted
        await expect.poll(async () => (await save(saver, address, agent)).status, { timeout: 30_000 }).toBe(200)
      }
      postgres.pause()
      const startedAt = performance.now()
      expect((await save(saver, address, agent)).status).toBe(503)
      expect((await call({ address, agent, path: '/api/ready' })).status).toBe(503)
      expect((await call({ address, agent, path: '/api/health' })).status).toBe(200)
      // Three seconds each, and a busy machine.
      expect(performance.now() - startedAt).toBeLessThan(30_000)
      postgres.resume()
      await expect.poll(async () => (await save(saver, address, agent)).status, { timeout: 30_000 }).toBe(200)
      expect(await countLost(address, [saver])).toBe(0)
      await stopServer({ child })
    } finally {
      postgres.remove()
    }
  })
})
