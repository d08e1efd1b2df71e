import { deleteExpiredAttempts } from '#server/platform/rate-limit.ts'
import { deleteExpiredSessions } from '#server/platform/sessions-store.ts'
import { deleteExpiredChallenges } from './challenges.ts'
import { deleteExpiredDevices } from './known-devices.ts'
import type { AccountPorts } from './ports.ts'
import { deleteOldEvents } from './security-log.ts'
import { deleteExpiredTokens } from './token-store.ts'

type CleanUpPorts = Pick<AccountPorts, 'database' | 'clock' | 'onCleanUp'>

/** Removes what has run out. None of it opens anything any more; it is only no longer kept. */
export async function cleanUp({ database: { db }, clock, onCleanUp }: CleanUpPorts): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredTokens(db, now)
  await deleteExpiredDevices(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteOldEvents(db, now)
  await deleteExpiredAttempts(db, now)
  for (const clean of onCleanUp) await clean(now)
}
