import { clearAttempts, countAttempt, giveAttemptBack } from '#server/platform/rate-limit.ts'
import {
  createSession,
  deleteSession,
  deleteSessionsOf,
  type NewSession,
  type Owner,
} from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import { signInByAccount, signInByAddress } from './account-limits.ts'
import { findUserByEmail, lockUser, type User } from './account-store.ts'
import { pretendToVerify, verifyPassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'

export type SignIn = {
  email: string
  password: string
  /** Where the request comes from, as limits see it. */
  network: string
  /** Whose cookie the browser brought along, and its key. */
  before: { owner: Owner | null; token: string | undefined }
}

export async function signIn(
  ports: AccountPorts,
  { email, password, network, before }: SignIn,
): Promise<{ user: User; session: NewSession }> {
  const { db } = ports.database
  const now = ports.clock()
  await countAttempt(db, signInByAddress, { subject: network, now })
  await countAttempt(db, signInByAccount, { subject: email, now })

  const user = await findUserByEmail(db, email)
  if (!user) await pretendToVerify(password)
  if (!user || !(await verifyPassword(user.password, password))) throw wrongCredentials()

  const session = await startSession(ports, { user, before })
  // Only failures count, so that an office behind one address can work.
  await giveAttemptBack(db, signInByAddress, network)
  await clearAttempts(db, signInByAccount, email)
  return { user, session }
}

/** In one transaction: what the guest owns moves, the old key dies, a new one is made. */
async function startSession(
  { database, clock, claimGuest }: AccountPorts,
  { user, before }: { user: User; before: SignIn['before'] },
): Promise<NewSession> {
  const owner: Owner = { kind: 'account', userId: user.id }
  return database.db.transaction(async (tx) => {
    // A password that was changed while this one was being checked opens nothing any more.
    if (!(await lockUser(tx, user))) throw wrongCredentials()
    if (before.owner?.kind === 'guest') {
      const move = { guestId: before.owner.guestId, userId: user.id }
      for (const claim of claimGuest) await claim(tx, move)
      await deleteSessionsOf(tx, before.owner)
    } else if (before.token) await deleteSession(tx, before.token)
    return createSession(tx, { owner, now: clock() })
  })
}

function wrongCredentials(): AppError {
  return new AppError('sign-in-required', { message: 'The email or the password is not right.' })
}
