// The same tests against several servers behind nginx: what one of them keeps to itself, the next does not know.
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { TestRunner } from 'vitest'
import { startBalancer } from './balancer.ts'

/** How many servers TEST_BALANCER asks for; 0 where tests ask one app without a network. */
export const balancedServers = Number(process.env.TEST_BALANCER ?? 0)

declare module 'vitest' {
  interface TaskMeta {
    /** How often a test has asked through the balancer. */
    throughBalancer?: number
    /** Why a test has asked one app by itself. */
    alone?: string
  }
}

/** Several apps that look like one, whose `inject` goes through nginx and thus to each in turn. */
export async function balanceApps(build: () => Promise<FastifyInstance>): Promise<FastifyInstance> {
  const apps: FastifyInstance[] = []
  for (let count = 0; count < balancedServers; count++) apps.push(await build())
  const [first] = apps
  if (!first) throw new Error('TEST_BALANCER is a number of servers.')
  const addresses = await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })))
  const balancer = await startBalancer(addresses.map((address) => Number(new URL(address).port)))
  if (!balancer) throw new Error('TEST_BALANCER needs nginx, which is not installed.')
  const agent = new Agent({ keepAlive: true })
  const heard = apps.map(() => 0)
  for (const [index, { server }] of apps.entries()) {
    server.on('request', () => {
      heard[index] = (heard[index] ?? 0) + 1
    })
  }
  let closed: Promise<void> | undefined
  const close = async () => {
    agent.destroy()
    await balancer.stop()
    await Promise.all(apps.map((app) => app.close()))
    // One that was never asked has proved nothing.
    const sum = heard.reduce((all, one) => all + one, 0)
    if (sum >= apps.length * 3 && heard.includes(0))
      throw new Error(`The servers were asked ${heard.join(', ')} times.`)
  }
  return new Proxy(first, {
    get(app, name) {
      if (name === 'inject') return (asked: InjectOptions | string) => ask(balancer.address, agent, asked)
      if (name === 'close') return () => (closed ??= close())
      return Reflect.get(app, name, app)
    },
  })
}

/** Says of every test that asks this app why it is not asked through the balancer. */
export function noteAlone(app: FastifyInstance, reason: string): FastifyInstance {
  const note = () => {
    const test = TestRunner.getCurrentTest()
    if (test) test.meta.alone = reason
  }
  return new Proxy(app, {
    get(target, name) {
      // An app can be awaited, and would come out without its wrapping.
      if (name === 'then') return undefined
      note()
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function ask(address: string, agent: Agent, asked: InjectOptions | string): Promise<LightMyRequestResponse> {
  const test = TestRunner.getCurrentTest()
  if (test) test.meta.throughBalancer = (test.meta.throughBalancer ?? 0) + 1
  const { method = 'GET', url, payload, headers, cookies = {}, remoteAddress = '127.0.0.1' } = toOptions(asked)
  const body = toBody(payload)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = sendRequest(address, {
      agent,
      method,
      // The address as it stands: making a URL of it would mend what the test means to be broken.
      path: String(url),
      headers: {
        'user-agent': 'tests',
        host: 'localhost:80',
        ...(body && typeof payload !== 'string' && !Buffer.isBuffer(payload)
          ? { 'content-type': 'application/json' }
          : {}),
        ...(body ? { 'content-length': body.length } : {}),
        ...(Object.keys(cookies).length > 0
          ? {
              cookie: Object.entries(cookies)
                .map(([name, value]) => `${name}=${value}`)
                .join('; '),
            }
          : {}),
        'x-forwarded-for': remoteAddress,
        ...headers,
      },
    })
    outgoing.once('response', resolve)
    outgoing.once('error', reject)
    outgoing.end(body)
  })
  const rawPayload = await buffer(answer)
  const text = rawPayload.toString('utf8')
  const { 'set-cookie': set, ...others } = answer.headers
  const read = {
    statusCode: answer.statusCode ?? 0,
    statusMessage: answer.statusMessage ?? '',
    // As inject has it: one cookie is a text, several are a list.
    headers: { ...others, ...(set ? { 'set-cookie': set.length === 1 ? set[0] : set } : {}) },
    body: text,
    payload: text,
    rawPayload,
    json: () => JSON.parse(text),
  }
  // What tests read of an answer; the rest of inject's is not there.
  return read as LightMyRequestResponse
}

const toOptions = (asked: InjectOptions | string): InjectOptions => (typeof asked === 'string' ? { url: asked } : asked)

function toBody(payload: InjectOptions['payload']): Buffer | undefined {
  if (payload === undefined) return undefined
  if (Buffer.isBuffer(payload)) return payload
  return Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload))
}
