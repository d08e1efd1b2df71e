import { deleteExpiredAttempts } from '#server/platform/attempts.ts'
import { deleteExpiredSessions } from '#server/platform/sessions-store.ts'
import type { AccountPorts } from './ports.ts'
import { deleteExpiredTokens } from './token-store.ts'

/** Removes what has run out. None of it opens anything any more; it is only no longer kept. */
export async function cleanUp({ database: { db }, clock }: Pick<AccountPorts, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredTokens(db, now)
  await deleteExpiredAttempts(db, now)
}
