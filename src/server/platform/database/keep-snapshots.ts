import type { Database } from './open-database.ts'
import { listSnapshots, takeSnapshot } from './snapshots.ts'

const everyMs = 60 * 60 * 1000
/** A server that crashes again and again takes no snapshot at each of its starts. */
const recentMs = 10 * 60 * 1000

type KeepSnapshotsOptions = {
  database: Database
  dataDir: string
  onFailure: (error: unknown) => void
  every?: number
}

/** Takes a snapshot of the embedded database now, unless there is one of minutes ago, and after every hour with changes. */
export async function keepSnapshots(options: KeepSnapshotsOptions): Promise<{ stop: () => Promise<void> }> {
  const { database, dataDir, onFailure, every = everyMs } = options
  if (database.kind !== 'embedded') return { stop: async () => {} }

  // A full disk must not stop the server from serving.
  const take = () => takeSnapshot({ pool: database.pool, dataDir, now: new Date() }).then(() => {}, onFailure)
  const newest = await listSnapshots(dataDir).then(
    ([first]) => Date.parse(first?.takenAt ?? '1970'),
    () => 0,
  )
  if (Date.now() - newest > recentMs) await take()
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
