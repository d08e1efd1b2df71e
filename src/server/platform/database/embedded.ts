import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { writeLine } from '../log.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { startWorker } from '../workers.ts'
import { DiskFullError, diskFullSentence, hasRoom, isDiskFull, noRoom } from './disk-room.ts'
import { FolderInUseError, lockFolder } from './folder-lock.ts'
import { type PgliteTask, pgliteReadySchema } from './pglite-task.ts'

export type EmbeddedServer = {
  host: string
  port: number
  /** Resolves with the reason when the database dies while it should be serving, and not for lack of room. */
  lost: Promise<Error>
  /** True from the moment a full disk stops the database until it serves again. */
  isOutOfRoom: () => boolean
  /** Fails unless the engine answers within that time. */
  ping: (withinMs: number) => Promise<void>
  close: () => Promise<void>
}

/** The folder below DATA_DIR in which the embedded database keeps its files. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database')
}

/** Starts PGlite in a worker thread behind a private socket. Only one connection may use it at a time. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  await makePrivateFolder(dataDir)
  const scratch = await mkdtemp(join(socketRoot(), 'candid-'))
  const removeScratch = () => rm(scratch, { recursive: true, force: true })
  try {
    const lock = await lockFolder(dataDir, { scratch })
    try {
      await createWhenMissing(dataDir)
      const server = await keepServing(dataDir, scratch)
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
    if (error instanceof FolderInUseError || !(await isOutOfRoom(dataDir, error))) throw error
    throw new DiskFullError(diskFullSentence(dataDir))
  }
}

async function isOutOfRoom(dataDir: string, error: unknown): Promise<boolean> {
  return isDiskFull(error) || !(await hasRoom(dataDir).catch(() => true))
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

const roomCheckMs = 1_000

/** Serves, and where a full disk stops the engine, serves again as soon as there is room. */
async function keepServing(dataDir: string, scratch: string): Promise<EmbeddedServer> {
  let current = await serve(databaseFolder(dataDir), scratch)
  let isFull = false
  let closing = false
  let recovering: Promise<void> = Promise.resolve()

  const lost = new Promise<Error>((resolve) => {
    const watch = () =>
      current.lost.then((error) => {
        recovering = recover(error)
      })
    const recover = async (error: Error) => {
      // Set before it is certain, so that meanwhile nobody is told to try again in a moment.
      isFull = true
      if (await hasRoom(dataDir).catch(() => true)) {
        isFull = false
        return resolve(error)
      }
      writeLine(diskFullSentence(dataDir), 'error')
      while (!closing) {
        await wait(roomCheckMs)
        if (!(await hasRoom(dataDir).catch(() => false))) continue
        const next = await serve(databaseFolder(dataDir), scratch, current.port).catch(() => null)
        // The disk may have filled up again just now; then the wait continues.
        if (!next && (await hasRoom(dataDir).catch(() => true))) return resolve(error)
        if (!next) continue
        current = next
        isFull = false
        writeLine(`There is room again on the disk that holds ${dataDir}; the embedded database serves.`)
        return void watch()
      }
    }
    watch()
  })

  return {
    host: current.host,
    port: current.port,
    lost,
    isOutOfRoom: () => isFull,
    ping: (withinMs) => (isFull ? Promise.reject(noRoom()) : current.ping(withinMs)),
    close: async () => {
      closing = true
      await recovering
      await current.close()
    },
  }
}

type Engine = Omit<EmbeddedServer, 'isOutOfRoom'>

async function serve(folder: string, scratch: string, port = 0): Promise<Engine> {
  const address = socketAddress(scratch, port)
  // An engine that gave up may have left its own behind.
  if ('path' in address) await rm(address.path, { force: true })
  const worker = startTask({ kind: 'serve', folder, address })
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

  const ping = async (withinMs: number) => {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(withinMs) })
    worker.postMessage('ping')
    await answered
  }
  const close = async () => {
    closing = true
    worker.postMessage('close')
    await exited
  }
  return { ...clientAddress(first.address, scratch), lost, ping, close }
}

function startTask(task: PgliteTask): Worker {
  return startWorker('platform/database/pglite.worker.ts', { workerData: task })
}

export class CannotOpenError extends Error {
  override name = 'CannotOpenError'
}

function cannotOpen(folder: string, cause: Error): Error {
  return new CannotOpenError(
    `The embedded database in ${folder} could not be opened: ${cause.message} ` +
      'If the machine lost power, run "npm run restore" to bring back the newest snapshot.',
    { cause },
  )
}

const postgresSocketName = '.s.PGSQL.5432'

function socketAddress(scratch: string, port: number): { path: string } | { host: string; port: number } {
  // The pg client cannot speak to a named pipe.
  if (process.platform === 'win32') return { host: '127.0.0.1', port }
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
