import { countAttempt } from '#server/platform/rate-limit.ts'
import type { UserSession } from '#server/platform/sessions.ts'
import { AppError } from '#shared/errors.ts'
import { emailChangeMailsToOne, emailChangesByAccount, linksByAddress } from './account-limits.ts'
import { confirmEmailMail, emailChangedMail, emailTakenMail } from './account-mails.ts'
import { findUser, findUserByEmail, updateUser } from './account-store.ts'
import { checkPassword } from './check-password.ts'
import type { AccountPorts } from './ports.ts'
import { recordEvent } from './security-log.ts'
import { createAccountToken, deleteTokensOf, findTokenOwner, takeAccountToken } from './token-store.ts'

/** Mails a link to the new address. Whether it has an account already is told there and not here. */
export async function requestEmailChange(
  ports: AccountPorts,
  { session, email, password }: { session: UserSession; email: string; password: string | undefined },
): Promise<void> {
  const { config, clock, mail, log } = ports
  const { db } = ports.database
  const now = clock()
  const user = await checkPassword(ports, { session, password, field: 'password' })
  const userId = user.id
  if (user.username === email) {
    const message = 'This is already your address.'
    throw new AppError('invalid-request', { message, fields: [{ path: 'email', message }] })
  }
  await countAttempt(db, emailChangesByAccount, { subject: userId, now })
  await countAttempt(db, emailChangeMailsToOne, { subject: email, now })
  mail.post(async () => {
    if (await findUserByEmail(db, email)) return emailTakenMail(config, email)
    const token = await createAccountToken(db, { userId, purpose: 'change-email', newUsername: email, now })
    return confirmEmailMail(config, { to: email, token })
  }, log)
}

/** Makes the new address the account's own; links mailed to the old one work no longer. */
export async function confirmEmailChange(
  { config, database: { db }, clock, mail, log }: AccountPorts,
  { token, network }: { token: string; network: string },
): Promise<{ email: string }> {
  const now = clock()
  // Only links that do not work count: a neighbour who tries many does not stop one that does.
  if (!(await findTokenOwner(db, { token, purpose: 'change-email', now }))) {
    await countAttempt(db, linksByAddress, { subject: network, now })
  }
  const { oldEmail, newEmail } = await db.transaction(async (tx) => {
    const taken = await takeAccountToken(tx, { token, purpose: 'change-email', now })
    const user = taken && (await findUser(tx, taken.userId))
    if (!user || !taken.newUsername) {
      throw new AppError('invalid-request', { message: 'This link no longer works. Please ask for a new one.' })
    }
    if (await findUserByEmail(tx, taken.newUsername)) {
      throw new AppError('conflict', { message: 'Somebody has opened an account with this address in the meantime.' })
    }
    await updateUser(tx, user.id, { username: taken.newUsername, emailVerifiedAt: now })
    await deleteTokensOf(tx, user.id)
    await recordEvent(tx, { userId: user.id, kind: 'email-changed', now })
    return { oldEmail: user.username, newEmail: taken.newUsername }
  })
  mail.post(emailChangedMail(config, { to: oldEmail, newEmail }), log)
  return { email: newEmail }
}
