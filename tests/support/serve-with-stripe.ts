// The built pages with Stripe switched on, on a port and a data folder of its own; Stripe is the stand-in. Prints its
// address when it is ready.
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { buildApp, type Feature } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { openBuiltPages } from '#server/platform/built-pages.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { siteConfig } from '#server/site/site-config.ts'
import { syncTemplates } from '#server/templates/sync-templates.ts'
import { defineRoute } from '#shared/api/route.ts'
import { startStripeStandIn, stripeKeys } from './stripe-stand-in/start.ts'

/** What Stripe's own servers do when the form in the page is confirmed. */
const confirmAtStripe = defineRoute({
  method: 'POST',
  path: '/api/test/stripe-confirm',
  summary: 'Pays at the stand-in and sends its events',
  body: z.object({ clientSecret: z.string(), isHeard: z.boolean().default(true) }),
})

const dist = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))

const config = readConfig({ ...process.env, ...stripeKeys })
const database = await openDatabase(config)
await migrateDatabase(database)
await syncTemplates(database.db)
const stripe = await startStripeStandIn()

const addConfirm: Feature = (scope) =>
  addRoute(scope, confirmAtStripe, async ({ body: { clientSecret, isHeard } }) => {
    stripe.books.payWith(clientSecret)
    for (const event of stripe.books.events.splice(0)) {
      if (!isHeard) continue
      const { body, headers } = stripe.sign(event)
      await scope.inject({
        method: 'POST',
        url: '/api/billing/webhook',
        payload: body,
        headers: { ...headers, 'content-type': 'application/json' },
      })
    }
    return undefined
  })

const app = await buildApp({
  config,
  database,
  clientDir: dist('client'),
  pages: await openBuiltPages(dist('ssr/entry-server.js'), siteConfig(config, { year: new Date().getFullYear() })),
  paymentProvider: stripe.provider,
  extraFeatures: [addConfirm],
})
await app.listen({ host: '127.0.0.1', port: config.port })
process.stdout.write(`ready ${config.publicUrl}\n`)

const stop = async () => {
  await app.close()
  await stripe.close()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
