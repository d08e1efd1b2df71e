import type { FastifyInstance } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { requireUser } from '#server/platform/sessions.ts'
import * as contracts from '#shared/api/tracked-jobs.ts'
import { AppError } from '#shared/errors.ts'
import { deleteSavedSearch, listSavedSearches, saveSearch } from './saved-searches-store.ts'
import { deleteTrackedJob, listTrackedJobs, saveTrackedJob } from './tracked-jobs-store.ts'

/** The jobs a signed-in person follows and the searches they keep; a guest's stay on the device. */
export function registerTracker(app: FastifyInstance, { database }: { database: Database }): void {
  const { db } = database

  addRoute(app, contracts.listTrackedJobs, async ({ request }) =>
    listTrackedJobs(db, (await requireUser(request)).userId),
  )

  addRoute(app, contracts.putTrackedJob, async ({ request, params, body }) => {
    const { userId } = await requireUser(request)
    expectSameId(params.id, body.id)
    return db.transaction((tx) => saveTrackedJob(tx, userId, body))
  })

  addRoute(app, contracts.deleteTrackedJob, async ({ request, params }) => {
    await deleteTrackedJob(db, (await requireUser(request)).userId, params.id)
  })

  addRoute(app, contracts.listSavedSearches, async ({ request }) =>
    listSavedSearches(db, (await requireUser(request)).userId),
  )

  addRoute(app, contracts.putSavedSearch, async ({ request, params, body }) => {
    const { userId } = await requireUser(request)
    expectSameId(params.id, body.id)
    return db.transaction((tx) => saveSearch(tx, userId, body))
  })

  addRoute(app, contracts.deleteSavedSearch, async ({ request, params }) => {
    await deleteSavedSearch(db, (await requireUser(request)).userId, params.id)
  })
}

function expectSameId(inAddress: string, inBody: string): void {
  if (inAddress === inBody) return
  const message = 'The id differs from the one in the address.'
  throw new AppError('invalid-request', { message, fields: [{ path: 'id', message }] })
}

/** For the file of all a person has here. */
export async function collectTracker({ db }: Pick<Database, 'db'>, userId: string): Promise<Record<string, string>> {
  const [followed, searches] = [await listTrackedJobs(db, userId), await listSavedSearches(db, userId)]
  return {
    ...(followed.length > 0 ? { 'jobs/followed jobs.json': JSON.stringify(followed, null, 2) } : {}),
    ...(searches.length > 0 ? { 'jobs/saved searches.json': JSON.stringify(searches, null, 2) } : {}),
  }
}
