import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import { type ClientShares, shares } from '#server/platform/client-shares.ts'
import type { ErrorReports } from '#server/platform/error-reports.ts'
import { reportError } from '#shared/api/reports.ts'
import { withoutPersonalData } from './without-personal-data.ts'

type ReportPorts = { clientShares: ClientShares; errorReports: ErrorReports }

/** Errors that happen in browsers: logged, and passed on where there is somebody to pass them on to. */
export function registerReports(app: FastifyInstance, { clientShares, errorReports }: ReportPorts): void {
  const admit = (request: FastifyRequest) => clientShares.admit(request, shares.errors)
  addRoute(app, { ...reportError, admit }, ({ body, request }) => {
    const error = withoutPersonalData(body)
    request.log.warn({ browserError: error }, 'browser error')
    errorReports.reportBrowser(error)
  })
}
