// Takes signed events of a payment provider until it is killed. Prints its port when it is ready.
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openBilling } from '#server/billing/open-billing.ts'
import { registerBilling } from '#server/billing/register-billing.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { sendError } from '#server/platform/errors.ts'
import { addSessions } from '#server/platform/sessions.ts'
import { stormProvider } from './storm-provider.ts'

const config = readConfig()
const database = await openDatabase(config)
const app = fastify()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
app.setErrorHandler(sendError)
const clock = () => new Date()
const mail = { send: async () => {}, post: () => {}, settle: async () => {} }
await addSessions(app, { config, database, clock })
registerBilling(app, openBilling({ config, database, clock, mail, log: app.log, provider: stormProvider }))
await app.listen({ host: '127.0.0.1', port: config.port })
const address = app.server.address()
process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`)
