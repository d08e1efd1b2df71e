import { randomBytes } from 'node:crypto'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { type Database, openDatabase } from '#server/platform/database/open-database.ts'
import { balancedServers } from './balanced-app.ts'
import { migratedFolder, migrationsKey } from './migrated-folder.ts'

/** A PostgreSQL server on which the tests may create and drop databases; without it they run on PGlite alone. */
export const postgresUrl = process.env.TEST_DATABASE_URL || null

export type OpenTestDatabase = () => Promise<Database>

// Several servers have one PostgreSQL; an embedded database has one server.
if (balancedServers > 0 && !postgresUrl) throw new Error('TEST_BALANCER needs TEST_DATABASE_URL.')

/** On two busy cores a server that answers people within seconds refuses twenty requests at once. */
const patient = { databaseTimeoutMs: 20_000 }

const openers: Record<string, OpenTestDatabase> = {
  ...(balancedServers > 0 ? {} : { PGlite: openTestPglite }),
  ...(postgresUrl ? { PostgreSQL: () => openTestPostgres(postgresUrl, patient) } : {}),
}

/** Runs the same suite on every kind of database that is at hand, each with a fresh, migrated one. */
export function describeDatabases(name: string, suite: (open: OpenTestDatabase) => void): void {
  describe.each(Object.entries(openers))(`${name} on %s`, (_kind, open) => suite(open))
}

/**
 * For routes whose tables and statements other suites try on both: PostgreSQL where there is one, else the embedded
 * database, and every kind in the full run.
 */
export function describeOneDatabase(name: string, suite: (open: OpenTestDatabase) => void): void {
  const chosen = process.env.TEST_FULL ? Object.entries(openers) : Object.entries(openers).slice(-1)
  describe.each(chosen)(`${name} on %s`, (_kind, open) => suite(open))
}

/** For what only a PostgreSQL server can do, with the limits people meet. */
export function describePostgres(name: string, suite: (open: OpenTestDatabase) => void): void {
  describe.each(postgresUrl ? [postgresUrl] : [])(`${name} on PostgreSQL`, (url) => suite(() => openTestPostgres(url)))
}

/** For tests that one kind of database is enough for. */
export function openTestDatabase(): Promise<Database> {
  return balancedServers > 0 && postgresUrl ? openTestPostgres(postgresUrl) : openTestPglite()
}

type Reusable = { database: Database; schema: string }

declare global {
  /** Embedded databases of this process that no test file uses now. */
  var idleTestDatabases: Reusable[] | undefined
}

/** An embedded database that nobody else uses, migrated and empty: starting one takes five times as long as emptying it. */
export async function openTestPglite(): Promise<Database> {
  globalThis.idleTestDatabases ??= []
  const idle = globalThis.idleTestDatabases
  const one = idle.pop() ?? (await startTestPglite())
  const { database, schema } = one
  return {
    ...database,
    close: async () => {
      // One that a test has broken or changed by more than rows is of no use to the next.
      const isAsBefore = await emptyDatabase(database).then(
        async () => (await readSchema(database)) === schema,
        () => false,
      )
      if (isAsBefore) idle.push(one)
      else await database.close()
    },
  }
}

/** In a folder of the run, which removes it, copied from one that was created and migrated once. */
async function startTestPglite(): Promise<Reusable> {
  const dataDir = await mkdtemp(join(inject('testDatabases'), 'pglite-'))
  await cp(await migratedFolder(), dataDir, { recursive: true })
  const database = await openDatabase({ databaseUrl: null, dataDir })
  return { database, schema: await readSchema(database) }
}

async function readSchema({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM drizzle.__drizzle_migrations) AS migrations,
      (SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace) AS relations,
      (SELECT count(*) FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS functions`,
  )
  return JSON.stringify(rows)
}

async function emptyDatabase({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  await pool.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY`)
}

/** A temporary data folder that holds a migrated, empty database; the caller removes it. */
export async function createTestDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candid-test-'))
  await cp(await migratedFolder(), dataDir, { recursive: true })
  return dataDir
}

async function openTestPostgres(serverUrl: string, limits?: typeof patient): Promise<Database> {
  const { url, drop } = await createPostgresDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: url, dataDir: '', ...limits })
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** A migrated, empty database on the server; the caller drops it. */
export async function createPostgresDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `candid_test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${await postgresTemplate(serverUrl)}`)
  return {
    url: urlOf(serverUrl, name),
    drop: async () => void (await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

/** Migrated once for each set of migrations and copied from then on; made under another name, so that it is whole. */
async function postgresTemplate(serverUrl: string): Promise<string> {
  const name = `candid_template_${await migrationsKey()}`
  if (await hasPostgresDatabase(serverUrl, name)) return name
  const unfinished = `${name}_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE ${unfinished}`)
  const database = await openDatabase({ databaseUrl: urlOf(serverUrl, unfinished), dataDir: '' })
  await migrateDatabase(database)
  await database.close()
  await onServer(serverUrl, `ALTER DATABASE ${unfinished} RENAME TO ${name}`).catch(async (error: unknown) => {
    // Another test file may have been quicker.
    await onServer(serverUrl, `DROP DATABASE ${unfinished} WITH (FORCE)`)
    if (!(await hasPostgresDatabase(serverUrl, name))) throw error
  })
  return name
}

async function hasPostgresDatabase(serverUrl: string, name: string): Promise<boolean> {
  const found = await onServer(serverUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`)
  return found.rowCount === 1
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(serverUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
