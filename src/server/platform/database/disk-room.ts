import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#shared/errors.ts'

export class DiskFullError extends Error {
  override name = 'DiskFullError'
}

export const diskFullSentence = (folder: string) =>
  `The disk that holds ${folder} is full. Make room on it; nothing that was acknowledged is lost.`

/** For the person whose request meets a full disk. */
export function noRoom(cause?: unknown): AppError {
  const message = 'We’ve run out of space to save this. Everything saved before is safe. Please try again later.'
  return new AppError('busy', { message, retryAfterSeconds: 60, cause })
}

/** Two segments of the database's log: with less it can neither write nor recover. */
const neededBytes = 32 * 1024 * 1024

/** Tries it: what the file system says of its free space leaves out quotas. */
export async function hasRoom(folder: string): Promise<boolean> {
  const file = join(folder, '.room')
  try {
    await writeFile(file, Buffer.alloc(neededBytes), { mode: 0o600 })
    return true
  } catch (error) {
    if (isDiskFull(error)) return false
    throw error
  } finally {
    await rm(file, { force: true })
  }
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
