import type { Queryable } from '#server/platform/database/open-database.ts'
import { countAttempt } from '#server/platform/rate-limit.ts'
import { AppError } from '#shared/errors.ts'
import { linksByAddress, verificationsByAccount } from './account-limits.ts'
import { verifyEmailMail } from './account-mails.ts'
import { findUser, type User, updateUser } from './account-store.ts'
import type { AccountPorts } from './ports.ts'
import { recordEvent } from './security-log.ts'
import { createAccountToken, takeAccountToken } from './token-store.ts'

/** The key of a link that confirms the address the account has now, and no later one. */
export function createVerification(
  db: Queryable,
  { id, username }: Pick<User, 'id' | 'username'>,
  now: Date,
): Promise<string> {
  return createAccountToken(db, { userId: id, purpose: 'verify-email', newUsername: username, now })
}

/** Mails the link again, unless the address is already confirmed. */
export async function requestVerification(
  { config, database: { db }, clock, mail, log }: AccountPorts,
  userId: string,
): Promise<void> {
  const now = clock()
  const user = await findUser(db, userId)
  if (!user) throw new AppError('sign-in-required')
  if (user.emailVerifiedAt) return
  await countAttempt(db, verificationsByAccount, { subject: userId, now })
  const token = await createVerification(db, user, now)
  mail.post(verifyEmailMail(config, { to: user.username, token }), log)
}

/**
 * Confirms the address of the signed-in person: the mailbox alone is not enough. Its owner could otherwise confirm the
 * account that a stranger has made with the address, and one who mistyped it would hand theirs over.
 */
export async function verifyEmail(
  { database: { db }, clock }: AccountPorts,
  { userId, token, network }: { userId: string; token: string; network: string },
): Promise<{ email: string }> {
  const now = clock()
  const email = await db.transaction(async (tx) => {
    const taken = await takeAccountToken(tx, { token, purpose: 'verify-email', now })
    // Somebody else's link is not used up by it.
    if (taken && taken.userId !== userId) throw deadLink()
    const user = taken && (await findUser(tx, userId))
    if (!user || user.username !== taken.newUsername) return undefined
    if (!user.emailVerifiedAt) {
      await updateUser(tx, user.id, { emailVerifiedAt: now })
      await recordEvent(tx, { userId: user.id, kind: 'email-verified', now })
    }
    return user.username
  })
  if (email) return { email }
  // Only links that do not work count: a neighbour who tries many does not stop one that does.
  await countAttempt(db, linksByAddress, { subject: network, now })
  throw deadLink()
}

export function deadLink(): AppError {
  return new AppError('invalid-request', { message: 'This link no longer works. Please ask for a new one.' })
}
