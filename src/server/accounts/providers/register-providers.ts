import type { FastifyInstance } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import { findOwner, requireProof, requireUser } from '#server/platform/sessions.ts'
import * as contract from '#shared/api/account-security.ts'
import { AppError } from '#shared/errors.ts'
import { findUser, lockUser } from '../account-store.ts'
import { ensureBrowser } from '../challenges.ts'
import { clientOf, sendSignedIn } from '../client-of.ts'
import type { AccountPorts } from '../ports.ts'
import { recordEvent } from '../security-log.ts'
import { refuseLastWayIn } from '../ways-in.ts'
import { deleteIdentities, listIssuersOf } from './identity-store.ts'
import { openProvider, type Provider } from './open-provider.ts'
import { beginProvider, finishProvider } from './sign-in-by-provider.ts'

/** Sign-in through the configured providers; without any, none of this exists. */
export function registerProviders(app: FastifyInstance, ports: AccountPorts): void {
  const { config, database, clock } = ports
  if (config.oidc.length === 0) return
  const providers = config.oidc.map((settings) => openProvider(settings, { clock }))

  function find({ provider: id }: { provider: string }): Provider {
    const found = providers.find((provider) => provider.id === id)
    if (!found) throw new AppError('not-found')
    return found
  }

  addRoute(app, contract.startProvider, async ({ params, body, request, reply }) => {
    const provider = find(params)
    const { network } = await clientOf(request)
    return beginProvider(ports, { provider, network, browser: ensureBrowser(request, reply), next: body.next ?? null })
  })

  addRoute(app, contract.finishProvider, async ({ params, body, request, reply }) => {
    const provider = find(params)
    const isAccount = (await findOwner(request))?.kind === 'account'
    const session = isAccount ? await requireUser(request) : null
    const client = await clientOf(request)
    const { signedIn, ...answer } = await finishProvider(ports, { provider, ...body, client, session })
    if (signedIn) sendSignedIn(reply, signedIn)
    return answer
  })

  addRoute(app, contract.listConnections, async ({ request }) => {
    const { userId } = await requireUser(request)
    const issuers = await listIssuersOf(database.db, userId)
    return { providers: providers.filter(({ issuer }) => issuers.includes(issuer)).map(({ id }) => id) }
  })

  addRoute(app, contract.removeConnection, async ({ params, request }) => {
    const { userId } = await requireProof(request)
    const { issuer, name } = find(params)
    const user = await findUser(database.db, userId)
    if (!user) throw new AppError('sign-in-required')
    await database.db.transaction(async (tx) => {
      if (!(await lockUser(tx, user))) throw new AppError('conflict')
      await refuseLastWayIn(tx, user)
      if (!(await deleteIdentities(tx, { userId, issuer }))) throw new AppError('not-found')
      await recordEvent(tx, { userId, kind: 'provider-removed', detail: name, now: clock() })
    })
  })
}
