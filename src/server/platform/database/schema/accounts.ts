import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** The e-mail address as normalizeEmail spells it. */
  username: text().notNull().unique(),
  /** An argon2id hash. */
  password: text().notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  createdAt: time('created_at').notNull().defaultNow(),
})

/** A visitor without an account who owns something here, such as a purchase. */
export const guests = pgTable('guests', {
  id: uuid().primaryKey(),
  createdAt: time('created_at').notNull().defaultNow(),
})

/** One signed-in browser, or one guest's; the key itself is only in the browser's cookie. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_guest_id_index').on(table.guestId),
    index('sessions_expires_at_index').on(table.expiresAt),
    check('sessions_one_owner', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
)

/** A browser that has signed in to an account before: guesses of strangers do not count against it. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_devices_user_id_index').on(table.userId),
    index('known_devices_expires_at_index').on(table.expiresAt),
  ],
)

/** What a link in a mail may do once: set another password, or make another address the account's own. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset-password', 'change-email'] }).notNull(),
    newUsername: text('new_username'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_user_id_index').on(table.userId),
    index('account_tokens_expires_at_index').on(table.expiresAt),
  ],
)

/** How often something was tried in the current window; whoever tried is kept as a hash. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: time('resets_at').notNull(),
  },
  (table) => [index('attempts_resets_at_index').on(table.resetsAt)],
)
