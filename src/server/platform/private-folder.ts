import { chmod, mkdir } from 'node:fs/promises'

/** Makes a folder that its owner alone can read, and closes one that was made wider. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A folder that belongs to somebody else keeps its permissions, even if we may write to it.
  await chmod(folder, 0o700).catch(() => {})
}
