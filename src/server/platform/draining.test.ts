import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildTestApp } from '../../../tests/support/app.ts'

describe('Fail 4: a stop', () => {
  let app: FastifyInstance
  let port: number
  let finish: () => void
  let agent: Agent

  beforeEach(async () => {
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    app = await buildTestApp({
      alone: 'listens and stops by itself',
      extraFeatures: [
        (scope) => void scope.get('/api/test/quick', async () => 'quick'),
        (scope) =>
          void scope.get('/api/test/slow', async () => {
            await finished
            return 'slow'
          }),
      ],
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const address = app.server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
    agent = new Agent({ keepAlive: true })
  })

  async function get(path: string): Promise<{ answer: IncomingMessage; body: string }> {
    const call = request({ host: '127.0.0.1', port, path, agent }).end()
    const [answer]: IncomingMessage[] = await once(call, 'response')
    if (!answer) throw new Error('no answer')
    let body = ''
    for await (const chunk of answer) body += chunk
    return { answer, body }
  }
  const countConnections = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )

  it('answers what runs, closes its connection and idle ones, and lets nobody in', async () => {
    await get('/api/test/quick')
    const slow = get('/api/test/slow')
    const idle = connect(port, '127.0.0.1')
    const idleClosed = once(idle, 'close')
    await vi.waitFor(async () => expect(await countConnections()).toBe(2))

    const drained = app.draining.drain()
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    expect((await app.inject('/api/ready')).statusCode).toBe(503)
    await expect(get('/api/test/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    finish()
    const { answer, body } = await slow
    expect([answer.statusCode, body, answer.headers.connection]).toEqual([200, 'slow', 'close'])
    await drained
    await idleClosed
    expect(await countConnections()).toBe(0)
  })

  it('asks work that takes too long to come again', async () => {
    const slow = get('/api/test/slow')
    await vi.waitFor(async () => expect(await countConnections()).toBe(1))
    await app.draining.drain()
    const { answer, body } = await slow
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers.connection]).toEqual([503, '5', 'close'])
    expect(JSON.parse(body)).toMatchObject({ code: 'busy' })
    finish()
  })
})
