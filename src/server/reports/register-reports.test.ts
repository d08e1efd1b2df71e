import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRoute } from '#server/platform/add-route.ts'
import { defineRoute } from '#shared/api/route.ts'
import { buildTestApp } from '../../../tests/support/app.ts'

const fail = defineRoute({ method: 'GET', path: '/api/test/fail', summary: 'Fails' })
const error = {
  type: 'SyntaxError',
  message: `Unexpected token 'J', "Jane Doe, jane@example.com" is not valid JSON; call 5551234567`,
  stack: [
    'SyntaxError: Unexpected token',
    '    at readDraft (https://resumes.example/assets/main-abc.js:1:20)',
    'render@https://resumes.example/assets/editor.js:3:4',
    '    at https://elsewhere.example/x.js?name=jane:1:1',
  ].join('\n'),
  page: '/edit-template/0a1b2c?name=jane',
}

describe('error reports', () => {
  const received: { source: string; error: { type: string; message: string; stack: string } }[] = []
  const lines: string[] = []
  let collector: Server
  let app: FastifyInstance
  let isHanging = false

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      received.push(JSON.parse(text))
      if (!isHanging) response.end()
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    // An HTTP server on TCP has an address with a port.
    const { port } = collector.address() as AddressInfo
    app = await buildTestApp({
      alone: 'waits for the reports of one process',
      env: { ERROR_REPORT_URL: `http://127.0.0.1:${port}/in`, LOG_LEVEL: 'warn' },
      logStream: { write: (line) => lines.push(line) },
      build: { version: '1.2.3' },
      extraFeatures: [
        (scope) =>
          addRoute(scope, fail, () => {
            throw Object.assign(new Error('Failed query: jane@example.com'), { query: 'select', code: 'XX000' })
          }),
      ],
    })
  })
  afterAll(() => {
    collector.closeAllConnections()
    collector.close()
  })

  it('tell of an error in the server by route and place, without its data', async () => {
    const answer = await app.inject({ url: '/api/test/fail?name=jane', headers: { 'x-request-id': 'proxy-12345678' } })
    expect(answer.statusCode).toBe(500)
    await app.errorReports.settle()
    expect(received.at(-1)).toMatchObject({
      source: 'server',
      version: '1.2.3',
      route: '/api/test/fail',
      requestId: 'proxy-12345678',
      error: { type: 'Error', code: 'XX000', stack: expect.stringContaining('register-reports.test.ts') },
    })
    expect(JSON.stringify(received)).not.toMatch(/jane/)
  })

  it('pass on what a browser says, without a word of what somebody wrote', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/errors', payload: error })
    expect(answer.statusCode).toBe(204)
    await app.errorReports.settle()
    expect(received.at(-1)).toMatchObject({
      source: 'browser',
      page: '/edit-template',
      error: { type: 'SyntaxError', stack: 'readDraft /assets/main-abc.js:1:20\nrender /assets/editor.js:3:4' },
    })
    expect(JSON.stringify(received.at(-1))).not.toMatch(/jane|doe|555|elsewhere|0a1b/i)
    expect(lines.join()).toMatch(/browser error/)
    expect(lines.join()).not.toMatch(/jane@|Doe|5551234567/)
  })

  it.each([{}, { ...error, stack: 'x'.repeat(5000) }, { ...error, type: 7 }])('refuse %j', async (payload) => {
    expect((await app.inject({ method: 'POST', url: '/api/errors', payload })).statusCode).toBe(400)
  })

  it('make nobody wait and pile nothing up while the collector hangs', async () => {
    isHanging = true
    const before = received.length
    for (let turn = 0; turn < 12; turn++) {
      expect((await app.inject({ method: 'POST', url: '/api/errors', payload: error })).statusCode).toBe(204)
    }
    // Within the limit for calls in progress, however many came.
    expect(received.length - before).toBeLessThanOrEqual(4)
    expect(app.metrics.write()).toMatch(/candid_error_reports_dropped_total [1-9]/)
    collector.closeAllConnections()
    await app.errorReports.settle()
  })
})
