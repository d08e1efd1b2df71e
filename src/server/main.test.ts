import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForTest, type TestBundle } from '../../tests/support/bundle.ts'
import { createTestDataDir } from '../../tests/support/database.ts'

describe('the program', () => {
  let bundle: TestBundle
  let scratch: string
  const started: ChildProcess[] = []

  beforeAll(async () => {
    bundle = await bundleForTest('src/server/main.ts')
    scratch = await mkdtemp(join(tmpdir(), 'candid-main-'))
    await mkdir(join(bundle.folder, 'client'))
    await mkdir(join(bundle.folder, 'ssr'))
    await writeFile(
      join(bundle.folder, 'ssr/entry-server.js'),
      `export const staticPaths = ['/faq']
       export const firstScreenPaths = []
       export const renderPage = async (url, site) => ({ status: 200, html: url + " of " + site.supportEmail + (url === '/broken' ? setTimeout(() => null.name) && '' : '') })`,
    )
  })
  afterAll(async () => {
    // Where a test has failed, its program still runs.
    for (const child of started) child.kill('SIGKILL')
    await rm(bundle.folder, { recursive: true, force: true })
    await rm(scratch, { recursive: true, force: true })
  })

  function run(env: Record<string, string>): { child: ChildProcess; output: () => string; errors: () => string } {
    const child = spawn(process.execPath, ['--liftoff-only', bundle.file], { env: { TMPDIR: scratch, ...env } })
    started.push(child)
    const text = { out: '', err: '' }
    child.stdout.on('data', (chunk) => {
      text.out += chunk
    })
    child.stderr.on('data', (chunk) => {
      text.err += chunk
    })
    return { child, output: () => text.out, errors: () => text.err }
  }

  it('stops with the name of a variable that is wrong', async () => {
    const { child, output, errors } = run({ BILLING: 'maybe' })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(errors()).toBe('BILLING has a wrong value: expected on, off or sandbox.\n')
    expect(JSON.parse(output())).toMatchObject({
      level: 'fatal',
      msg: 'startup failed',
      err: { type: 'ConfigError' },
    })
  })

  // What is said of each is start-failure.test.ts's; that the program says it is shown by the variable above.
  const failures: [string, Record<string, string>, RegExp][] = [
    [
      'DATA_DIR',
      { DATA_DIR: '/dev/null/data' },
      /^DATA_DIR names the folder \/dev\/null\/data, which is not a folder\.\n$/,
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://ada:pw@127.0.0.1:1/none' },
      /^DATABASE_URL names .* cannot be reached \(ECONNREFUSED\)\.\n$/,
    ],
  ]
  it.each(process.env.TEST_FULL ? failures : [])(
    'Fail 13: stops with one sentence when %s does not work',
    async (_name, env, sentence) => {
      const { child, output, errors } = run({ PORT: '0', ...env })
      const [code] = await once(child, 'close')
      expect(code).toBe(1)
      expect(errors()).toMatch(sentence)
      expect(JSON.parse(output())).toMatchObject({ level: 'fatal', msg: 'startup failed' })
    },
  )

  it('ends with one structured line when nobody caught an error', async () => {
    const dataDir = await createTestDataDir()
    const { child, output } = run({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, TMPDIR: dataDir })
    while (!output().includes('ready at'))
      await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')])
    const closed = once(child, 'close')
    await fetch(`${/ready at (\S+)/.exec(output())?.[1]}/broken`).catch(() => {})
    expect(await closed).toEqual([1, null])
    const last = output()
      .trim()
      .split('\n')
      .filter((line) => line.includes('"fatal"'))
    expect(last).toHaveLength(1)
    expect(JSON.parse(last[0] ?? '')).toMatchObject({
      level: 'fatal',
      msg: 'uncaught exception',
      err: { type: 'TypeError', stack: expect.stringContaining('entry-server.js') },
    })
    await rm(dataDir, { recursive: true, force: true })
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

    // A browser between two requests, and an upload that stopped half-way.
    const idle = connect(Number(new URL(url ?? '').port), '127.0.0.1').on('error', () => {})
    const stuck = connect(Number(new URL(url ?? '').port), '127.0.0.1').on('error', () => {})
    stuck.write('POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
    stuck.write('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n')
    // Stopped before it had read the head, the server would rightly take the connection for an idle one.
    expect(String((await once(stuck, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /)
    stuck.write('{')
    const answered = once(stuck, 'data')
    const idleClosed = once(idle.resume(), 'close')
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)

    const closed = once(child, 'close')
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
    await idleClosed
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/)
    expect(await readdir(join(dataDir, 'lock'))).toEqual([])
    expect((await readdir(scratch)).filter((name) => name.startsWith('candid-'))).toEqual([])
    await rm(dataDir, { recursive: true, force: true })
  })
})
