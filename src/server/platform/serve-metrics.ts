import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { BuildInfo } from './build-info.ts'
import type { Database } from './database/open-database.ts'
import { createMetrics, type Metrics, type Sample } from './metrics.ts'
import type { FairSlots } from './work-pool/fair-slots.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

type MetricsOptions = { token: string | null; build: BuildInfo; database: Pick<Database, 'pool' | 'background'> }

/** Counts from startup on, and serves /metrics to clients with the token. Without a token there is no such page. */
export function addMetrics(app: FastifyInstance, { token, build, database }: MetricsOptions): Metrics {
  const metrics = createMetrics()
  app.decorate('metrics', metrics)
  if (token === null) return metrics

  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the address itself: that may carry ids, and there are endlessly many.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown' }
    metrics.count('http_requests_total', { ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` })
    metrics.observe('http_request_duration_seconds', labels, reply.elapsedTime / 1000)
    done()
  })
  watchProcess(app, metrics)
  metrics.watch('build_info', () => [{ labels: { version: build.version, build: build.build ?? '' }, value: 1 }])
  const pools = database.pool === database.background ? ['requests'] : ['requests', 'background']
  const poolOf = (name: string) => (name === 'requests' ? database.pool : database.background)
  const perPool = (read: (pool: Database['pool']) => number) => () =>
    pools.map((pool): Sample => ({ labels: { pool }, value: read(poolOf(pool)) }))
  metrics.watch(
    'database_connections',
    perPool(({ totalCount }) => totalCount),
  )
  metrics.watch(
    'database_idle_connections',
    perPool(({ idleCount }) => idleCount),
  )
  metrics.watch(
    'database_waiting',
    perPool(({ waitingCount }) => waitingCount),
  )

  const wanted = digest(`Bearer ${token}`)
  app.get('/metrics', { schema: { hide: true } }, (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      throw new AppError('forbidden', { message: 'The metrics need their token.' })
    }
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.write())
  })
  return metrics
}

/** Shows how full a pool is. An app built around one feature alone has no metrics. */
export function watchWork(app: FastifyInstance, pool: string, { stats }: Pick<FairSlots, 'stats'>): void {
  if (!app.hasDecorator('metrics')) return
  const read = (key: keyof ReturnType<typeof stats>) => () => [{ labels: { pool }, value: stats()[key] }]
  app.metrics.watch('work_running', read('running'))
  app.metrics.watch('work_waiting', read('waiting'))
  app.metrics.watch('work_refused_total', read('refused'))
  app.metrics.watch('work_killed_total', read('killed'))
}

function watchProcess(app: FastifyInstance, metrics: Metrics): void {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  app.addHook('onClose', async () => void delays.disable())
  metrics.watch('event_loop_delay_seconds', () => {
    const samples = [50, 99, 100].map((percent) => ({
      labels: { quantile: String(percent / 100) },
      // Before the first timer it says NaN.
      value: (delays.percentile(percent) || 0) / 1e9,
    }))
    delays.reset()
    return samples
  })
  metrics.watch('process_resident_memory_bytes', () => [{ value: process.memoryUsage.rss() }])
  metrics.watch('process_heap_bytes', () => [{ value: process.memoryUsage().heapUsed }])
  metrics.watch('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
  metrics.watch('process_uptime_seconds', () => [{ value: process.uptime() }])
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
