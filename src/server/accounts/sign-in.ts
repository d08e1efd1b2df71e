import { findUserByEmail } from './account-store.ts'
import { countGuess, forgiveGuess } from './count-guess.ts'
import { isKnownDevice } from './known-devices.ts'
import { verifyPassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'
import { recordFailedSignIn } from './security-log.ts'
import { type Client, type SignedIn, startSession, wrongCredentials } from './start-session.ts'

export type SignIn = { email: string; password: string; client: Client }

export async function signIn(ports: AccountPorts, { email, password, client }: SignIn): Promise<SignedIn> {
  const { db } = ports.database
  const now = ports.clock()
  const { device, network } = client
  const knownDevice = (await isKnownDevice(db, { device, email, now })) ? device : undefined
  const guess = { email, network, knownDevice }
  await countGuess(db, { ...guess, now })

  const user = await findUserByEmail(db, email)
  const isRight = await verifyPassword(user?.password ?? null, password)
  if (!user || !isRight) {
    // After the answer: one statement more would tell who has an account.
    ports.mail.post(async () => void (await recordFailedSignIn(db, { email, now })), ports.log)
    throw wrongCredentials()
  }

  const signedIn = await startSession(ports, { user, client })
  // Only failures count, so that an office behind one address can work.
  await forgiveGuess(db, guess)
  return signedIn
}
