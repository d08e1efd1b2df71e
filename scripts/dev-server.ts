/** The development server: the product's own app, with Vite's middleware instead of the built files. Run by dev.mjs. */
import middie from '@fastify/middie'
import { createServer, type ViteDevServer } from 'vite'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { listen } from '#server/platform/listen.ts'
import type { Page } from '#server/platform/pages.ts'
import { isApiPath } from '#server/platform/security-headers.ts'
import { siteConfig } from '#server/site/site-config.ts'
import { syncTemplates } from '#server/templates/sync-templates.ts'
import type { SiteConfig } from '#shared/site-config.ts'

interface PageRenderer {
  renderPage: (url: string, site: SiteConfig) => Promise<Page>
}

const config = readConfig()
const site = siteConfig(config, { year: new Date().getFullYear() })

const database = await openDatabase(config)
await migrateDatabase(database)
await syncTemplates(database.db)

let vite: ViteDevServer | undefined
const app = await buildApp({
  config,
  database,
  development: true,
  pages: renderWithVite,
  prepare: async (app) => {
    const server = await createServer({
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    })
    vite = server
    await app.register(middie)
    app.use((request, response, next) => {
      if (isApiPath(request.url ?? '')) return next()
      server.middlewares(request, response, next)
    })
  },
})
app.addHook('onClose', async () => {
  await vite?.close()
  await database.close()
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close()
    process.exit(0)
  })
}

await listen(app, config)
console.log(`Candid is ready for work at http://localhost:${config.port}`)

async function renderWithVite(url: string): Promise<Page> {
  if (!vite) throw new Error('Vite has not started')
  // The module is a file of this repository with exactly this export.
  const { renderPage } = (await vite.ssrLoadModule('/src/client/entry-server.tsx')) as PageRenderer
  const { status, html } = await renderPage(url, site)
  return { status, html: await vite.transformIndexHtml(url, html) }
}
