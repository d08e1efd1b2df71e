import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Creating a database takes seconds, copying one a fraction of that; the copy is made anew when migrations change. */
export async function migratedFolder(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/candid-test-database', await migrationsKey())
  if (existsSync(folder)) return folder
  await mkdir(dirname(folder), { recursive: true })
  const building = await mkdtemp(`${folder}-`)
  const database = await openDatabase({ databaseUrl: null, dataDir: building })
  await migrateDatabase(database)
  await database.close()
  // Another test file may have been quicker.
  await rename(building, folder).catch(() => rm(building, { recursive: true, force: true }))
  return folder
}

/** Another one for another set of migrations, or another embedded database. */
export async function migrationsKey(): Promise<string> {
  const hash = createHash('sha256')
  const migrations = join(root, 'src/server/platform/migrations')
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(join(migrations, name)))
  }
  const pgliteEntry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(await readFile(join(dirname(pgliteEntry), '../package.json')))
  return hash.digest('hex').slice(0, 16)
}
