import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifySwagger from '@fastify/swagger'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAccounts } from './accounts/register-accounts.ts'
import { registerAssistant } from './assistant/register-assistant.ts'
import type { Fact } from './billing/fact.ts'
import { forgetVisitors } from './billing/guest-orders.ts'
import { type Billing, openBilling } from './billing/open-billing.ts'
import type { ProviderEntry } from './billing/provider.ts'
import { registerBilling } from './billing/register-billing.ts'
import type { Config } from './config.ts'
import { registerDocs } from './docs/register-docs.ts'
import { collectExport as collectDocuments } from './documents/collect-export.ts'
import { purgeDocuments } from './documents/purge-documents.ts'
import { registerDocuments } from './documents/register-documents.ts'
import { registerExports } from './exports/register-exports.ts'
import { registerHealth } from './health/register-health.ts'
import { registerImports } from './imports/register-imports.ts'
import { registerJobs } from './jobs/register-jobs.ts'
import { collectTracker, registerTracker } from './jobs/tracker/register-tracker.ts'
import { answerBrokenConnections } from './platform/broken-connections.ts'
import type { BuildInfo } from './platform/build-info.ts'
import { type ClientShares, createClientShares } from './platform/client-shares.ts'
import { keepPublicAnswers } from './platform/compression.ts'
import type { Database } from './platform/database/open-database.ts'
import { addDraining } from './platform/draining.ts'
import { type ErrorReports, openErrorReports } from './platform/error-reports.ts'
import { sendError } from './platform/errors.ts'
import { limitJsonParts } from './platform/json-bodies.ts'
import { type LogStream, logOptions, logResponses } from './platform/log.ts'
import { type Mail, openMail } from './platform/mail.ts'
import { refuseForeignOrigins } from './platform/origin-check.ts'
import { addPages, answerEarlyForms, type RenderPage } from './platform/pages.ts'
import { outlastRefusedBodies } from './platform/refused-bodies.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { addMetrics } from './platform/serve-metrics.ts'
import { addSessions } from './platform/sessions.ts'
import { openStaticFiles } from './platform/static-files.ts'
import { watchUnknownPaths } from './platform/unknown-paths.ts'
import { startWatchdog, type Watchdog } from './platform/watchdog.ts'
import { registerReports } from './reports/register-reports.ts'
import { registerSite } from './site/register-site.ts'
import { findTemplate } from './templates/find-template.ts'
import { registerTemplates } from './templates/register-templates.ts'

/** What app.ts hands to every feature. */
type Ports = {
  config: Config
  database: Database
  /** The time of day; tests move it. */
  clock: () => Date
  mail: Mail
  /** What one client may ask for. */
  clientShares: ClientShares
  build: BuildInfo
  errorReports: ErrorReports
}
export type Feature = (app: FastifyInstance, ports: Ports) => void | Promise<void>

export type AppDeps = Omit<Ports, 'clock' | 'mail' | 'clientShares' | 'build' | 'errorReports'> & {
  clock?: Ports['clock']
  /** None in development, where it changes with every keystroke. */
  build?: BuildInfo
  mail?: Mail
  /** Replaces the one that watches this process. */
  watchdog?: Watchdog
  /** Replaces the one the configuration chooses. */
  paymentProvider?: ProviderEntry
  pages: RenderPage
  /** The folder of built files; none in development, where Vite serves them. */
  clientDir?: string
  /** Runs before any route is there: Vite's middleware in development. */
  prepare?: (app: FastifyInstance) => Promise<void>
  /** Features of a test or a benchmark, beside the product's own. */
  extraFeatures?: Feature[]
  logStream?: LogStream
  development?: boolean
}

/** Siblings meet here and nowhere else. */
const listFeatures = (billing: Billing): Feature[] => [
  registerHealth,
  registerSite,
  registerTemplates,
  (app, ports) =>
    registerAccounts(app, {
      ...ports,
      claimGuest: [billing.claimGuest],
      onDeleteAccount: [billing.onDeleteAccount],
      collectExport: [
        billing.collectExport,
        (userId) => collectDocuments(ports.database.db, { userId, now: ports.clock() }),
        (userId) => collectTracker(ports.database, userId),
      ],
      onCleanUp: [(now) => purgeDocuments(ports.database.db, now), (now) => forgetVisitors(ports.database.db, now)],
    }),
  (app, { config, clientShares }) => registerExports(app, { config, clientShares, findTemplate, ...billing.gate }),
  (app, { database, clock }) => registerDocuments(app, { database, clock, findTemplate }),
  (app, { config, clientShares }) => registerImports(app, { config, clientShares }),
  (app) => registerBilling(app, billing),
  registerAssistant,
  registerJobs,
  (app, { database }) => registerTracker(app, { database }),
  registerReports,
  registerDocs,
]

const defaultBodyLimit = 1024 * 1024

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, build = { version: 'development' } } = deps
  const options: FastifyServerOptions = {
    ...logOptions(config, deps.logStream),
    bodyLimit: defaultBodyLimit,
    trustProxy: trustedProxies(config.trustProxy),
    requestTimeout: 120_000,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: answerBrokenConnections,
  }
  const app = fastify(options)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => {
    sendError(error, request, reply)
    if (reply.statusCode !== 500) return
    errorReports.reportServer(error, { route: request.routeOptions.url ?? 'unknown', requestId: request.id })
  })
  app.removeContentTypeParser('text/plain')
  limitJsonParts(app)

  outlastRefusedBodies(app)
  addDraining(app)
  logResponses(app)
  const metrics = addMetrics(app, { token: config.metricsToken, build, database })
  const errorReports = openErrorReports({ url: config.errorReportUrl, build, metrics, log: app.log })
  app.decorate('errorReports', errorReports)
  app.addHook('onClose', () => errorReports.settle())
  addSecurityHeaders(app, {
    publicUrl: config.publicUrl,
    stripe: config.stripe !== null,
    development: deps.development ?? false,
  })
  refuseForeignOrigins(app, config)
  keepPublicAnswers(app)
  await deps.prepare?.(app)
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Candid', version: '1' } },
    transform: jsonSchemaTransform,
  })
  const files = deps.clientDir ? await openStaticFiles(app, deps.clientDir) : null
  answerEarlyForms(app)
  watchUnknownPaths(app)
  addPages(app, { render: deps.pages, files })

  const mail = deps.mail ?? openMail(config, (result) => metrics.count('mail_total', { result }))
  app.addHook('onClose', () => mail.settle())
  const clock = deps.clock ?? (() => new Date())
  const watchdog = deps.watchdog ?? startWatchdog({ onLag: (lag) => app.log.warn(lag, 'event loop lag') })
  app.addHook('onClose', async () => watchdog.stop())
  const clientShares = createClientShares({ database, clock, watchdog, log: app.log })
  const ports: Ports = { config, database, clock, mail, clientShares, build, errorReports }
  await addSessions(app, ports)
  const payment = deps.paymentProvider ? { provider: deps.paymentProvider } : {}
  const onRecorded = ({ kind, ...fact }: Fact) =>
    metrics.count('billing_facts_total', { kind, state: 'state' in fact ? fact.state : '' })
  const features = listFeatures(openBilling({ ...ports, ...payment, log: app.log, onRecorded }))
  for (const register of [...features, ...(deps.extraFeatures ?? [])]) await register(app, ports)
  return app
}

function trustedProxies(trust: Config['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}
