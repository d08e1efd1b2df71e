// A process's claim on a data folder, and whether that process is still there.
import { readFile, stat } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'
import * as z from 'zod'

const claimSchema = z.object({
  pid: z.number().int(),
  /** When the process started, in the kernel's ticks: tells a reused process id from the old one. */
  started: z.string().nullable(),
  host: z.string(),
  claimedAt: z.number(),
  /** A private folder of the claiming process, removed with the claim. */
  scratch: z.string().nullable(),
})
export type Claim = z.infer<typeof claimSchema>

const foreignClaimExpiresMs = 30_000

export async function readClaim(file: string): Promise<Claim | undefined> {
  try {
    return claimSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // Gone between listing and reading: its owner withdrew.
    return undefined
  }
}

export async function isAlive(claim: Claim, file: string): Promise<boolean> {
  // Process ids of another host or container mean nothing here; only its heartbeat does.
  if (claim.host !== hostname()) return Date.now() - (await lastTouched(file)) < foreignClaimExpiresMs
  const bootedAt = Date.now() - uptime() * 1000
  if (claim.claimedAt < bootedAt - 1_000) return false
  if (!processExists(claim.pid)) return false
  const started = await processStart(claim.pid)
  if (started === undefined) return false
  return started === null || claim.started === null || started === claim.started
}

async function lastTouched(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return 0
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The start of a process in kernel ticks, null if the system does not tell, undefined when it is dead. */
export async function processStart(pid: number): Promise<string | null | undefined> {
  if (process.platform !== 'linux') return null
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The command name in parentheses may itself contain spaces and parentheses.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : (fields[19] ?? null)
  } catch {
    return undefined
  }
}
