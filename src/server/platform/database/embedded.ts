import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { startWorker } from '../workers.ts'
import { lockFolder } from './folder-lock.ts'
import { type PgliteTask, pgliteReadySchema } from './pglite-task.ts'

export type EmbeddedServer = {
  host: string
  port: number
  /** Resolves with the reason when the database dies while it should be serving. */
  lost: Promise<Error>
  close: () => Promise<void>
}

/** The folder below DATA_DIR in which the embedded database keeps its files. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database')
}

/** Starts PGlite in a worker thread behind a private socket. Only one connection may use it at a time. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  await mkdir(dataDir, { recursive: true })
  const scratch = await mkdtemp(join(socketRoot(), 'candid-'))
  const removeScratch = () => rm(scratch, { recursive: true, force: true })
  try {
    const lock = await lockFolder(dataDir, { scratch })
    try {
      await createWhenMissing(dataDir)
      const server = await serve(databaseFolder(dataDir), scratch)
      return {
        ...server,
        close: async () => {
          await server.close()
          await removeScratch()
          await lock.release()
        },
      }
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    await removeScratch()
    throw error
  }
}

/** Initialises in a folder of another name and in a thread that ends: a kill halfway leaves nothing to trip over, and the memory is given back. */
async function createWhenMissing(dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir)
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const worker = startTask({ kind: 'create', folder: unfinished })
  const [code] = await once(worker, 'exit')
  if (code !== 0) throw new Error('The embedded database could not be created.')
  await rename(unfinished, folder)
}

async function serve(folder: string, scratch: string): Promise<EmbeddedServer> {
  const worker = startTask({ kind: 'serve', folder, address: socketAddress(scratch) })
  let closing = false
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const lost = new Promise<Error>((resolve) => {
    worker.once('error', resolve)
    exited.then(() => {
      if (!closing) resolve(new Error('The embedded database stopped.'))
    })
  })
  const ready = once(worker, 'message').then(([message]) => pgliteReadySchema.parse(message))
  const first = await Promise.race([ready, lost])
  if (first instanceof Error) throw cannotOpen(folder, first)

  const close = async () => {
    closing = true
    worker.postMessage('close')
    await exited
  }
  return { ...clientAddress(first.address, scratch), lost, close }
}

function startTask(task: PgliteTask): Worker {
  return startWorker('platform/database/pglite.worker.ts', { workerData: task })
}

function cannotOpen(folder: string, cause: Error): Error {
  return new Error(
    `The embedded database in ${folder} could not be opened: ${cause.message} ` +
      'If the machine lost power, run "npm run restore" to bring back the newest snapshot.',
    { cause },
  )
}

const postgresSocketName = '.s.PGSQL.5432'

function socketAddress(scratch: string): { path: string } | { host: string; port: number } {
  // The pg client cannot speak to a named pipe.
  if (process.platform === 'win32') return { host: '127.0.0.1', port: 0 }
  return { path: join(scratch, postgresSocketName) }
}

function clientAddress(address: string, scratch: string): { host: string; port: number } {
  if (process.platform !== 'win32') return { host: scratch, port: 5432 }
  return { host: '127.0.0.1', port: Number(address.slice(address.lastIndexOf(':') + 1)) }
}

function socketRoot(): string {
  const folder = tmpdir()
  // A unix socket's path may not be longer than about 100 bytes.
  return process.platform !== 'win32' && folder.length > 70 ? '/tmp' : folder
}
