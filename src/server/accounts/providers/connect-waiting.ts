import * as z from 'zod'
import type { Queryable } from '#server/platform/database/open-database.ts'
import type { Message } from '#server/platform/mail.ts'
import { providerConnectedMail } from '../account-mails.ts'
import { type User, updateUser } from '../account-store.ts'
import { keepChallenge, takeChallenge } from '../challenges.ts'
import type { AccountPorts } from '../ports.ts'
import { recordEvent } from '../security-log.ts'
import { insertIdentity } from './identity-store.ts'

const waitingSchema = z.object({ issuer: z.string(), subject: z.string(), name: z.string() })
export type Waiting = z.infer<typeof waitingSchema>

type Question = { browser: string; email: string }

const questionOf = ({ browser, email }: Question) => ({ purpose: 'connect-provider', browser, value: email }) as const

/** Lets a provider's word wait until this browser has signed in to the account of that address. */
export async function letWait(
  db: Queryable,
  { browser, email, waiting, now }: Question & { waiting: Waiting; now: Date },
): Promise<void> {
  await keepChallenge(db, { ...questionOf({ browser, email }), data: waiting, now })
}

type Connecting = { user: User; now: Date }

/** Connects what waited for this very account, in the transaction that signs in. The mail about it, if it did. */
export async function connectWaiting(
  config: AccountPorts['config'],
  tx: Queryable,
  { browser, ...connecting }: Connecting & { browser: string },
): Promise<Message | undefined> {
  if (!browser) return undefined
  const { user, now } = connecting
  const taken = await takeChallenge(tx, { ...questionOf({ browser, email: user.username }), now })
  return taken && connectIdentity(config, tx, { ...connecting, waiting: waitingSchema.parse(taken.data) })
}

/** The provider has also shown that the address is the person's own. The mail goes out once the transaction stands. */
export async function connectIdentity(
  config: AccountPorts['config'],
  tx: Queryable,
  { user, waiting, now }: Connecting & { waiting: Waiting },
): Promise<Message | undefined> {
  if (!(await insertIdentity(tx, { ...waiting, userId: user.id, now }))) return undefined
  if (!user.emailVerifiedAt) await updateUser(tx, user.id, { emailVerifiedAt: now })
  await recordEvent(tx, { userId: user.id, kind: 'provider-connected', detail: waiting.name, now })
  return providerConnectedMail(config, { to: user.username, name: waiting.name })
}
