import { randomUUID } from 'node:crypto'
import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { AppError } from '#shared/errors.ts'
import type { Database } from './database/open-database.ts'
import { guests } from './database/schema/accounts.ts'
import {
  createSession,
  extendSession,
  findSession,
  type NewSession,
  type Owner,
  type Session,
} from './sessions-store.ts'

export type { Owner } from './sessions-store.ts'

type SessionPorts = { config: Pick<Config, 'publicUrl'>; database: Database; clock: () => Date }

export type UserSession = { userId: string; sessionId: string; isProved: boolean }

/** After a sign-in or a password given again. */
const proofLifetime = 15 * 60 * 1000

type RequestSessions = SessionPorts & {
  cookieName: string
  cookieOptions: CookieSerializeOptions
  /** What was found for a request, so that it is looked up once. */
  found: WeakMap<FastifyRequest, Promise<Session | null>>
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: RequestSessions
  }
}

/** Lets every route ask who a request is from. Nothing is looked up until then. */
export async function addSessions(app: FastifyInstance, ports: SessionPorts): Promise<void> {
  const secure = ports.config.publicUrl.startsWith('https:')
  await app.register(fastifyCookie)
  app.decorate('sessions', {
    ...ports,
    // The prefix makes browsers refuse a cookie that a neighbouring host planted.
    cookieName: secure ? '__Host-candid-session' : 'candid-session',
    cookieOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure },
    found: new WeakMap(),
  })
}

/** Whom the request's cookie belongs to; null for a visitor who owns nothing here. */
export async function findOwner(request: FastifyRequest): Promise<Owner | null> {
  return (await findRequestSession(request))?.owner ?? null
}

/** The account of a request; without one, the person is asked to sign in. */
export async function requireUser(request: FastifyRequest): Promise<UserSession> {
  const session = await findRequestSession(request)
  if (session?.owner.kind !== 'account') throw new AppError('sign-in-required')
  const { userId } = session.owner
  const proofRunsOut = (session.provedAt?.getTime() ?? 0) + proofLifetime
  return { userId, sessionId: session.id, isProved: proofRunsOut > request.server.sessions.clock().getTime() }
}

/** The account of somebody who has shown only minutes ago that it is them: a browser left open is not enough. */
export async function requireProof(request: FastifyRequest): Promise<UserSession> {
  const session = await requireUser(request)
  if (!session.isProved) throw new AppError('proof-required')
  return session
}

/** The owner of a request, who becomes a guest with a cookie where there was none. */
export async function ensureOwner(request: FastifyRequest, reply: FastifyReply): Promise<Owner> {
  const existing = await keepSession(request, reply)
  if (existing) return existing
  const { database, clock } = request.server.sessions
  const now = clock()
  const owner: Owner = { kind: 'guest', guestId: randomUUID() }
  const session = await database.db.transaction(async (tx) => {
    await tx.insert(guests).values({ id: owner.guestId, createdAt: now })
    return createSession(tx, { owner, now })
  })
  sendSession(reply, session)
  return owner
}

/** Finds the owner and, on a visit that is the first for a day, lets the session last longer. */
export async function keepSession(request: FastifyRequest, reply: FastifyReply): Promise<Owner | null> {
  const session = await findRequestSession(request)
  if (!session) return null
  const token = readSessionToken(request)
  // Made by this very request.
  if (!token) return session.owner
  const { database, clock } = request.server.sessions
  const extended = await extendSession(database.db, { token, session, now: clock() })
  if (extended) sendSession(reply, extended)
  return session.owner
}

/** The key in the request's cookie, whether or not it still opens anything. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[request.server.sessions.cookieName]
}

/** Gives the browser the key of a session; the rest of this request is already the new owner's. */
export function sendSession(reply: FastifyReply, { token, ...session }: NewSession): void {
  const { cookieName, cookieOptions, found } = reply.server.sessions
  found.set(reply.request, Promise.resolve(session))
  reply.setCookie(cookieName, token, { ...cookieOptions, expires: session.expiresAt })
}

/** Takes the key away from the browser; ending the session itself is the store's part. */
export function forgetSession(reply: FastifyReply): void {
  const { cookieName, cookieOptions, found } = reply.server.sessions
  found.set(reply.request, Promise.resolve(null))
  reply.clearCookie(cookieName, cookieOptions)
}

function findRequestSession(request: FastifyRequest): Promise<Session | null> {
  const { database, clock, found } = request.server.sessions
  const known = found.get(request)
  if (known) return known
  const token = readSessionToken(request)
  const session = token ? findSession(database.db, { token, now: clock() }) : Promise.resolve(null)
  found.set(request, session)
  return session
}
