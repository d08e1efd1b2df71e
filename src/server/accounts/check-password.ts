import { clearAttempts, countAttempt } from '#server/platform/rate-limit.ts'
import { AppError } from '#shared/errors.ts'
import { passwordChecks } from './account-limits.ts'
import { findUser, type User } from './account-store.ts'
import { verifyPassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'

/** Asks for the password again before something that an open session alone must not do. */
export async function checkPassword(
  { database: { db }, clock }: Pick<AccountPorts, 'database' | 'clock'>,
  { userId, password, field }: { userId: string; password: string; field: string },
): Promise<User> {
  await countAttempt(db, passwordChecks, { subject: userId, now: clock() })
  const user = await findUser(db, userId)
  if (!user) throw new AppError('sign-in-required')
  if (!(await verifyPassword(user.password, password))) {
    const message = 'This password is not right.'
    throw new AppError('forbidden', { message, fields: [{ path: field, message }] })
  }
  await clearAttempts(db, passwordChecks, userId)
  return user
}
