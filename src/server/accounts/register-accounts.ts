import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import { networkOf } from '#server/platform/rate-limit.ts'
import { scheduleWork } from '#server/platform/schedule.ts'
import {
  findOwner,
  forgetSession,
  keepSession,
  readSessionToken,
  requireUser,
  sendSession,
} from '#server/platform/sessions.ts'
import { deleteSession, deleteSessionsOf } from '#server/platform/sessions-store.ts'
import * as contract from '#shared/api/accounts.ts'
import { AppError } from '#shared/errors.ts'
import { findUser, toAccount, updateUser } from './account-store.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { changePassword, requestPasswordReset, resetPassword } from './change-password.ts'
import { cleanUp } from './clean-up.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { forgetDevicesOf, readDevice, sendDevice } from './known-devices.ts'
import { someHash } from './passwords.ts'
import type { AccountPorts } from './ports.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export function registerAccounts(app: FastifyInstance, given: Omit<AccountPorts, 'log'>): void {
  const ports: AccountPorts = { ...given, log: app.log }
  addSignIn(app, ports)
  addPasswordAndEmail(app, ports)
  addMe(app, ports)
  scheduleWork(app, ports.database, { name: 'clean-up', everyMs: 60 * 60 * 1000, run: () => cleanUp(ports) })
  app.addHook('onReady', async () => void (await someHash()))
}

function addSignIn(app: FastifyInstance, ports: AccountPorts): void {
  const { db } = ports.database

  addRoute(app, contract.signUp, ({ body, request }) => signUp(ports, { person: body, network: networkFrom(request) }))

  addRoute(app, contract.signIn, async ({ body, request, reply }) => {
    const before = { owner: await findOwner(request), token: readSessionToken(request) }
    const signedIn = await signIn(ports, { ...body, ...clientOf(request), before })
    sendSession(reply, signedIn.session)
    sendDevice(reply, signedIn.device)
    return toAccount(signedIn.user)
  })

  addRoute(app, contract.signOut, async ({ request, reply }) => {
    const owner = await findOwner(request)
    const token = readSessionToken(request)
    // A guest's purchases hang on the cookie; there is nothing to sign out of.
    if (owner?.kind === 'guest' || !token) return
    await deleteSession(db, token)
    forgetSession(reply)
  })

  addRoute(app, contract.signOutEverywhere, async ({ request, reply }) => {
    const { userId } = await requireUser(request)
    await deleteSessionsOf(db, { kind: 'account', userId })
    await forgetDevicesOf(db, userId)
    forgetSession(reply)
  })
}

function addPasswordAndEmail(app: FastifyInstance, ports: AccountPorts): void {
  addRoute(app, contract.requestPasswordReset, ({ body, request }) =>
    requestPasswordReset(ports, { ...body, ...clientOf(request) }),
  )

  addRoute(app, contract.resetPassword, async ({ body, request, reply }) => {
    const owner = await findOwner(request)
    sendDevice(reply, await resetPassword(ports, { ...body, ...clientOf(request) }))
    if (owner?.kind === 'account') forgetSession(reply)
  })

  addRoute(app, contract.changePassword, async ({ body, request, reply }) => {
    const { userId } = await requireUser(request)
    const changed = await changePassword(ports, { ...body, userId, device: readDevice(request) })
    sendSession(reply, changed.session)
    sendDevice(reply, changed.device)
  })

  addRoute(app, contract.requestEmailChange, async ({ body, request }) => {
    const { userId } = await requireUser(request)
    await requestEmailChange(ports, { ...body, userId })
  })

  addRoute(app, contract.confirmEmailChange, ({ body, request }) =>
    confirmEmailChange(ports, { ...body, network: networkFrom(request) }),
  )
}

function addMe(app: FastifyInstance, ports: AccountPorts): void {
  const { db } = ports.database

  addRoute(app, contract.getMe, async ({ request, reply }) => {
    const owner = await keepSession(request, reply)
    const user = owner?.kind === 'account' ? await findUser(db, owner.userId) : undefined
    return user ? toAccount(user) : null
  })

  addRoute(app, contract.updateMe, async ({ body, request }) => {
    const { userId } = await requireUser(request)
    const user = await updateUser(db, userId, body)
    if (!user) throw new AppError('sign-in-required')
    return toAccount(user)
  })

  addRoute(app, contract.deleteMe, async ({ body, request, reply }) => {
    const { userId } = await requireUser(request)
    await deleteAccount(ports, { ...body, userId })
    forgetSession(reply)
  })

  addRoute(app, contract.exportMe, async ({ request, reply }) => {
    const { userId } = await requireUser(request)
    const archive = await exportAccount(ports, userId)
    const day = ports.clock().toISOString().slice(0, 10)
    reply.type('application/zip').header('content-disposition', `attachment; filename="candid-export-${day}.zip"`)
    return archive
  })
}

function networkFrom(request: FastifyRequest): string {
  return networkOf(request.ip)
}

/** Who asks, as limits see it. */
function clientOf(request: FastifyRequest): { network: string; device: string | undefined } {
  return { network: networkFrom(request), device: readDevice(request) }
}
