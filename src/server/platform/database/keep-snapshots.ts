import type { Database } from './open-database.ts'
import { takeSnapshot } from './snapshots.ts'

const everyMs = 60 * 60 * 1000

type KeepSnapshotsOptions = {
  database: Database
  dataDir: string
  onFailure: (error: unknown) => void
  every?: number
}

/** Takes a snapshot of the embedded database now and after every hour in which something changed. */
export async function keepSnapshots(options: KeepSnapshotsOptions): Promise<{ stop: () => Promise<void> }> {
  const { database, dataDir, onFailure, every = everyMs } = options
  if (database.kind !== 'embedded') return { stop: async () => {} }

  // A full disk must not stop the server from serving.
  const take = () => takeSnapshot({ pool: database.pool, dataDir, now: new Date() }).then(() => {}, onFailure)
  await take()
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(take)
  }, every)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
