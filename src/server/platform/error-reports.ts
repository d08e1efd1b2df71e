// Passes errors on to the operator's own collector: small, without personal data, and never in anybody's way.
import type { FastifyBaseLogger } from 'fastify'
import type { BuildInfo } from './build-info.ts'
import { openHttp } from './http.ts'
import { describeError, type ErrorDescription } from './log.ts'
import type { Metrics } from './metrics.ts'

export type ErrorReports = {
  /** Of the server: described as in the log, without a word of the database's. */
  reportServer(error: unknown, about?: { route?: string; requestId?: string }): void
  reportBrowser(error: { type: string; message: string; stack: string; page: string }): void
  /** Resolves when nothing is in progress any more. */
  settle(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    errorReports: ErrorReports
  }
}

type ReportOptions = {
  url: string | null
  build: BuildInfo
  metrics: Pick<Metrics, 'count'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** A broken release fails for everybody at once; the first few say it all. */
const mostUnderWay = 4
const timeoutMs = 5_000

export function openErrorReports({ url, build, metrics, log }: ReportOptions): ErrorReports {
  const underWay = new Set<Promise<void>>()
  const call = url ? openHttp({ hosts: [new URL(url).host], timeoutMs, maxBytes: 64 * 1024, redirects: 0 }) : null

  const pass = (source: 'server' | 'browser', error: ErrorDescription, about: Record<string, string | undefined>) => {
    metrics.count('errors_total', { source })
    if (!call || !url) return
    if (underWay.size >= mostUnderWay) return metrics.count('error_reports_dropped_total')
    const body = JSON.stringify({ source, time: new Date().toISOString(), ...build, ...about, error })
    const sending = call(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      .then(async (answer) => {
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`answered ${answer.status}`)
      })
      .catch((failure: unknown) => {
        metrics.count('error_reports_dropped_total')
        log.warn({ err: failure }, 'an error could not be reported')
      })
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  return {
    reportServer: (error, about = {}) => pass('server', describeError(error), about),
    reportBrowser: ({ page, ...error }) => pass('browser', error, { page }),
    settle: async () => void (await Promise.all(underWay)),
  }
}
