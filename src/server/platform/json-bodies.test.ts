import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { sendError } from './errors.ts'
import { limitJsonParts } from './json-bodies.ts'

const app = fastify({ bodyLimit: 12 * 1024 * 1024 })
app.setErrorHandler(sendError)
limitJsonParts(app)
app.post('/', async ({ body }) => ({ keys: Object.keys(Object(body)).length }))
afterAll(() => app.close())

const post = (payload: string) =>
  app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })

describe('a body of JSON', () => {
  it('is read, with a photo of several megabytes in it', async () => {
    const answer = await post(JSON.stringify({ photo: 'A'.repeat(7_000_000), list: [1, 2, 3] }))
    expect(answer.json()).toEqual({ keys: 2 })
  })

  it('is refused unread where it has more parts than any resume, and the list is named', async () => {
    const answer = await post(JSON.stringify({ resume: { experiences: Array(20_000).fill({ a: 1, b: 2 }) } }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too-large', fields: [{ path: 'experiences' }] })
  })

  it.each([
    ['lists in lists', '['.repeat(1_000_000)],
    ['names', `{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
  ])('is refused unread where it is made of %s', async (_what, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe('That has too many parts to read.')
  })

  it('is refused as before where it is no JSON, or would change what every object inherits', async () => {
    expect((await post('{"a":')).statusCode).toBe(400)
    expect((await post('{"__proto__":{"a":1}}')).statusCode).toBe(400)
  })
})
