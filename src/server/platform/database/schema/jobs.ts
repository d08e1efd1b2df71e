import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Listings come again from their sources, so the table is unlogged (a migration of its own says so): snapshots leave
 * it out, and it is empty after a crash.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    source: text().notNull(),
    /** The same for one opening wherever it is posted. */
    fingerprint: text().notNull(),
    title: text().notNull(),
    company: text().notNull(),
    logo: text(),
    types: text().array().notNull(),
    location: text().notNull(),
    /** Where it is, in words a search may use: state names, codes, country. */
    places: text().notNull(),
    salary: text(),
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    salaryCurrency: text('salary_currency'),
    postedOn: date('posted_on').notNull(),
    description: text().notNull(),
    url: text().notNull(),
    alsoAt: jsonb('also_at').$type<{ source: string; url: string }[]>().notNull(),
    sample: boolean().notNull(),
    /** Of all the rest: what came again unchanged is only marked as seen. */
    digest: text().notNull(),
    /** In no index, so that marking a listing as seen leaves the indexes alone. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** Everything a filter asks for, as words of the index: an index meets them without touching a row. */
    tags: text().array().notNull(),
    /** What ranks: short, so that a thousand candidates are ranked without reading their descriptions. */
    head: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', ${jobs.title}), 'A') || setweight(to_tsvector('english', ${jobs.company}), 'B') || setweight(to_tsvector('english', ${jobs.places}), 'D') || array_to_tsvector(${jobs.tags})`,
      ),
    document: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', ${jobs.title}), 'A') || setweight(to_tsvector('english', ${jobs.company}), 'B') || setweight(to_tsvector('english', ${jobs.places}), 'D') || array_to_tsvector(${jobs.tags}) || setweight(to_tsvector('english', ${jobs.description}), 'C')`,
      ),
  },
  (table) => [
    index('jobs_head_index').using('gin', table.head),
    index('jobs_document_index').using('gin', table.document),
    index('jobs_fingerprint_index').on(table.fingerprint),
  ],
)

/** The words and cities in the listings, used to correct typos. Unlogged, like the listings. */
export const jobWords = pgTable(
  'job_words',
  {
    kind: text({ enum: ['word', 'city'] }).notNull(),
    word: text().notNull(),
    stem: text().notNull(),
    /** 3 is in titles, 2 in names and places, 1 in descriptions only. */
    weight: smallint().notNull(),
  },
  (table) => [
    uniqueIndex('job_words_index').on(table.word, table.kind),
    index('job_words_stem_index').on(table.stem),
    index('job_words_trigram_index').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/** One row a source that is switched on: whose turn it is, and how the last turn went. */
export const jobSources = pgTable('job_sources', {
  source: text().primaryKey(),
  /** Held by the process that refreshes; it lapses by itself when that process dies. */
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  /** Since when it has not answered; null while it does. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  failures: integer().notNull().default(0),
  note: text(),
})

export const trackedJobs = pgTable(
  'tracked_jobs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').notNull(),
    /** The listing as it was: it ages out of the index. */
    job: jsonb().notNull(),
    status: text().notNull(),
    notes: text().notNull(),
    documents: jsonb().notNull(),
    history: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('tracked_jobs_user_job_index').on(table.userId, table.jobId)],
)

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    search: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('saved_searches_user_index').on(table.userId)],
)
