import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templateCategories } from '#engine/templates/template.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { templates as table } from '#server/platform/database/schema/templates.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeOneDatabase } from '../../../tests/support/database.ts'
import { syncTemplates } from './sync-templates.ts'

describe('templates', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = await buildTestApp()
  })

  it('lists six templates or more of each category with what the gallery shows', async () => {
    const answer = await app.inject('/api/templates')
    expect(answer.statusCode).toBe(200)
    const list: { id: number; category: string; name: string }[] = answer.json()
    expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 44 }, (_, index) => index + 1))
    for (const category of templateCategories) {
      expect(list.filter((template) => template.category === category).length).toBeGreaterThanOrEqual(6)
    }
    expect(list.slice(0, 3).map(({ name }) => name)).toEqual(['Professional', 'Modern', 'Creative'])
    expect(list[0]).toMatchObject({
      description: expect.any(String),
      isPopular: expect.any(Boolean),
      style: { layoutType: expect.any(String) },
      design: { layout: expect.any(String) },
      atsGrade: expect.any(String),
      industries: expect.any(String),
    })
    expect(list[0]).not.toHaveProperty('sample')
  })

  it('answers one template and its sample person', async () => {
    expect((await app.inject('/api/templates/2')).json()).toMatchObject({ id: 2, name: 'Modern' })
    const sample = (await app.inject('/api/templates/2/sample')).json()
    expect(sample.personalInfo.firstName).not.toBe('')
    expect(sample.experiences.length).toBeGreaterThan(0)
  })

  it.each(['/api/templates/99', '/api/templates/0', '/api/templates/99/sample'])('knows nothing at %s', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not-found', fields: [{ path: 'id' }] })
  })

  it.each(['abc', '1.5', '1e400'])('refuses %s as the number of a template', async (id) => {
    const answer = await app.inject(`/api/templates/${id}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields[0].path).toBe('id')
  })
})

describeOneDatabase('the templates table', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('mirrors the code, and again after something in it was changed', async () => {
    await syncTemplates(database.db)
    await database.db.update(table).set({ name: 'Altered', isPopular: true })
    await syncTemplates(database.db)
    const rows = await database.db.select().from(table)
    expect(rows).toHaveLength(44)
    expect(rows.find(({ id }) => id === 1)).toMatchObject({ name: 'Professional', category: 'professional' })
    expect(rows.filter(({ isPopular }) => isPopular).length).toBeLessThan(12)
  })
})
