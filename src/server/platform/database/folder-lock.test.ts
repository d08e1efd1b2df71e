import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

describe('lockFolder', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candid-lock-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function leaveClaim(claim: Record<string, unknown>): Promise<string> {
    const file = join(folder, 'lock', 'left-behind.json')
    await mkdir(join(folder, 'lock'), { recursive: true })
    await writeFile(
      file,
      JSON.stringify({
        pid: process.pid,
        started: '1',
        host: hostname(),
        claimedAt: Date.now(),
        scratch: null,
        ...claim,
      }),
    )
    return file
  }

  it('refuses a second owner in a sentence that says what to do', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await expect(lockFolder(folder)).rejects.toThrow(/already in use by process \d+\. Stop that process first/)
    await lock.release()
  })

  it('is free again after it was released', async () => {
    await (await lockFolder(folder)).release()
    await (await lockFolder(folder)).release()
    expect(await readdir(join(folder, 'lock'))).toEqual([])
  })

  it('lets exactly one of several have it when they ask at the same moment', async () => {
    const results = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes over from a process that is dead, and clears what it left', async () => {
    const scratch = await mkdtemp(join(tmpdir(), 'candid-scratch-'))
    // Above any process id the kernel gives out.
    await leaveClaim({ pid: 2 ** 30, scratch })
    await lockFolder(folder).then((lock) => lock.release())
    await expect(readdir(scratch)).rejects.toThrow('ENOENT')
  })

  it('takes over from before the machine was started', async () => {
    await leaveClaim({ claimedAt: 0, started: null })
    await lockFolder(folder).then((lock) => lock.release())
  })

  it('believes another host for as long as it gives signs of life', async () => {
    const file = await leaveClaim({ host: 'another-host' })
    await expect(lockFolder(folder)).rejects.toThrow('on another-host')
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await utimes(file, anHourAgo, anHourAgo)
    await lockFolder(folder).then((lock) => lock.release())
  })
})
