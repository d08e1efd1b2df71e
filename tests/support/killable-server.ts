// Serves one route that stores a row, until it is killed. Prints its port when it is ready.
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { readConfig } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { FolderInUseError } from '#server/platform/database/folder-lock.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { users } from '#server/platform/database/schema/accounts.ts'
import { sendError } from '#server/platform/errors.ts'
import { defineRoute } from '#shared/api/route.ts'

const postRow = defineRoute({
  method: 'POST',
  path: '/api/test/rows',
  summary: 'Stores a row',
  body: z.object({ id: z.uuid() }),
  response: z.object({ id: z.string() }),
})

try {
  const config = readConfig()
  const database = await openDatabase(config)
  await migrateDatabase(database)
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  addRoute(app, postRow, async ({ body: { id } }) => {
    await database.db.transaction(async (tx) => {
      await tx.insert(users).values({ id, username: id, password: 'x'.repeat(2_000) })
    })
    return { id }
  })
  await app.listen({ host: '127.0.0.1', port: config.port })
  const address = app.server.address()
  process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`)
} catch (error) {
  process.stderr.write(error instanceof FolderInUseError ? `refused: ${error.message}` : String(error))
  process.exit(1)
}
