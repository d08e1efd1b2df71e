import {
  createSession,
  deleteSession,
  deleteSessionsOf,
  type NewSession,
  type Owner,
} from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import { findUserByEmail, lockUser, type User } from './account-store.ts'
import { countGuess, forgiveGuess } from './count-guess.ts'
import { type Device, isKnownDevice, rememberDevice } from './known-devices.ts'
import { pretendToVerify, verifyPassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'

export type SignIn = {
  email: string
  password: string
  /** Where the request comes from, as limits see it. */
  network: string
  /** The key by which this browser may be known. */
  device: string | undefined
  /** Whose cookie the browser brought along, and its key. */
  before: { owner: Owner | null; token: string | undefined }
}

export type SignedIn = { user: User; session: NewSession; device: Device }

export async function signIn(
  ports: AccountPorts,
  { email, password, network, device, before }: SignIn,
): Promise<SignedIn> {
  const { db } = ports.database
  const now = ports.clock()
  const knownDevice = (await isKnownDevice(db, { device, email, now })) ? device : undefined
  const guess = { email, network, knownDevice }
  await countGuess(db, { ...guess, now })

  const user = await findUserByEmail(db, email)
  if (!user) await pretendToVerify(password)
  if (!user || !(await verifyPassword(user.password, password))) throw wrongCredentials()

  const started = await startSession(ports, { user, device, before })
  // Only failures count, so that an office behind one address can work.
  await forgiveGuess(db, guess)
  return { user, ...started }
}

/** In one transaction: what the guest owns moves, the old key dies, a new one is made. */
async function startSession(
  { database, clock, claimGuest }: AccountPorts,
  { user, device, before }: { user: User } & Pick<SignIn, 'device' | 'before'>,
): Promise<Omit<SignedIn, 'user'>> {
  const now = clock()
  const owner: Owner = { kind: 'account', userId: user.id }
  return database.db.transaction(async (tx) => {
    // A password that was changed while this one was being checked opens nothing any more.
    if (!(await lockUser(tx, user))) throw wrongCredentials()
    if (before.owner?.kind === 'guest') {
      const move = { guestId: before.owner.guestId, userId: user.id }
      for (const claim of claimGuest) await claim(tx, move)
      await deleteSessionsOf(tx, before.owner)
    } else if (before.token) await deleteSession(tx, before.token)
    return {
      session: await createSession(tx, { owner, now }),
      device: await rememberDevice(tx, { device, userId: user.id, now }),
    }
  })
}

function wrongCredentials(): AppError {
  return new AppError('sign-in-required', { message: 'The email or the password is not right.' })
}
