import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row for each piece of scheduled work that some process on this database is doing right now. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  /** Moved on while the holder lives; what it does not move on any more, another process may take. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
