import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { runsFromSource } from './source-mode.ts'

type WorkerEntry = `${string}.worker.ts`

/** Starts a worker thread. `entry` is its source path below src/server, such as `exports/export.worker.ts`. */
export function startWorker(entry: WorkerEntry, options: WorkerOptions = {}): Worker {
  if (!runsFromSource) return new Worker(bundledEntry(entry), options)
  const loader = new URL('./source-worker.mjs', import.meta.url)
  return new Worker(loader, { ...options, argv: [sourceEntry(entry).href] })
}

/** The same for a child process: the file to run and the arguments Node needs before it. */
export function childEntry(entry: WorkerEntry): { url: URL; execArgv: string[] } {
  if (!runsFromSource) return { url: bundledEntry(entry), execArgv: [] }
  return { url: sourceEntry(entry), execArgv: ['--import', resolveFromHere('tsx')] }
}

function sourceEntry(entry: WorkerEntry): URL {
  return new URL(`../${entry}`, import.meta.url)
}

function bundledEntry(entry: WorkerEntry): URL {
  return new URL(`./${basename(entry, '.ts')}.js`, import.meta.url)
}

function resolveFromHere(specifier: string): string {
  return pathToFileURL(createRequire(import.meta.url).resolve(specifier)).href
}
