import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleServer, keepAddresses } from '../bundle-server.ts'
import { findFreePort } from './free-port.ts'

export type StripeProduct = { url: string; stop: () => Promise<void> }

const entry = fileURLToPath(new URL('../serve-with-stripe.ts', import.meta.url))
/** Below node_modules, so that packages are found. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))

/** The product with Stripe switched on, beside the one the other journeys share. */
export async function startStripeProduct(): Promise<StripeProduct> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'candid-stripe-'))
  const { BROWSER_TEST_DATABASE: database } = process.env
  if (database) await cp(database, dataDir, { recursive: true })
  await mkdir(cache, { recursive: true })
  const bundle = await mkdtemp(join(cache, 'candid-stripe-'))
  await bundleServer([entry], { outdir: bundle, plugins: [keepAddresses] })
  const child = spawn(process.execPath, ['--liftoff-only', join(bundle, 'serve-with-stripe.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(([code]) => {
      throw new Error(`the server with Stripe ended with ${code}`)
    }),
  ])
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      for (const folder of [dataDir, bundle]) await rm(folder, { recursive: true, force: true })
    },
  }
}
