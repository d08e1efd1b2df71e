import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { pgliteTaskSchema } from './pglite-task.ts'

const task = pgliteTaskSchema.parse(workerData)

const pglite = await PGlite.create({
  dataDir: task.folder,
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})

if (task.kind === 'create') {
  await pglite.close()
} else {
  // With room for one connection only, a pool that replaces a client after an error is refused while the
  // old socket still closes.
  const socketServer = new PGLiteSocketServer({ db: pglite, maxConnections: 10, ...task.address })
  await socketServer.start()

  parentPort?.once('message', async () => {
    await socketServer.stop()
    await pglite.close()
    parentPort?.close()
  })
  parentPort?.postMessage({ address: socketServer.getServerConn() })
}
