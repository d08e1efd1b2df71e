import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/open-database.ts'
import { templates } from '#server/platform/database/schema/templates.ts'
import { allTemplates } from './find-template.ts'

/** Writes the templates of the code into their table, so that resumes can refer to them. */
export async function syncTemplates(db: Pick<Database['db'], 'insert'>): Promise<void> {
  const rows = allTemplates.map(({ id, name, description, thumbnail, style, isPopular, category }) => ({
    id,
    name,
    description,
    thumbnail: thumbnail ?? null,
    style,
    isPopular,
    category,
  }))
  await db
    .insert(templates)
    .values(rows)
    .onConflictDoUpdate({
      target: templates.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        thumbnail: sql`excluded.thumbnail`,
        style: sql`excluded.style`,
        isPopular: sql`excluded.is_popular`,
        category: sql`excluded.category`,
      },
    })
}
