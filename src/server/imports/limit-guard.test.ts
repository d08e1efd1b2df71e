import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForTest, type TestBundle } from '../../../tests/support/bundle.ts'
import { limitSignal } from './limit-guard.ts'

let bundle: TestBundle
beforeAll(async () => {
  bundle = await bundleForTest('src/server/imports/limit-guard.ts')
})
afterAll(() => rm(bundle.folder, { recursive: true }))

const large = 1e12

/** How a process running this script with the guard ends. */
async function endOf(name: string, script: string): Promise<[number | null, NodeJS.Signals | null]> {
  const file = join(bundle.folder, `${name}.mjs`)
  await writeFile(file, `import { startLimitGuard } from ${JSON.stringify(bundle.file)}\n${script}`)
  const [code, signal] = await once(fork(file, { execArgv: [], stdio: 'ignore' }), 'exit')
  return [code, signal]
}

describe('a process under guard', () => {
  it('M1: is ended when one job takes too long, even while it loops', async () => {
    const script = `startLimitGuard(${large}).begin({ wallMs: 300, cpuMs: ${large} }); for (;;) {}`
    expect(await endOf('wall', script)).toEqual([null, limitSignal])
  })

  it('M1: is ended when one job takes too much of the processor, whatever the clock says', async () => {
    const script = `startLimitGuard(${large}).begin({ wallMs: ${large}, cpuMs: 300 }); for (;;) {}`
    expect(await endOf('cpu', script)).toEqual([null, limitSignal])
  })

  it('is ended when it takes too much memory', async () => {
    expect(await endOf('memory', 'startLimitGuard(1); for (;;) {}')).toEqual([null, limitSignal])
  })

  it('lives on between jobs', async () => {
    const script = `const guard = startLimitGuard(${large}); guard.begin({ wallMs: 1000, cpuMs: ${large} }); guard.end()
      setTimeout(() => process.exit(7), 2000)`
    expect(await endOf('between', script)).toEqual([7, null])
  })
})
