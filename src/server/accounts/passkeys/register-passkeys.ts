import type { FastifyInstance } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import { findRelyingParty } from '#server/platform/relying-party.ts'
import { requireProof, requireUser } from '#server/platform/sessions.ts'
import { proveSession } from '#server/platform/sessions-store.ts'
import * as contract from '#shared/api/account-security.ts'
import { AppError } from '#shared/errors.ts'
import { toAccount } from '../account-store.ts'
import { ensureBrowser } from '../challenges.ts'
import { clientOf, sendSignedIn } from '../client-of.ts'
import type { AccountPorts } from '../ports.ts'
import { addPasskey, removePasskey, startAddingPasskey } from './change-passkeys.ts'
import { listPasskeysOf, toPasskey, updatePasskey } from './passkey-store.ts'
import { checkPasskey, signInWithPasskey, startPasskey } from './use-passkey.ts'

/** Where no browser would take a passkey none of this is there. */
export function registerPasskeys(app: FastifyInstance, ports: AccountPorts): void {
  const { db } = ports.database
  const party = findRelyingParty(ports.config.publicUrl)
  if (!party) return

  addRoute(app, contract.startPasskey, async ({ request, reply }) => {
    const { network } = await clientOf(request)
    return { options: { ...(await startPasskey(ports, { party, network, browser: ensureBrowser(request, reply) })) } }
  })

  addRoute(app, contract.signInWithPasskey, async ({ body, request, reply }) => {
    const client = await clientOf(request)
    const signedIn = await signInWithPasskey(ports, { ...body, party, client })
    sendSignedIn(reply, signedIn)
    return toAccount(signedIn.user)
  })

  addRoute(app, contract.provePasskey, async ({ body, request }) => {
    const { userId, sessionId } = await requireUser(request)
    const { network, browser } = await clientOf(request)
    const shown = await checkPasskey(ports, { ...body, party, network, browser })
    if (shown.userId !== userId) {
      throw new AppError('forbidden', { message: 'This passkey belongs to another account.' })
    }
    await proveSession(db, { id: sessionId, now: ports.clock() })
  })

  addRoute(app, contract.listPasskeys, async ({ request }) => {
    const { userId } = await requireUser(request)
    return { passkeys: (await listPasskeysOf(db, userId)).map(toPasskey) }
  })

  addRoute(app, contract.startAddingPasskey, async ({ request, reply }) => {
    const { userId } = await requireProof(request)
    const asked = { party, userId, browser: ensureBrowser(request, reply) }
    return { options: { ...(await startAddingPasskey(ports, asked)) } }
  })

  addRoute(app, contract.addPasskey, async ({ body, request }) => {
    const { userId } = await requireProof(request)
    const { browser, deviceName } = await clientOf(request)
    return addPasskey(ports, { ...body, party, userId, browser, deviceName })
  })

  addRoute(app, contract.renamePasskey, async ({ params, body, request }) => {
    const { userId } = await requireUser(request)
    const renamed = await updatePasskey(db, { ...params, userId }, body)
    if (!renamed) throw new AppError('not-found')
    return toPasskey(renamed)
  })

  addRoute(app, contract.removePasskey, async ({ params, request }) => {
    const { userId } = await requireProof(request)
    await removePasskey(ports, { ...params, userId })
  })
}
