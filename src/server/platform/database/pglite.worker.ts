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
  endWhenEngineFails(pglite)

  parentPort?.on('message', async (message) => {
    if (message === 'ping') return parentPort?.postMessage('pong')
    await socketServer.stop()
    await pglite.close()
    parentPort?.close()
  })
  parentPort?.postMessage({ address: socketServer.getServerConn() })
}

/** Simple query and Sync: after these PostgreSQL always says that it is ready for the next query. */
const endsInReady = new Set(['Q', 'S'])
const readyLength = 6

/**
 * An SQL error comes back as an answer. When the engine itself gives up, by too deep a recursion for example, it
 * throws or falls silent half-way; the socket server never takes up its queue again and every caller waits for
 * ever. Then the thread ends instead.
 */
function endWhenEngineFails(engine: PGlite): void {
  const execute = engine.execProtocolRawStream.bind(engine)
  engine.execProtocolRawStream = async (message, { onRawData, ...options }) => {
    let tail: number[] = []
    try {
      await execute(message, {
        ...options,
        onRawData: (data) => {
          tail = [...tail, ...data.subarray(-readyLength)].slice(-readyLength)
          onRawData(data)
        },
      })
    } catch {
      process.exit(1)
    }
    const isReady = String.fromCharCode(...tail.slice(0, -1)) === 'Z\0\0\0\x05'
    if (!isReady && endsInReady.has(String.fromCharCode(message[0] ?? 0))) process.exit(1)
  }
}
