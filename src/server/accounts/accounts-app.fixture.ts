import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { readConfig } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendError } from '#server/platform/errors.ts'
import type { Mail } from '#server/platform/mail.ts'
import { addSessions, ensureOwner } from '#server/platform/sessions.ts'
import { defineRoute } from '#shared/api/route.ts'
import type { AccountPorts } from './ports.ts'
import { registerAccounts } from './register-accounts.ts'

type NeighbourPorts = Pick<AccountPorts, 'claimGuest' | 'onDeleteAccount' | 'collectExport'>

const getGuest = defineRoute({
  method: 'GET',
  path: '/api/test/owner',
  summary: 'Makes whoever asks an owner',
  response: z.object({ kind: z.string(), guestId: z.string().optional() }),
})

/** Accounts with neighbours of a test's own making, and a route that makes a visitor a guest. */
export async function buildAccountsApp(
  { database, mail }: { database: Database; mail: Mail },
  neighbours: Partial<NeighbourPorts>,
): Promise<FastifyInstance> {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  const ports = { config: readConfig({}), database, mail, clock: () => new Date() }
  await addSessions(app, ports)
  registerAccounts(app, {
    ...ports,
    claimGuest: [],
    onDeleteAccount: [],
    collectExport: [],
    onCleanUp: [],
    ...neighbours,
  })
  addRoute(app, getGuest, ({ request, reply }) => ensureOwner(request, reply))
  return app
}
