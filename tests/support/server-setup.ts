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
