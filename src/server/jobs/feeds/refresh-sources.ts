import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { ingestListings } from '../listings/ingest-listings.ts'
import { enabledSources, jobSources } from '../sources-list.ts'
import { endTurn, releaseTurn, removeAged, removeUnseen, takeTurn } from '../sources-store.ts'
import { type FetchOptions, fetchSource } from './fetch-source.ts'
import { oldestDays } from './to-listing.ts'

export type RefreshOptions = Omit<FetchOptions, 'now' | 'settings'> & {
  database: Pick<Database, 'db' | 'backgroundDb' | 'kind' | 'pool'>
  settings: Config['jobs']
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Gives each source that is due its turn, one after the other. Safe to run in several processes on one database. */
export async function refreshDueSources(options: RefreshOptions): Promise<void> {
  let isChanged = false
  for (const name of enabledSources(options.settings)) {
    if (options.signal?.aborted) return
    if (await refreshSource(name, options)) isChanged = true
  }
  if (!isChanged || options.signal?.aborted) return
  await removeAged(options.database.db, { now: options.clock(), oldestDays })
  // PostgreSQL cleans up on its own; the embedded database doesn't.
  if (options.database.kind === 'embedded') await options.database.pool.query('VACUUM jobs')
}

async function refreshSource(name: string, options: RefreshOptions): Promise<boolean> {
  const { database, clock, log } = options
  const source = jobSources[name]
  const started = clock()
  if (!source || !(await takeTurn(database.db, name, started))) return false
  const { listings, passedOver, failure } = await fetchSource(name, source, { ...options, now: started })
  const { signal } = options
  const ingested = await ingestListings(database, listings, { now: started, ...(signal ? { signal } : {}) }).catch(
    (error: unknown) => {
      if (!signal?.aborted) throw error
    },
  )
  if (!ingested) {
    await releaseTurn(database.db, name)
    return false
  }
  const { stored, joined } = ingested
  if (source.isComplete && failure === null) await removeUnseen(database.db, name, started)
  await endTurn(database.db, name, { now: clock(), failure, everyHours: source.everyHours })
  const result = { source: name, stored, joined, passedOver }
  if (failure === null) log.info(result, 'job source refreshed')
  else log.warn({ ...result, failure }, 'job source failed')
  return true
}
