import { basename } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { inject, vi } from 'vitest'

const bundleOf = (entry: string) => new URL(`${basename(entry, '.ts')}.js`, inject('workerBundles'))

// What a worker does is the same from its bundle; that one can be started from sources is what `npm run dev` needs, and
// workers.test.ts looks at.
vi.mock('#server/platform/workers.ts', () => ({
  startWorker: (entry: string, options: WorkerOptions = {}) => new Worker(bundleOf(entry), options),
  childEntry: (entry: string) => ({ url: bundleOf(entry), execArgv: [] }),
}))

// A guess at a password must cost a stranger 40 ms, and the tests make hundreds: here it takes a fraction of the memory,
// so that two costs are still told apart.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const hash: typeof argon2.hash = (password, cost) =>
    argon2.hash(password, { ...cost, memoryCost: Math.ceil((cost?.memoryCost ?? 0) / 256) })
  return { ...argon2, hash }
})
