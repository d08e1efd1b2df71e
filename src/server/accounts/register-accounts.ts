import type { FastifyInstance } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
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
import * as security from '#shared/api/account-security.ts'
import * as contract from '#shared/api/accounts.ts'
import { AppError } from '#shared/errors.ts'
import { findUser, toAccount, updateUser } from './account-store.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { changePassword, requestPasswordReset, resetPassword } from './change-password.ts'
import { cleanUp } from './clean-up.ts'
import { clientOf, sendSignedIn } from './client-of.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { forgetDevicesOf, sendDevice } from './known-devices.ts'
import { registerPasskeys } from './passkeys/register-passkeys.ts'
import { someHash } from './passwords.ts'
import type { AccountPorts } from './ports.ts'
import { registerProviders } from './providers/register-providers.ts'
import { registerDevices } from './register-devices.ts'
import { recordEvent } from './security-log.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { requestVerification, verifyEmail } from './verify-email.ts'

export function registerAccounts(app: FastifyInstance, given: Omit<AccountPorts, 'log'>): void {
  const ports: AccountPorts = { ...given, log: app.log }
  addSignIn(app, ports)
  addPasswordAndEmail(app, ports)
  addMe(app, ports)
  registerDevices(app, ports)
  registerPasskeys(app, ports)
  registerProviders(app, ports)
  scheduleWork(app, ports.database, { name: 'clean-up', everyMs: 60 * 60 * 1000, run: () => cleanUp(ports) })
  app.addHook('onReady', async () => void (await someHash()))
}

function addSignIn(app: FastifyInstance, ports: AccountPorts): void {
  const { db } = ports.database

  addRoute(app, contract.signUp, async ({ body, request }) => {
    const { network } = await clientOf(request)
    await signUp(ports, { person: body, network })
  })

  addRoute(app, contract.signIn, async ({ body, request, reply }) => {
    const signedIn = await signIn(ports, { ...body, client: await clientOf(request) })
    sendSignedIn(reply, signedIn)
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
    await recordEvent(db, { userId, kind: 'sessions-ended', now: ports.clock() })
    forgetSession(reply)
  })
}

function addPasswordAndEmail(app: FastifyInstance, ports: AccountPorts): void {
  addRoute(app, contract.requestPasswordReset, async ({ body, request }) => {
    const { network, device } = await clientOf(request)
    await requestPasswordReset(ports, { ...body, network, device })
  })

  addRoute(app, contract.resetPassword, async ({ body, request, reply }) => {
    const { network, device, before } = await clientOf(request)
    sendDevice(reply, await resetPassword(ports, { ...body, network, device }))
    if (before.owner?.kind === 'account') forgetSession(reply)
  })

  addRoute(app, contract.changePassword, async ({ body, request, reply }) => {
    const session = await requireUser(request)
    const { device, deviceName } = await clientOf(request)
    const changed = await changePassword(ports, { ...body, session, device, deviceName })
    sendSession(reply, changed.session)
    sendDevice(reply, changed.device)
  })

  addRoute(app, contract.requestEmailChange, async ({ body, request }) => {
    const session = await requireUser(request)
    await requestEmailChange(ports, { session, email: body.email, password: body.password })
  })

  addRoute(app, contract.confirmEmailChange, async ({ body, request }) => {
    const { network } = await clientOf(request)
    return confirmEmailChange(ports, { ...body, network })
  })

  addRoute(app, security.requestVerification, async ({ request }) => {
    const { userId } = await requireUser(request)
    await requestVerification(ports, userId)
  })

  addRoute(app, security.verifyEmail, async ({ body, request }) => {
    const { userId } = await requireUser(request)
    const { network } = await clientOf(request)
    return verifyEmail(ports, { ...body, userId, network })
  })
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
    const session = await requireUser(request)
    await deleteAccount(ports, { session, password: body.password })
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
