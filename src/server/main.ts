import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { describeTestMode } from './billing/describe-test-mode.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openBuiltPages } from './platform/built-pages.ts'
import { FolderInUseError } from './platform/database/folder-lock.ts'
import { keepSnapshots } from './platform/database/keep-snapshots.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { listen } from './platform/listen.ts'
import { writeLine } from './platform/log.ts'
import { siteConfig } from './site/site-config.ts'
import { syncTemplates } from './templates/sync-templates.ts'

const shutdownLimitMs = 20_000

try {
  await start()
} catch (error) {
  writeLine(describeFailure(error), 'error')
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config)
  const snapshots = await keepSnapshots({
    database,
    dataDir: config.dataDir,
    onFailure: (error) => writeLine(`No snapshot could be taken: ${String(error)}`, 'error'),
  })
  await migrateDatabase(database)
  await syncTemplates(database.db)

  const app = await buildApp({
    config,
    database,
    clientDir: distFolder('client'),
    pages: await openBuiltPages(
      distFolder('ssr/entry-server.js'),
      siteConfig(config, { year: new Date().getFullYear() }),
    ),
  })
  app.addHook('onClose', async () => {
    await snapshots.stop()
    await database.close()
  })

  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), shutdownLimitMs).unref()
    await app.close()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  database.lost.then((error) => {
    if (stopping) return
    app.log.fatal({ err: error }, 'the embedded database stopped')
    process.exit(1)
  })

  await listen(app, config)
  writeLine(`Candid is ready at ${readyAddress(app, config)}`)
  const warning = describeTestMode(config)
  if (warning) writeLine(warning, 'error')
}

/** Everything built stands beside the bundle of this file. */
function distFolder(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

function readyAddress(app: FastifyInstance, { host, port }: Config): string {
  const address = app.server.address()
  const actualPort = typeof address === 'object' ? (address?.port ?? port) : port
  const isEverywhere = host === null || host === '::' || host === '0.0.0.0'
  return `http://${isEverywhere ? 'localhost' : host}:${actualPort}`
}

function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  if (!(error instanceof Error)) return 'Candid could not start.'
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'Candid could not start: the port is taken by another program. Set PORT to a free one.'
  }
  return `Candid could not start: ${error.stack ?? error.message}`
}
