import {
  createSession,
  deleteSession,
  deleteSessionsOf,
  type NewSession,
  type Owner,
} from '#server/platform/sessions-store.ts'
import { AppError } from '#shared/errors.ts'
import { newDeviceMail } from './account-mails.ts'
import { lockUser, type User } from './account-store.ts'
import { type Device, rememberDevice } from './known-devices.ts'
import type { AccountPorts } from './ports.ts'
import { connectWaiting } from './providers/connect-waiting.ts'
import { recordEvent } from './security-log.ts'

/** The browser that signs in. */
export type Client = {
  /** Where the request comes from, as limits see it. */
  network: string
  /** The key that may identify this browser. */
  device: string | undefined
  /** The browser in words. */
  deviceName: string
  /** The key under which something may wait for this browser's answer. */
  browser: string
  /** Whose cookie the browser brought along, and its key. */
  before: { owner: Owner | null; token: string | undefined }
}

export type SignedIn = { user: User; session: NewSession; device: Device }

/**
 * Signs in somebody who has proved to be the account's owner. In one transaction: what the guest owns moves, the old
 * key dies, a new one is made.
 */
export async function startSession(
  ports: AccountPorts,
  { user, client }: { user: User; client: Client },
): Promise<SignedIn> {
  const { config, database, clock, claimGuest, mail, log } = ports
  const now = clock()
  const owner: Owner = { kind: 'account', userId: user.id }
  const { before, device, deviceName, browser } = client
  const { isNew, isFirst, connected, ...started } = await database.db.transaction(async (tx) => {
    // A password that was changed while this one was being checked opens nothing any more.
    if (!(await lockUser(tx, user))) throw wrongCredentials()
    if (before.owner?.kind === 'guest') {
      const move = { guestId: before.owner.guestId, userId: user.id }
      for (const claim of claimGuest) await claim(tx, move)
      await deleteSessionsOf(tx, before.owner)
    } else if (before.token) await deleteSession(tx, before.token)
    const remembered = await rememberDevice(tx, { device, userId: user.id, now })
    const session = await createSession(tx, { owner, now, device: deviceName })
    const kind = remembered.isNew ? 'new-device' : 'signed-in'
    await recordEvent(tx, { userId: user.id, kind, detail: deviceName, now })
    const connected = await connectWaiting(config, tx, { user, browser, now })
    const { isNew, isFirst, token, expiresAt } = remembered
    return { session, device: { token, expiresAt }, isNew, isFirst, connected }
  })
  if (isNew && !isFirst) mail.post(newDeviceMail(config, { to: user.username, device: deviceName, now }), log)
  if (connected) mail.post(connected, log)
  return { user, ...started }
}

export function wrongCredentials(): AppError {
  return new AppError('sign-in-required', { message: 'The email or password isn’t right.' })
}
