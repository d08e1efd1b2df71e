// The built product on an empty database of its own, for as long as a measurement runs.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../scripts/support/root.mjs'
import { findFreePort } from '../tests/support/browser/free-port.ts'

/** How long the events of the server have waited since this was last asked, in milliseconds. */
export type LoopDelay = { p50: number; p99: number; max: number }
type Served = { readLoopDelay(): Promise<LoopDelay> }

/** Serves while `measure` runs, which is given the address. */
export async function withServer(
  measure: (address: string, served: Served) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const preload = ['--import', join(root, 'bench/_loop-delay.mjs')]
  const server = spawn(process.execPath, [...preload, join(root, 'tests/support/browser/serve.mjs')], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: address, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    await waitForServer(address)
    await measure(address, { readLoopDelay: () => readLoopDelay(server) })
  } finally {
    server.kill('SIGTERM')
  }
}

async function readLoopDelay(server: ChildProcess): Promise<LoopDelay> {
  const answered = once(server, 'message')
  server.send('loop-delay')
  const [delay] = await answered
  // What _loop-delay.mjs sends.
  return delay as LoopDelay
}

async function waitForServer(address: string): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    const isUp = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server did not start')
}
