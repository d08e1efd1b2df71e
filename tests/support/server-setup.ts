import { basename } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { inject, vi } from 'vitest'
import { sharePool as share } from './shared-pools.ts'

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

// A thread takes a second or two of a core to load and to warm up, and dozens of apps ask for their own: those of a test
// process work one after the other, and share them. A pool whose limits a test chooses is its own. On a busy machine the
// limits that serve people refuse work that is well.
const patient = { timeLimitMs: 150_000, waitLimitMs: 150_000 }
vi.mock('#server/assistant/writing-pool.ts', async (importOriginal) => {
  const pools = await importOriginal<typeof import('#server/assistant/writing-pool.ts')>()
  const createWritingPool: typeof pools.createWritingPool = (workers, limits) =>
    limits
      ? pools.createWritingPool(workers, limits)
      : share('writing', workers, (size) => pools.createWritingPool(size, patient))
  return { ...pools, createWritingPool }
})
vi.mock('#server/exports/export-pool.ts', async (importOriginal) => {
  const pools = await importOriginal<typeof import('#server/exports/export-pool.ts')>()
  return {
    ...pools,
    createExportPool: (workers: number) => share('exports', workers, (size) => pools.createExportPool(size, patient)),
    createFreePool: (workers: number) => share('free exports', workers, (size) => pools.createFreePool(size, patient)),
  }
})
