import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { templates } from './templates.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Resumes and letters are kept alike: what they say is their content, how they look is their look. */
const documentColumns = () => ({
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  /** Without the photo, which is kept once for all documents and versions that show it. */
  content: jsonb().notNull(),
  photo: text(),
  templateId: integer('template_id').references(() => templates.id),
  /** The person's own style or design, those kept for other templates, and where the page stood. */
  look: jsonb().notNull().default({}),
  revision: integer().notNull().default(1),
  /** Why the document is as it is, and since when; changes of one cause within minutes are one version. */
  cause: text().notNull().default('Created'),
  causeSince: time('cause_since').notNull().defaultNow(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  deletedAt: time('deleted_at'),
})

export const resumes = pgTable('resumes', documentColumns(), (table) => [
  index('resumes_user_id_index').on(table.userId),
])

export const letters = pgTable('letters', documentColumns(), (table) => [
  index('letters_user_id_index').on(table.userId),
])

/** What a resume or letter was before; its document is in one of two tables, so no reference holds it. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: uuid().primaryKey(),
    documentId: uuid('document_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cause: text().notNull(),
    title: text().notNull(),
    content: jsonb().notNull(),
    photo: text(),
    templateId: integer('template_id'),
    look: jsonb().notNull(),
    revision: integer().notNull(),
    /** Of content and look, in characters. */
    size: integer().notNull(),
    /** When the document was last as it is here. */
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('document_versions_document_index').on(table.documentId, table.revision),
    index('document_versions_user_id_index').on(table.userId),
  ],
)

/** Photos by the SHA-256 of their data string, stored once per account. */
export const documentPhotos = pgTable(
  'document_photos',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    data: text().notNull(),
    /** Of the data, in characters. */
    size: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)
