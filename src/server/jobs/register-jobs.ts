import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { type ClientShares, openShares, shares } from '#server/platform/client-shares.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { toAppError } from '#server/platform/errors.ts'
import { goneSignal } from '#server/platform/gone-signal.ts'
import { scheduleWork } from '#server/platform/schedule.ts'
import { watchWork } from '#server/platform/serve-metrics.ts'
import { createFairSlots } from '#server/platform/work-pool/fair-slots.ts'
import { getJob, searchJobs as searchContract } from '#shared/api/jobs.ts'
import type { RouteQuery } from '#shared/api/route.ts'
import { refreshDueSources } from './feeds/refresh-sources.ts'
import { findJob } from './find-job.ts'
import { prepareDaily } from './prepare-daily.ts'
import { ensureSamples } from './samples/ensure-samples.ts'
import { searchJobs } from './search/search-jobs.ts'
import { enabledSources, sourceLabel } from './sources-list.ts'
import { listSilentSources, removeOthers } from './sources-store.ts'

type JobPorts = {
  config: Pick<Config, 'jobs' | 'databasePool'>
  database: Database
  clock: () => Date
  clientShares?: ClientShares
}

/** How often the table is asked whose turn it is; the sources themselves are asked every few hours. */
const askEveryMs = 5 * 60_000

export function registerJobs(app: FastifyInstance, ports: JobPorts): void {
  const { config, database, clock, clientShares = openShares } = ports
  const sources = enabledSources(config.jobs)
  const stopping = new AbortController()
  const tellUnready = (error: unknown) => {
    if (!stopping.signal.aborted) app.log.error({ err: error }, 'the listings are not ready')
  }
  const { prepare, settle } = prepareDaily({
    clock,
    // Beside real listings invented ones would only mislead.
    work: (now) =>
      sources.length === 0
        ? ensureSamples(database, { now, signal: stopping.signal })
        : removeOthers(database.db, sources),
    onUnheard: tellUnready,
  })

  const findJobs = async (query: RouteQuery<typeof searchContract>) => {
    const options = { today: clock() }
    try {
      return await searchJobs(database.readDb, query, options)
    } catch (error) {
      // A replica that is away, or too far behind, costs nobody their search.
      const isReplicas = database.readDb !== database.db && ['busy', 'internal'].includes(toAppError(error).code)
      if (!isReplicas) throw error
      return searchJobs(database.db, query, options)
    }
  }
  const search = async (query: RouteQuery<typeof searchContract>) => {
    await prepare()
    return Promise.all([findJobs(query), listSilentSources(database.db, sources)])
  }
  // Searches take longer than anything else people ask the database for: half of its connections stay free of them.
  const size = database.kind === 'embedded' ? 1 : Math.max(1, Math.floor(config.databasePool / 2))
  const slots = createFairSlots({
    size,
    queueLimit: Math.max(12, size * 4),
    clientLimit: size + 11,
    retryAfterSeconds: 1,
  })
  watchWork(app, 'searches', slots)
  const admit = (request: FastifyRequest) => clientShares.admit(request, shares.searches)

  addRoute(app, { ...searchContract, admit }, async ({ query, request, reply }) => {
    const giveBack = await slots.take(await clientShares.clientOf(request), goneSignal(reply))
    reply.header('cache-control', 'no-store')
    const [found, silent] = await search(query).finally(giveBack)
    return { ...found, silent: silent.map((one) => ({ ...one, source: sourceLabel(one.source) })) }
  })

  addRoute(app, getJob, async ({ params }) => {
    await prepare()
    return findJob(database.db, params.id)
  })

  if (sources.length > 0) {
    const options = { database, settings: config.jobs, clock, log: app.log }
    scheduleWork(app, database, {
      name: 'job-feeds',
      everyMs: askEveryMs,
      run: (signal) => refreshDueSources({ ...options, signal }),
    })
  }
  app.addHook('onListen', async () => {
    // The first search would wait for it otherwise; if it fails here, that search tries again.
    void prepare().catch(tellUnready)
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    await settle()
  })
}
