import { clearAttempts, countAttempt } from '#server/platform/rate-limit.ts'
import { createSession, deleteSessionsOf, type NewSession, type Owner } from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import { linksByAddress, mailsByAddress, mailsToOne, signInByAccount } from './account-limits.ts'
import { passwordChangedMail, resetPasswordMail } from './account-mails.ts'
import { findUserByEmail, lockUser, updateUser } from './account-store.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'
import { createAccountToken, deleteTokensOf, isTokenValid, takeAccountToken } from './token-store.ts'

/** Mails a link where there is an account, and says the same where there is none. */
export async function requestPasswordReset(
  { config, database: { db }, clock, mail, log }: AccountPorts,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const now = clock()
  await countAttempt(db, mailsByAddress, { subject: network, now })
  await countAttempt(db, mailsToOne, { subject: email, now })
  const user = await findUserByEmail(db, email)
  if (!user) return
  const token = await createAccountToken(db, { userId: user.id, purpose: 'reset-password', now })
  mail.post(resetPasswordMail(config, { to: user.username, token }), log)
}

/** Sets a new password by the link of a mail. Every session ends, and every other link that was mailed. */
export async function resetPassword(
  { config, database: { db }, clock, mail, log }: AccountPorts,
  { token, password, network }: { token: string; password: string; network: string },
): Promise<void> {
  const use = { token, purpose: 'reset-password', now: clock() } as const
  await countAttempt(db, linksByAddress, { subject: network, now: use.now })
  if (!(await isTokenValid(db, use))) throw deadLink()
  const hash = await hashPassword(password)

  const user = await db.transaction(async (tx) => {
    const taken = await takeAccountToken(tx, use)
    if (!taken) throw deadLink()
    const changed = await updateUser(tx, taken.userId, { password: hash })
    await deleteSessionsOf(tx, { kind: 'account', userId: taken.userId })
    await deleteTokensOf(tx, taken.userId)
    return changed
  })
  if (!user) throw deadLink()
  // Whoever was locked out by a stranger's guesses has proved to be the owner.
  await clearAttempts(db, signInByAccount, user.username)
  mail.post(passwordChangedMail(config, user.username), log)
}

/** Sets a new password for somebody who is signed in; every other device has to sign in again. */
export async function changePassword(
  ports: AccountPorts,
  { userId, currentPassword, newPassword }: { userId: string; currentPassword: string; newPassword: string },
): Promise<NewSession> {
  const { config, database, clock, mail, log } = ports
  const user = await checkPassword(ports, { userId, password: currentPassword, field: 'currentPassword' })
  const hash = await hashPassword(newPassword)
  const owner: Owner = { kind: 'account', userId }

  const session = await database.db.transaction(async (tx) => {
    if (!(await lockUser(tx, user))) throw new AppError('conflict')
    await updateUser(tx, userId, { password: hash })
    await deleteSessionsOf(tx, owner)
    await deleteTokensOf(tx, userId)
    return createSession(tx, { owner, now: clock() })
  })
  mail.post(passwordChangedMail(config, user.username), log)
  return session
}

function deadLink(): AppError {
  return new AppError('invalid-request', { message: 'This link works no longer. Please ask for a new one.' })
}
