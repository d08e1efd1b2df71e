import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { addRoute } from '#server/platform/add-route.ts'
import { defineRoute } from '#shared/api/route.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { describeShape } from './describe-shape.ts'

const putThing = defineRoute({
  method: 'PUT',
  path: '/api/test/things/:id',
  summary: 'Keeps <b>one</b> thing',
  params: z.object({ id: z.uuid() }),
  query: z.object({ dry: z.enum(['yes', 'no']).optional() }),
  body: z.object({ name: z.string(), sizes: z.array(z.number()).optional() }),
  response: z.object({ revision: z.number() }),
})

describe('the documentation', () => {
  const build = () => buildTestApp({ extraFeatures: [(app) => addRoute(app, putThing, () => ({ revision: 1 }))] })

  it('is an OpenAPI document made from the contracts', async () => {
    const app = await build()
    const document = (await app.inject('/api/docs/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/health', '/api/ready', '/api/config']))
    expect(document.paths['/api/test/things/{id}'].put.summary).toBe('Keeps <b>one</b> thing')
    expect(Object.keys(document.paths).every((path) => path.startsWith('/api/'))).toBe(true)
  })

  it('is a page without scripts that shows every call and its shapes', async () => {
    const app = await build()
    const page = await app.inject('/api/docs')
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.headers['content-security-policy']).toMatch(/nonce-/)
    expect(page.body).not.toMatch(/<script|<b>|__NONCE__/)
    expect(page.body).toContain('/api/test/things/{id}')
    expect(page.body).toContain('Keeps &lt;b&gt;one&lt;/b&gt; thing')
    expect(page.body).toContain('{\n  name: string\n  sizes?: number[]\n}')
    expect(page.body).toContain('dry?: &quot;yes&quot; | &quot;no&quot;  (query)')
  })
})

describe('describeShape', () => {
  it.each([
    [z.string().nullable(), 'string | null'],
    [z.array(z.union([z.string(), z.number()])), '(string | number)[]'],
    [z.array(z.object({ a: z.literal(1) })), '{\n  a: 1\n}[]'],
    [z.unknown(), 'anything'],
  ])('notes a schema down shortly', (schema, expected) => {
    expect(describeShape(z.toJSONSchema(schema))).toBe(expected)
  })
})
