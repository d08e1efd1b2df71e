import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { countAttempt } from '#server/platform/rate-limit.ts'
import type { UserSession } from '#server/platform/sessions.ts'
import { accountLimits, emailPattern } from '#shared/account-rules.ts'
import { AppError } from '#shared/errors.ts'
import { normalizeEmail } from '#shared/normalize-email.ts'
import { providersByAddress } from '../account-limits.ts'
import { findUserByEmail, insertUser, type User } from '../account-store.ts'
import { keepChallenge, takeChallenge } from '../challenges.ts'
import type { AccountPorts } from '../ports.ts'
import { type Client, type SignedIn, startSession } from '../start-session.ts'
import { connectIdentity, letWait } from './connect-waiting.ts'
import { findUserByIdentity, insertIdentity } from './identity-store.ts'
import type { Claims, Provider } from './open-provider.ts'

const keptSchema = z.object({
  provider: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().nullable(),
})

export async function beginProvider(
  { config, database: { db }, clock }: AccountPorts,
  { provider, browser, network, next }: { provider: Provider; browser: string; network: string; next: string | null },
): Promise<{ url: string }> {
  const now = clock()
  await countAttempt(db, providersByAddress, { subject: network, now })
  const { url, checks } = await provider.begin(returnAddress(config, provider))
  const { state, nonce, verifier } = checks
  const data: z.infer<typeof keptSchema> = { provider: provider.id, nonce, verifier, next }
  await keepChallenge(db, { purpose: 'provider', browser, value: state, data, now })
  return { url }
}

export type ProviderAnswer = {
  result: 'signed-in' | 'connected' | 'connect'
  next: string | null
  signedIn?: SignedIn
}

type Finish = { provider: Provider; query: string; client: Client; session: UserSession | null }

/** Signs in with the provider's word. It counts once, and only in the browser that set out. */
export async function finishProvider(
  ports: AccountPorts,
  { provider, query, client, session }: Finish,
): Promise<ProviderAnswer> {
  const { config, clock, mail, log } = ports
  const { db } = ports.database
  const now = clock()
  await countAttempt(db, providersByAddress, { subject: client.network, now })
  const returned = new URL(`${returnAddress(config, provider)}?${query.replace(/^\?/, '')}`)
  const state = returned.searchParams.get('state') ?? ''
  const kept = await takeChallenge(db, { purpose: 'provider', browser: client.browser, value: state, now })
  if (!kept) throw staleAnswer()
  const { next, ...checks } = keptSchema.parse(kept.data)
  if (checks.provider !== provider.id) throw staleAnswer()
  if (returned.searchParams.has('error')) {
    throw new AppError('forbidden', { message: `${provider.name} did not sign you in. Nothing was changed.` })
  }

  const claims = await provider.finish(returned, { ...checks, state })
  const known = await findUserByIdentity(db, claims)
  if (known) return { result: 'signed-in', next, signedIn: await startSession(ports, { user: known, client }) }

  const email = requireEmail(claims, provider)
  const owner = await findUserByEmail(db, email)
  const waiting = { issuer: claims.issuer, subject: claims.subject, name: provider.name }
  if (owner) {
    if (session?.userId === owner.id && session.isProved) {
      const connected = await db.transaction((tx) => connectIdentity(config, tx, { user: owner, waiting, now }))
      if (connected) mail.post(connected, log)
      return { result: 'connected', next }
    }
    await letWait(db, { browser: client.browser, email, waiting, now })
    return { result: 'connect', next }
  }
  const user = await createAccount(ports, { claims, email, now })
  if (!user) throw staleAnswer()
  return { result: 'signed-in', next, signedIn: await startSession(ports, { user, client }) }
}

/** Undefined if somebody else just registered the address. */
async function createAccount(
  { database }: AccountPorts,
  { claims, email, now }: { claims: Claims; email: string; now: Date },
): Promise<User | undefined> {
  const user: User = {
    id: randomUUID(),
    username: email,
    password: null,
    firstName: claims.firstName.slice(0, accountLimits.longestName),
    lastName: claims.lastName.slice(0, accountLimits.longestName),
    createdAt: now,
    emailVerifiedAt: now,
  }
  return database.db.transaction(async (tx) => {
    if (!(await insertUser(tx, user))) return undefined
    const { issuer, subject } = claims
    if (!(await insertIdentity(tx, { issuer, subject, userId: user.id, now }))) throw staleAnswer()
    return user
  })
}

function requireEmail({ verifiedEmail }: Claims, { name }: Provider): string {
  const email = normalizeEmail(verifiedEmail ?? '')
  if (emailPattern.test(email) && email.length <= accountLimits.longestEmail) return email
  throw new AppError('forbidden', {
    message: `${name} has not confirmed your e-mail address, so it cannot sign you in here. Confirm it there, or sign up with a password.`,
  })
}

/** One for each provider: an answer meant for one cannot be passed off as another's. */
function returnAddress({ publicUrl }: AccountPorts['config'], { id }: Provider): string {
  return `${publicUrl}/login/${id}`
}

function staleAnswer(): AppError {
  return new AppError('invalid-request', {
    message: 'This sign-in took too long or was started elsewhere. Please try again.',
  })
}
