// How quick the job index is with 200,000 listings in it, on the embedded database and, where TEST_DATABASE_URL names a
// server, on PostgreSQL. Needs about 2 GB of disk in the temporary folder.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ingestListings } from '#server/jobs/listings/ingest-listings.ts'
import { searchJobs } from '#server/jobs/search/search-jobs.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { type Database, openDatabase } from '#server/platform/database/open-database.ts'
import { jobSearchSchema } from '#shared/api/jobs.ts'
import { generateListings } from './_listings.ts'

const count = Number(process.argv[2] ?? 200_000)
const today = new Date('2026-11-15T12:00:00Z')
const bars = { PGlite: { searchMs: 150, perSecond: 500 }, PostgreSQL: { searchMs: 50, perSecond: 1_000 } }

const searches = [
  { query: 'nurse' },
  { query: 'engineer' },
  { query: 'software engineer', location: 'Austin, TX' },
  { query: 'manager', jobType: 'Remote' },
  { query: 'senior data engineer', location: 'texas' },
  { query: 'rn', location: 'chicago' },
  { query: 'sofware enginer' },
  { query: 'acountant', location: 'Seatle' },
  { query: '"project manager" -senior' },
  { query: 'electrician', sort: 'newest' },
  { query: 'teacher', sort: 'salary' },
  { query: 'welder', posted: '7' },
  { query: 'driver', salary: '100000', jobType: 'Full-time' },
  { query: 'developer', page: '3' },
  { query: 'northfield health' },
  { query: 'nurse software' },
  { query: 'work' },
  { query: 'zzxqwv kjhgfd' },
  { query: 'provertion conlintion' },
  { query: 'part-time cook miami' },
  { query: 'assistant', location: 'remote' },
  { query: 'analyst', location: 'London' },
]

const results: { database: string; ingest: number; median: number; p95: number; slowest: string; passed: boolean }[] =
  []
// `--server` leaves the embedded one out.
if (!process.argv.includes('--server')) await measure('PGlite', openEmbedded)
const serverUrl = process.env.TEST_DATABASE_URL
if (serverUrl) await measure('PostgreSQL', () => openServer(serverUrl))
console.table(results)
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1

type Opened = { database: Database; analyze: () => Promise<unknown>; remove: () => Promise<void> }

async function measure(name: keyof typeof bars, open: () => Promise<Opened>): Promise<void> {
  const { database, analyze, remove } = await open()
  try {
    await migrateDatabase(database)
    const started = performance.now()
    await ingestListings(database, generateListings(count, { today }), { now: today })
    const ingest = count / ((performance.now() - started) / 1000)
    await analyze()
    const times = await timeSearches(database)
    const sorted = times.map(({ ms }) => ms).sort((one, other) => one - other)
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
    const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one))
    const bar = bars[name]
    results.push({
      database: `${name}, ${count} listings`,
      ingest: Math.round(ingest),
      median: round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      p95: round(p95),
      slowest: `${slowest.query} ${round(slowest.ms)} ms`,
      passed: p95 < bar.searchMs && ingest >= bar.perSecond,
    })
    if (process.argv.includes('--each')) console.table(times)
  } finally {
    await database.close()
    await remove()
  }
}

async function timeSearches(database: Database): Promise<{ query: string; ms: number; total: number }[]> {
  const times: { query: string; ms: number; total: number }[] = []
  for (let round = 0; round < 6; round += 1) {
    for (const search of searches) {
      const started = performance.now()
      const { total } = await searchJobs(database.db, jobSearchSchema.parse(search), { today })
      const ms = performance.now() - started
      // The first round reads the index from the disk for the first time.
      if (round > 0) times.push({ query: JSON.stringify(search), ms, total })
    }
  }
  return times
}

async function openEmbedded(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candid-bench-'))
  const database = await openDatabase({ databaseUrl: null, dataDir })
  return {
    database,
    analyze: () => database.pool.query('ANALYZE jobs'),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function openServer(url: string): Promise<Opened> {
  const name = `candid_bench_${process.pid}`
  await onServer(url, `CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: own.href, dataDir: '' })
  return {
    database,
    // On a connection of its own: those of the product stop a statement after two seconds.
    analyze: () => onServer(own.href, 'ANALYZE jobs'),
    remove: () => onServer(url, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}
