import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { copyDatabaseFiles, flushFolder, flushTree } from './database-files.ts'
import { databaseFolder } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { listSnapshots, type Snapshot } from './snapshots.ts'

export class NoSnapshotError extends Error {
  override name = 'NoSnapshotError'
}

export type RestoreOptions = { dataDir: string; name?: string | undefined; now: Date }
export type Restored = { snapshot: Snapshot; movedAside: string | null }

/** Puts a snapshot, the newest where none is named, in the place of the database and keeps what was there. */
export async function restoreSnapshot({ dataDir, name, now }: RestoreOptions): Promise<Restored> {
  const snapshots = await listSnapshots(dataDir)
  const snapshot = name === undefined ? snapshots[0] : snapshots.find((candidate) => candidate.name === name)
  if (!snapshot) {
    const which = name === undefined ? 'There is no snapshot' : `There is no snapshot named ${name}`
    throw new NoSnapshotError(`${which} in ${dataDir}.`)
  }

  const lock = await lockFolder(dataDir)
  try {
    const current = databaseFolder(dataDir)
    const incoming = `${current}.restoring`
    await rm(incoming, { recursive: true, force: true })
    await copyDatabaseFiles(`${snapshot.folder}/database`, incoming)
    await flushTree(incoming)
    const aside = `${current}.replaced-${now.toISOString().replace(/[:.]/g, '-')}`
    const movedAside = existsSync(current) ? aside : null
    if (movedAside) await rename(current, movedAside)
    await rename(incoming, current)
    await flushFolder(dataDir)
    return { snapshot, movedAside }
  } finally {
    await lock.release()
  }
}
