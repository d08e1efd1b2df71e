import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForTest, type TestBundle } from '../../tests/support/bundle.ts'
import { createTestDataDir } from '../../tests/support/database.ts'

describe('the program', () => {
  let bundle: TestBundle
  let scratch: string

  beforeAll(async () => {
    bundle = await bundleForTest('src/server/main.ts')
    scratch = await mkdtemp(join(tmpdir(), 'candid-main-'))
    await mkdir(join(bundle.folder, 'client'))
    await mkdir(join(bundle.folder, 'ssr'))
    await writeFile(
      join(bundle.folder, 'ssr/entry-server.js'),
      `export const staticPaths = ['/faq']
       export const renderPage = async (url, site) => ({ status: 200, html: url + " of " + site.supportEmail })`,
    )
  })
  afterAll(async () => {
    await rm(bundle.folder, { recursive: true, force: true })
    await rm(scratch, { recursive: true, force: true })
  })

  function run(env: Record<string, string>): { child: ChildProcess; output: () => string } {
    const child = spawn(process.execPath, ['--liftoff-only', bundle.file], { env: { TMPDIR: scratch, ...env } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk
      })
    }
    return { child, output: () => text }
  }

  it('stops with the name of a variable that is wrong', async () => {
    const { child, output } = run({ BILLING: 'maybe' })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(output()).toBe('BILLING has a wrong value: expected on or off.\n')
  })

  it('says where it is ready, serves, and leaves everything in order when it is asked to stop', async () => {
    const dataDir = await createTestDataDir()
    const { child, output } = run({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    while (!output().includes('\n')) await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')])
    expect(output()).toMatch(/^Candid is ready at http:\/\/127\.0\.0\.1:\d+\n$/)
    const url = output().trim().split(' ').at(-1)

    expect(await (await fetch(`${url}/api/ready`)).json()).toEqual({ status: 'ok', database: 'embedded' })
    expect(await (await fetch(`${url}/faq?x=1`)).text()).toBe('/faq of support@candid.example')
    expect(await (await fetch(`${url}/edit-template?id=2`)).text()).toMatch(/^\/edit-template\?id=2 of/)
    expect(await readdir(join(dataDir, 'snapshots'))).toHaveLength(1)

    const closed = once(child, 'close')
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
    expect(await readdir(join(dataDir, 'lock'))).toEqual([])
    expect((await readdir(scratch)).filter((name) => name.startsWith('candid-'))).toEqual([])
    await rm(dataDir, { recursive: true, force: true })
    // A whole start and a whole stop, on a machine that runs other tests meanwhile.
  }, 60_000)
})
