import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createTestDataDir } from '../../../tests/support/database.ts'
import { databaseFolder } from './database/embedded.ts'
import type * as Workers from './workers.ts'

it('a worker can be started from its sources, as in development', async () => {
  // The other tests start bundles.
  const { startWorker } = await vi.importActual<typeof Workers>('./workers.ts')
  const dataDir = await createTestDataDir()
  const task = { kind: 'serve', folder: databaseFolder(dataDir), address: { path: join(dataDir, 'socket') } }
  const worker = startWorker('platform/database/pglite.worker.ts', { workerData: task })
  expect(await once(worker, 'message')).toMatchObject([{ address: expect.stringContaining('socket') }])
  worker.postMessage('close')
  await once(worker, 'exit')
  await rm(dataDir, { recursive: true })
})
