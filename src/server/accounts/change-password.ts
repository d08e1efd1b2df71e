import { clearAttempts, countAttempt } from '#server/platform/rate-limit.ts'
import type { UserSession } from '#server/platform/sessions.ts'
import { createSession, deleteSessionsOf, type NewSession, type Owner } from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import {
  hasRoom,
  linksByAddress,
  resetMailsToOne,
  resetsByAddress,
  resetsByDevice,
  resetsByPair,
} from './account-limits.ts'
import { passwordChangedMail, resetPasswordMail } from './account-mails.ts'
import { findUserByEmail, lockUser, updateUser } from './account-store.ts'
import { checkPassword } from './check-password.ts'
import { forgiveAll } from './count-guess.ts'
import { type Device, forgetDevicesOf, isKnownDevice, rememberDevice } from './known-devices.ts'
import { hashPassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { recordEvent } from './security-log.ts'
import { createAccountToken, deleteTokensOf, findTokenOwner, takeAccountToken } from './token-store.ts'
import { deadLink } from './verify-email.ts'
import { forgetOtherWaysIn } from './ways-in.ts'

/** Mails a link if there is an account, and responds the same if there is none. */
export async function requestPasswordReset(
  { config, database: { db }, clock, mail, log }: AccountPorts,
  { email, network, device }: { email: string; network: string; device: string | undefined },
): Promise<void> {
  const now = clock()
  const isKnown = await isKnownDevice(db, { device, email, now })
  if (isKnown) await countAttempt(db, resetsByDevice, { subject: `${email} ${device}`, now })
  else {
    await countAttempt(db, resetsByAddress, { subject: network, now })
    await countAttempt(db, resetsByPair, { subject: `${email} ${network}`, now })
    if (!(await hasRoom(db, resetMailsToOne, { subject: email, now }))) return
  }
  mail.post(async () => {
    const user = await findUserByEmail(db, email)
    if (!user) return undefined
    const token = await createAccountToken(db, { userId: user.id, purpose: 'reset-password', now })
    return resetPasswordMail(config, { to: user.username, token })
  }, log)
}

export type PasswordReset = { token: string; password: string; network: string; device: string | undefined }

/**
 * Sets a new password by the link of a mail. Every session ends, and every other link that was mailed. The link shows
 * whose address it is; what was added to the account before that may be a stranger's, who waited for its owner.
 */
export async function resetPassword(
  { config, database: { db }, clock, mail, log }: AccountPorts,
  { token, password, network, device }: PasswordReset,
): Promise<Device> {
  const now = clock()
  const use = { token, purpose: 'reset-password', now } as const
  const user = await findTokenOwner(db, use)
  // Only links that do not work count: a neighbour who tries many does not stop one that does.
  if (!user) {
    await countAttempt(db, linksByAddress, { subject: network, now })
    throw deadLink()
  }
  const { id: userId, username, firstName, lastName } = user
  await refuseWeakPassword({ password, about: [username, firstName, lastName], field: 'password' })
  const hash = await hashPassword(password)

  const known = await db.transaction(async (tx) => {
    if (!(await takeAccountToken(tx, use))) throw deadLink()
    await updateUser(tx, userId, { password: hash, emailVerifiedAt: user.emailVerifiedAt ?? now })
    await deleteSessionsOf(tx, { kind: 'account', userId })
    await deleteTokensOf(tx, userId)
    await forgetDevicesOf(tx, userId)
    if (!user.emailVerifiedAt) await forgetOtherWaysIn(tx, userId)
    await recordEvent(tx, { userId, kind: 'password-reset', now })
    return rememberDevice(tx, { device, userId, now })
  })
  // Somebody locked out by strangers has now proved to be the owner.
  await forgiveAll(db, { email: username, network })
  await clearAttempts(db, resetMailsToOne, username)
  mail.post(passwordChangedMail(config, username), log)
  return known
}

export type PasswordChange = {
  session: UserSession
  currentPassword: string
  newPassword: string
  device: string | undefined
  /** The browser in words. */
  deviceName: string
}

/** Sets a new password for somebody who is signed in; every other device has to sign in again. */
export async function changePassword(
  ports: AccountPorts,
  { session, currentPassword, newPassword, device, deviceName }: PasswordChange,
): Promise<{ session: NewSession; device: Device }> {
  const { config, database, clock, mail, log } = ports
  const user = await checkPassword(ports, { session, password: currentPassword, field: 'currentPassword' })
  const { id: userId, username, firstName, lastName } = user
  await refuseWeakPassword({ password: newPassword, about: [username, firstName, lastName], field: 'newPassword' })
  const hash = await hashPassword(newPassword)
  const owner: Owner = { kind: 'account', userId }
  const now = clock()

  const renewed = await database.db.transaction(async (tx) => {
    if (!(await lockUser(tx, user))) throw new AppError('conflict')
    await updateUser(tx, userId, { password: hash })
    await deleteSessionsOf(tx, owner)
    await deleteTokensOf(tx, userId)
    await forgetDevicesOf(tx, userId)
    await recordEvent(tx, { userId, kind: 'password-changed', detail: deviceName, now })
    return {
      session: await createSession(tx, { owner, now, device: deviceName }),
      device: await rememberDevice(tx, { device, userId, now }),
    }
  })
  mail.post(passwordChangedMail(config, username), log)
  return renewed
}
