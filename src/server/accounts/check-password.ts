import { clearAttempts, countAttempt } from '#server/platform/rate-limit.ts'
import type { UserSession } from '#server/platform/sessions.ts'
import { AppError } from '#shared/errors.ts'
import { passwordChecks } from './account-limits.ts'
import { findUser, type User } from './account-store.ts'
import { verifyPassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'

export type PasswordCheck = {
  session: UserSession
  password: string | undefined
  /** The field of the request that holds it. */
  field: string
}

/**
 * Asks for the password again before something that an open session alone must not do. Who has none must have shown
 * only minutes ago that it is them.
 */
export async function checkPassword(
  { database: { db }, clock }: Pick<AccountPorts, 'database' | 'clock'>,
  { session: { userId, isProved }, password = '', field }: PasswordCheck,
): Promise<User> {
  await countAttempt(db, passwordChecks, { subject: userId, now: clock() })
  const user = await findUser(db, userId)
  if (!user) throw new AppError('sign-in-required')
  if (user.password === null) {
    if (!isProved) throw new AppError('proof-required')
    return user
  }
  if (!(await verifyPassword(user.password, password))) {
    const message = 'That password isn’t right.'
    throw new AppError('forbidden', { message, fields: [{ path: field, message }] })
  }
  await clearAttempts(db, passwordChecks, userId)
  return user
}
