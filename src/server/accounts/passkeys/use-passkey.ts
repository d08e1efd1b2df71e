import { countAttempt, giveAttemptBack } from '#server/platform/rate-limit.ts'
import type { RelyingParty } from '#server/platform/relying-party.ts'
import type { UsedPasskey } from '#shared/api/account-security.ts'
import { AppError } from '#shared/errors.ts'
import { passkeysAskedByAddress, passkeysByAddress } from '../account-limits.ts'
import { findUser } from '../account-store.ts'
import { keepChallenge, takeChallenge } from '../challenges.ts'
import type { AccountPorts } from '../ports.ts'
import { type Client, type SignedIn, startSession } from '../start-session.ts'
import { loadLibrary } from './load-library.ts'
import { findPasskey, type StoredPasskey, updatePasskey } from './passkey-store.ts'

/** What the browser needs to show a passkey. It names no account, so it tells nothing about any. */
export async function startPasskey(
  { database: { db }, clock }: AccountPorts,
  { party, browser, network }: { party: RelyingParty; browser: string; network: string },
) {
  const now = clock()
  await countAttempt(db, passkeysAskedByAddress, { subject: network, now })
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  await keepChallenge(db, { purpose: 'use-passkey', value: options.challenge, browser, now })
  return options
}

type Shown = { party: RelyingParty; passkey: UsedPasskey; browser: string; network: string }

/** The passkey that was shown, once its signature has proved to be right. */
export async function checkPasskey(
  { database: { db }, clock }: AccountPorts,
  { party, passkey, browser, network }: Shown,
): Promise<StoredPasskey> {
  const now = clock()
  await countAttempt(db, passkeysByAddress, { subject: network, now })
  const stored = await findPasskey(db, passkey.id)
  const counter = stored && (await verifyCounter(stored))
  if (!stored || counter === undefined) throw unknownPasskey()
  await updatePasskey(db, stored, { counter, lastUsedAt: now })
  // Only failures count, so that an office behind one address can work.
  await giveAttemptBack(db, passkeysByAddress, network)
  return stored

  async function verifyCounter({ id, publicKey, counter, transports }: StoredPasskey): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await loadLibrary()
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: passkey,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports },
        expectedChallenge: async (value) =>
          Boolean(await takeChallenge(db, { purpose: 'use-passkey', value, browser, now })),
      })
      return verified ? authenticationInfo.newCounter : undefined
    } catch {
      // The library throws for each thing that does not fit. The caller learns only that it did not.
      return undefined
    }
  }
}

export async function signInWithPasskey(
  ports: AccountPorts,
  { client, ...shown }: Omit<Shown, 'network' | 'browser'> & { client: Client },
): Promise<SignedIn> {
  const { network, browser } = client
  const { userId } = await checkPasskey(ports, { ...shown, network, browser })
  const user = await findUser(ports.database.db, userId)
  if (!user) throw unknownPasskey()
  return startSession(ports, { user, client })
}

function unknownPasskey(): AppError {
  return new AppError('sign-in-required', {
    message: 'This passkey doesn’t belong to an account here. Sign in another way.',
  })
}
