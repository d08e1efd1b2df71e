import type { FastifyInstance } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import { forgetSession, readSessionToken, requireUser } from '#server/platform/sessions.ts'
import { deleteSessionById, deleteSessionsOf, listSessions, proveSession } from '#server/platform/sessions-store.ts'
import * as contract from '#shared/api/account-security.ts'
import { AppError } from '#shared/errors.ts'
import { checkPassword } from './check-password.ts'
import { forgetDevicesOf, readDevice } from './known-devices.ts'
import type { AccountPorts } from './ports.ts'
import { listEvents, recordEvent } from './security-log.ts'

const mostShown = 100

/** What is signed in, what happened, and the password given again. */
export function registerDevices(app: FastifyInstance, ports: AccountPorts): void {
  const { database, clock } = ports
  const { db } = database

  addRoute(app, contract.listDevices, async ({ request }) => {
    const { userId, sessionId } = await requireUser(request)
    const found = await listSessions(db, { userId, now: clock() })
    return {
      devices: found.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        signedInAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThis: id === sessionId,
      })),
    }
  })

  addRoute(app, contract.signOutDevice, async ({ params: { id }, request, reply }) => {
    const { userId, sessionId } = await requireUser(request)
    const ended = await deleteSessionById(db, { id, userId })
    if (!ended) throw new AppError('not-found')
    await recordEvent(db, { userId, kind: 'session-ended', detail: ended.device, now: clock() })
    if (id === sessionId) forgetSession(reply)
  })

  addRoute(app, contract.signOutOthers, async ({ request }) => {
    const { userId } = await requireUser(request)
    const except = readSessionToken(request)
    await deleteSessionsOf(db, { kind: 'account', userId }, except ? { except } : {})
    // Who takes one of them up again is told by mail like a stranger.
    await forgetDevicesOf(db, userId, { except: readDevice(request) })
    await recordEvent(db, { userId, kind: 'sessions-ended', now: clock() })
  })

  addRoute(app, contract.listSecurityEvents, async ({ request }) => {
    const { userId } = await requireUser(request)
    return { events: (await listEvents(db, userId)).slice(0, mostShown) }
  })

  addRoute(app, contract.provePassword, async ({ body, request }) => {
    const session = await requireUser(request)
    await checkPassword(ports, { session, ...body, field: 'password' })
    await proveSession(db, { id: session.sessionId, now: clock() })
  })
}
