import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { describeRefusedKey } from './assistant/model/check-key.ts'
import { describeTestMode } from './billing/describe-test-mode.ts'
import { type Config, readConfig } from './config.ts'
import { readBuildInfo } from './platform/build-info.ts'
import { openBuiltPages } from './platform/built-pages.ts'
import { keepSnapshots } from './platform/database/keep-snapshots.ts'
import { logForReplica } from './platform/database/log-for-replica.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { listen } from './platform/listen.ts'
import { writeFatal, writeLine } from './platform/log.ts'
import { describeStartFailure } from './platform/start-failure.ts'
import { siteConfig } from './site/site-config.ts'
import { syncTemplates } from './templates/sync-templates.ts'

const shutdownLimitMs = 4_300
const lastWordMs = 1_000

let config: Config | null = null
try {
  config = readConfig()
  await start(config)
} catch (error) {
  writeLine(describeStartFailure(error, config), 'error')
  if (config?.logLevel !== 'silent') writeFatal(error, 'startup failed')
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const database = await openDatabase(config)
  const snapshots = await keepSnapshots({
    database,
    dataDir: config.dataDir,
    onFailure: (error) => writeLine(`No snapshot could be taken: ${String(error)}`, 'error'),
  })
  await migrateDatabase(database)
  await logForReplica(database)
  await syncTemplates(database.db)

  const app = await buildApp({
    config,
    database,
    build: readBuildInfo({ package: distFolder('../package.json'), stamp: distFolder('build-stamp') }),
    clientDir: distFolder('client'),
    pages: await openBuiltPages(
      distFolder('ssr/entry-server.js'),
      siteConfig(config, { year: new Date().getFullYear() }),
    ),
  })
  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    let isAnswered = false
    setTimeout(() => {
      // Both databases bear a process that ends without closing them.
      writeLine('Candid did not close in time and was ended. Nothing that was acknowledged is lost.', 'error')
      process.exit(isAnswered ? exitCode : 1)
    }, shutdownLimitMs).unref()
    await app.draining.drain()
    isAnswered = true
    await app.close()
    await snapshots.stop()
    await database.close()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  const fail = (error: unknown, message: string) => {
    app.log.fatal({ err: error }, message)
    app.errorReports.reportServer(error)
    // Ends itself; the report gets the moment it needs.
    void app.errorReports.settle().finally(() => process.exit(1))
    setTimeout(() => process.exit(1), lastWordMs)
  }
  // After an uncaught error the state is unknown: the process exits, and its supervisor restarts it.
  process.on('uncaughtException', (error) => fail(error, 'uncaught exception'))
  process.on('unhandledRejection', (error) => fail(error, 'unhandled rejection'))
  database.lost.then((error) => {
    if (stopping) return
    fail(error, 'the embedded database stopped')
  })

  await listen(app, config)
  writeLine(`Candid is ready at ${readyAddress(app, config)}`)
  const warning = describeTestMode(config)
  if (warning) writeLine(warning, 'error')
  const refusedKey = await describeRefusedKey(config.ai)
  if (refusedKey) writeLine(refusedKey, 'error')
}

/** Everything built is next to this file's bundle. */
function distFolder(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

function readyAddress(app: FastifyInstance, { host, port }: Config): string {
  const address = app.server.address()
  const actualPort = typeof address === 'object' ? (address?.port ?? port) : port
  const isEverywhere = host === null || host === '::' || host === '0.0.0.0'
  return `http://${isEverywhere ? 'localhost' : host}:${actualPort}`
}
