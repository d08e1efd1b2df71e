import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const templates = pgTable('templates', {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  thumbnail: text(),
  style: jsonb().notNull(),
  isPopular: boolean('is_popular').notNull().default(false),
  category: text().notNull(),
})
