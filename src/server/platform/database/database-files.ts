import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

type Tree = { folders: string[]; files: string[] }

/** Copies a database folder without the contents of unlogged tables: recovery empties those at the next start. */
export async function copyDatabaseFiles(from: string, to: string): Promise<void> {
  const { folders, files } = await listTree(from)
  await mkdir(to, { recursive: true })
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true })
  await forEachFile(withoutUnlogged(files), (file) =>
    copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE),
  )
}

/** An unlogged table has a fork named `<number>_init`; its data is next to it under the bare number. */
function withoutUnlogged(files: string[]): string[] {
  const unlogged = new Set(files.filter((file) => file.endsWith('_init')).map((file) => file.slice(0, -'_init'.length)))
  return files.filter((file) => file.endsWith('_init') || !unlogged.has(file.replace(/(?:_fsm|_vm)?(?:\.\d+)?$/, '')))
}

/** A digest of what the tables hold; a restart alone does not change it. */
export async function digestTables(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const { files } = await listTree(join(folder, 'base'))
  for (const file of files.filter((name) => !name.endsWith('pg_internal.init')).sort()) {
    hash.update(file).update(await readFile(join(folder, 'base', file)))
  }
  return hash.digest('hex')
}

/** Writes a folder through to the disk, so that it survives a loss of power. */
export async function flushTree(folder: string): Promise<void> {
  const { folders, files } = await listTree(folder)
  await forEachFile(files, (file) => flush(join(folder, file)))
  await forEachFile(folders, (inner) => flushFolder(join(folder, inner)))
  await flushFolder(folder)
}

export async function measureTree(folder: string): Promise<number> {
  let bytes = 0
  for (const file of (await listTree(folder)).files) bytes += (await stat(join(folder, file))).size
  return bytes
}

export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and writes names through by itself.
  if (process.platform !== 'win32') await flush(folder)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A few at a time: one by one is slow, all at once runs out of file handles. */
async function forEachFile(files: string[], act: (file: string) => Promise<void>): Promise<void> {
  const queue = files.values()
  const takeNext = async () => {
    for (const file of queue) await act(file)
  }
  await Promise.all(Array.from({ length: 8 }, takeNext))
}

async function listTree(root: string): Promise<Tree> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = (keep: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(keep).map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return { folders: paths((entry) => entry.isDirectory()), files: paths((entry) => entry.isFile()) }
}
