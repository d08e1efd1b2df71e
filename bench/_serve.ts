// The built product on an empty database of its own, for as long as a measurement runs.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../scripts/support/root.mjs'
import { findFreePort } from '../tests/support/browser/free-port.ts'

/** Serves while `measure` runs, which is given the address. */
export async function withServer(measure: (address: string) => Promise<void>): Promise<void> {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(root, 'tests/support/browser/serve.mjs')], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: address },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await waitForServer(address)
    await measure(address)
  } finally {
    server.kill('SIGTERM')
  }
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
