import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../tests/support/app.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const paths = [
  '/',
  '/faq',
  '/api',
  '/api/',
  '/api/health',
  '/api/config',
  '/api/docs',
  '/api/download-resume',
  '/assets/x',
]
const types = ['application/json', 'text/plain', 'multipart/form-data', 'application/json; charset=latin1', 'x', '']

const request = fc.record({
  method: fc.constantFrom(...methods),
  url: fc
    .tuple(
      fc.constantFrom(...paths),
      fc.oneof(
        fc.constant(''),
        fc.webQueryParameters().map((query) => `?${query}`),
        fc.webPath(),
      ),
    )
    .map((parts) => parts.join('')),
  payload: fc.oneof(fc.string(), fc.json(), fc.constant('{"__proto__":1}'), fc.constant('\u0000')),
  type: fc.constantFrom(...types),
  accept: fc.constantFrom('text/html', 'application/json', '*/*', '', ';;;'),
  encoding: fc.constantFrom('br', 'gzip', 'identity;q=0', '*;q=0', 'x'),
  origin: fc.constantFrom(undefined, 'http://localhost:3000', 'null', 'not a url'),
})

describe('the app', () => {
  it('never answers with a 5xx for something a client sent', async () => {
    const app = await buildTestApp()
    await fc.assert(
      fc.asyncProperty(request, async ({ method, url, payload, type, accept, encoding, origin }) => {
        const answer = await app.inject({
          method,
          url,
          headers: {
            accept,
            'accept-encoding': encoding,
            ...(type ? { 'content-type': type } : {}),
            ...(origin ? { origin } : {}),
          },
          ...(method === 'GET' || method === 'HEAD' ? {} : { payload }),
        })
        expect(answer.statusCode).toBeLessThan(500)
        if (url.startsWith('/api') && answer.statusCode >= 400 && method !== 'HEAD') {
          expect(answer.headers['content-type']).toMatch(/^application\/json/)
        }
      }),
      { numRuns: 400 },
    )
  })
})
