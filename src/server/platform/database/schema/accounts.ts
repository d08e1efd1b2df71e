import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SecurityEventKind } from '#shared/api/account-security.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** The e-mail address as normalizeEmail spells it. */
  username: text().notNull().unique(),
  /** An argon2id hash; null for somebody who has only ever come by a provider. */
  password: text(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  createdAt: time('created_at').notNull().defaultNow(),
  /** When the address was last proved to be the person's own; null until then. */
  emailVerifiedAt: time('email_verified_at'),
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
    /** What a session is called by where its key must not be shown. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    /** The browser in words, such as Firefox on Windows. */
    device: text().notNull().default(''),
    createdAt: time('created_at').notNull().defaultNow(),
    /** To the day. */
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
    /** When the person last showed in this session that it is them; null for sessions older than the column. */
    provedAt: time('proved_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id_index').on(table.id),
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

/** What a link in a mail may do once: set another password, or show that an address is the person's own. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset-password', 'change-email', 'verify-email'] }).notNull(),
    newUsername: text('new_username'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_user_id_index').on(table.userId),
    index('account_tokens_expires_at_index').on(table.expiresAt),
  ],
)

/** A key on a person's device that signs in without a password; only its public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's own id, in base64url like its key. */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as the authenticator counts; a copy would count from further back. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
)

/** Who somebody is at a sign-in provider. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user_id_index').on(table.userId),
  ],
)

/** What this server has asked and whose answer it still waits for; only the browser it asked can answer, and once. */
export const challenges = pgTable(
  'challenges',
  {
    keyHash: text('key_hash').primaryKey(),
    purpose: text({ enum: ['add-passkey', 'use-passkey', 'provider', 'connect-provider'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('challenges_user_id_index').on(table.userId),
    index('challenges_expires_at_index').on(table.expiresAt),
  ],
)

/** What happened to the safety of an account, for its owner to read. Where somebody was is not kept. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<SecurityEventKind>().notNull(),
    /** The browser in words, or the name of what was added or removed. */
    detail: text().notNull().default(''),
    count: integer().notNull().default(1),
    at: time('at').notNull(),
  },
  (table) => [
    index('security_events_user_id_at_index').on(table.userId, table.at),
    index('security_events_at_index').on(table.at),
  ],
)

/** How often something was tried in the current window; the subject is stored as a hash. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: time('resets_at').notNull(),
  },
  (table) => [index('attempts_resets_at_index').on(table.resetsAt)],
)
