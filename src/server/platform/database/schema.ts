import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  username: text().notNull().unique(),
  password: text().notNull(),
})

export const templates = pgTable('templates', {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  thumbnail: text(),
  style: jsonb().notNull(),
  isPopular: boolean('is_popular').notNull().default(false),
  category: text().notNull(),
})

export const resumes = pgTable(
  'resumes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: jsonb().notNull(),
    templateId: integer('template_id').references(() => templates.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('resumes_user_id_index').on(table.userId)],
)
