import type { Database } from './open-database.ts'

/** Job listings are unlogged, and such a table is empty on a replica: where one is to read them, they are logged after all. */
export async function logForReplica({
  db,
  readDb,
  background,
}: Pick<Database, 'db' | 'readDb' | 'background'>): Promise<void> {
  if (readDb === db) return
  const { rows } = await background.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind = 'r' AND relpersistence = 'u' AND relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await background.query(`ALTER TABLE ${name} SET LOGGED`)
}
