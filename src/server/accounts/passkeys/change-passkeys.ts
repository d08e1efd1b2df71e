import type { RelyingParty } from '#server/platform/relying-party.ts'
import type { MadePasskey, Passkey } from '#shared/api/account-security.ts'
import { AppError } from '#shared/errors.ts'
import { passkeyAddedMail } from '../account-mails.ts'
import { findUser, lockUser, type User } from '../account-store.ts'
import { keepChallenge, takeChallenge } from '../challenges.ts'
import type { AccountPorts } from '../ports.ts'
import { recordEvent } from '../security-log.ts'
import { refuseLastWayIn } from '../ways-in.ts'
import { loadLibrary } from './load-library.ts'
import { deletePasskey, insertPasskey, listPasskeysOf, toPasskey } from './passkey-store.ts'

const mostPasskeys = 20

type Asked = { userId: string; browser: string }

/** What the browser needs to make a passkey for this account. */
export async function startAddingPasskey(
  { database: { db }, clock }: AccountPorts,
  { party, userId, browser }: Asked & { party: RelyingParty },
) {
  const user = await requireAccount(findUser(db, userId))
  const existing = await listPasskeysOf(db, userId)
  if (existing.length >= mostPasskeys) {
    throw new AppError('conflict', { message: `An account has at most ${mostPasskeys} passkeys. Remove one first.` })
  }
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: 'Candid',
    rpID: party.id,
    userName: user.username,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.username,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    // It takes the place of the password, so it must know its owner and be found without an address typed in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, { purpose: 'add-passkey', value: options.challenge, browser, userId, now: clock() })
  return options
}

export async function addPasskey(
  { config, database: { db }, clock, mail, log }: AccountPorts,
  {
    party,
    userId,
    browser,
    passkey,
    deviceName,
  }: Asked & {
    party: RelyingParty
    passkey: MadePasskey
    deviceName: string
  },
): Promise<Passkey> {
  const now = clock()
  const { verifyRegistrationResponse } = await loadLibrary()
  const made = await verifyRegistrationResponse({
    response: passkey,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    expectedChallenge: async (value) => {
      const asked = await takeChallenge(db, { purpose: 'add-passkey', value, browser, now })
      return asked?.userId === userId
    },
  }).catch((cause: unknown) => {
    throw notMade(cause)
  })
  if (!made.verified) throw notMade()
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
  const user = await requireAccount(findUser(db, userId))
  const stored = {
    id,
    userId,
    name: deviceName,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
    createdAt: now,
    lastUsedAt: null,
  }
  await db.transaction(async (tx) => {
    if (!(await insertPasskey(tx, stored)))
      throw new AppError('conflict', { message: 'This passkey is already in use.' })
    await recordEvent(tx, { userId, kind: 'passkey-added', detail: deviceName, now })
  })
  mail.post(passkeyAddedMail(config, user.username), log)
  return toPasskey(stored)
}

export async function removePasskey(
  { database, clock }: AccountPorts,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const user = await requireAccount(findUser(database.db, userId))
  await database.db.transaction(async (tx) => {
    if (!(await lockUser(tx, user))) throw new AppError('conflict')
    await refuseLastWayIn(tx, user)
    const removed = await deletePasskey(tx, { id, userId })
    if (!removed) throw new AppError('not-found')
    await recordEvent(tx, { userId, kind: 'passkey-removed', detail: removed.name, now: clock() })
  })
}

async function requireAccount(finding: Promise<User | undefined>): Promise<User> {
  const user = await finding
  if (!user) throw new AppError('sign-in-required')
  return user
}

function notMade(cause?: unknown): AppError {
  return new AppError('invalid-request', { message: 'The passkey could not be added. Please try again.', cause })
}
