import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { copyDatabaseFiles, digestTables, flushFolder, flushTree, measureTree } from './database-files.ts'
import { databaseFolder } from './embedded.ts'
import type { Database } from './open-database.ts'
import { chooseSnapshots } from './snapshot-age.ts'

const manifestSchema = z.object({
  takenAt: z.iso.datetime(),
  digest: z.string(),
  /** Missing in those of earlier versions. */
  bytes: z.number().default(0),
})

export type Snapshot = z.infer<typeof manifestSchema> & { name: string; folder: string }

/** All finished snapshots, the newest first. */
export async function listSnapshots(dataDir: string): Promise<Snapshot[]> {
  const root = snapshotsFolder(dataDir)
  if (!existsSync(root)) return []
  const snapshots: Snapshot[] = []
  for (const name of await readdir(root)) {
    const folder = join(root, name)
    const isFinished = !name.startsWith('.') && existsSync(join(folder, 'snapshot.json'))
    if (isFinished) snapshots.push({ ...(await readManifest(folder)), name, folder })
  }
  return snapshots.sort((a, b) => b.takenAt.localeCompare(a.takenAt))
}

export type TakeSnapshotOptions = { pool: Database['pool']; dataDir: string; now: Date }

/**
 * Copies the embedded database while nobody can write to it, and writes the copy through to the disk, which
 * PGlite never does with its own files. Answers undefined when nothing changed since the newest snapshot.
 */
export async function takeSnapshot({ pool, dataDir, now }: TakeSnapshotOptions): Promise<Snapshot | undefined> {
  const root = snapshotsFolder(dataDir)
  const unfinished = join(root, '.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  try {
    await copyUndisturbed(pool, databaseFolder(dataDir), join(unfinished, 'database'))
    const digest = await digestTables(join(unfinished, 'database'))
    const before = await listSnapshots(dataDir)
    if (before[0]?.digest === digest) return undefined

    const takenAt = now.toISOString()
    const name = takenAt.replace(/[:.]/g, '-')
    const manifest = { takenAt, digest, bytes: await measureTree(unfinished) }
    await writeFile(join(unfinished, 'snapshot.json'), JSON.stringify(manifest))
    await flushTree(unfinished)
    await rename(unfinished, join(root, name))
    await flushFolder(root)
    const taken = { name, folder: join(root, name), ...manifest }
    const kept = new Set(chooseSnapshots([taken, ...before], { now }))
    for (const old of before) if (!kept.has(old)) await rm(old.folder, { recursive: true, force: true })
    return taken
  } finally {
    // On a full disk half a snapshot would take the last of the room.
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** The pool has one connection, so holding it keeps all writers out. */
async function copyUndisturbed(pool: Database['pool'], from: string, to: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('CHECKPOINT')
    await copyDatabaseFiles(from, to)
  } finally {
    client.release()
  }
}

async function readManifest(folder: string): Promise<z.infer<typeof manifestSchema>> {
  return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'snapshot.json'), 'utf8')))
}

function snapshotsFolder(dataDir: string): string {
  return join(dataDir, 'snapshots')
}
