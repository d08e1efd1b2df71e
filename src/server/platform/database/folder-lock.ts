import { randomInt, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Claim, isAlive, processStart, readClaim } from './folder-claim.ts'

export type FolderLock = { release: () => Promise<void> }

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

const attempts = 6
const heartbeatMs = 5_000

/**
 * Claims a data folder for this process. PGlite has no lock of its own, and two processes on one folder
 * corrupt it in silence. Every process writes its claim first and looks at the others' afterwards, so two
 * can never both believe they are alone, and what a killed process left behind is seen to be dead.
 */
export async function lockFolder(folder: string, options: { scratch?: string } = {}): Promise<FolderLock> {
  const claims = join(folder, 'lock')
  await mkdir(claims, { recursive: true })
  const claim: Claim = {
    pid: process.pid,
    started: (await processStart(process.pid)) ?? null,
    host: hostname(),
    claimedAt: Date.now(),
    scratch: options.scratch ?? null,
  }

  for (let attempt = 1; ; attempt++) {
    const file = join(claims, `${process.pid}-${randomUUID()}.json`)
    await writeFile(`${file}.tmp`, JSON.stringify(claim))
    await rename(`${file}.tmp`, file)
    const holder = await findLiveClaim(claims, file)
    if (!holder) return holdClaim(file)
    await rm(file, { force: true })
    if (attempt === attempts) throw new FolderInUseError(refusal(folder, holder))
    await wait(randomInt(80, 250))
  }
}

function holdClaim(file: string): FolderLock {
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => {})
  }, heartbeatMs)
  heartbeat.unref()
  // However the process ends, short of being killed.
  const withdraw = () => rmSync(file, { force: true })
  process.once('exit', withdraw)
  return {
    release: async () => {
      clearInterval(heartbeat)
      process.off('exit', withdraw)
      await rm(file, { force: true })
    },
  }
}

async function findLiveClaim(claims: string, ownFile: string): Promise<Claim | undefined> {
  for (const name of await readdir(claims)) {
    const file = join(claims, name)
    if (file === ownFile || !name.endsWith('.json')) continue
    const claim = await readClaim(file)
    if (!claim) continue
    if (await isAlive(claim, file)) return claim
    if (claim.scratch) await rm(claim.scratch, { recursive: true, force: true })
    await rm(file, { force: true })
  }
  return undefined
}

function refusal(folder: string, holder: Claim): string {
  const owner = `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}`
  return (
    `The data folder ${folder} is already in use by ${owner}. ` +
    'Stop that process first, or set DATA_DIR to another folder. ' +
    'To run several processes on the same data, set DATABASE_URL to a PostgreSQL server.'
  )
}
