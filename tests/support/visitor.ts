import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Mail, Message } from '#server/platform/mail.ts'
import { accountSchema } from '#shared/api/accounts.ts'

export type Visitor = {
  get: (url: string) => Promise<LightMyRequestResponse>
  send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) => Promise<LightMyRequestResponse>
  post: (url: string, body?: unknown) => Promise<LightMyRequestResponse>
  /** The session's cookie as it would be sent, empty where there is none. */
  cookie: () => string
  setCookie: (cookie: string) => void
}

/** Somebody with a browser: keeps the cookies that the server sets. */
export function openVisitor(app: FastifyInstance, { address = '203.0.113.7', userAgent = '' } = {}): Visitor {
  const jar = new Map<string, string>()
  const sessionName = () => [...jar.keys()].find((name) => name.endsWith('candid-session')) ?? 'candid-session'

  async function request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const headers = {
      'user-agent': userAgent,
      ...(jar.size > 0 ? { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } : {}),
    }
    const answer = await app.inject({ ...options, headers, remoteAddress: address })
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';')
      keep(pair)
    }
    return answer
  }

  function keep(pair: string): void {
    const [name = '', value = ''] = pair.split('=')
    if (value) jar.set(name, value)
    else jar.delete(name || sessionName())
  }

  const send: Visitor['send'] = (method, url, body) =>
    // inject takes any JSON value
    request(body === undefined ? { method, url } : { method, url, payload: body as object })
  return {
    get: (url) => request({ url }),
    send,
    post: (url, body) => send('POST', url, body),
    cookie: () => (jar.has(sessionName()) ? `${sessionName()}=${jar.get(sessionName())}` : ''),
    setCookie: keep,
  }
}

export type Person = { email: string; password: string; firstName: string; lastName: string }

/** Somebody whom no other test knows. */
export function newPerson(person: Partial<Person> = {}): Person {
  return {
    email: `${randomUUID()}@example.com`,
    password: `words ${randomUUID()}`,
    firstName: 'Ada',
    lastName: 'Byron',
    ...person,
  }
}

/** Signs a visitor up and in, and answers with the account. */
export async function signUpAndIn(visitor: Visitor, person = newPerson()) {
  const created = await visitor.post('/api/auth/sign-up', { ...person, acceptTerms: true })
  if (created.statusCode !== 204) throw new Error(`sign-up answered ${created.statusCode}`)
  const answer = await visitor.post('/api/auth/sign-in', { email: person.email, password: person.password })
  return { ...person, ...accountSchema.parse(answer.json()) }
}

/** Mail that stays here to be looked at. */
export function collectMail(): Mail & { messages: Message[]; to: (email: string) => Message[] } {
  const messages: Message[] = []
  let pending = Promise.resolve()
  const post: Mail['post'] = (posted) => {
    if (typeof posted !== 'function') return void messages.push(posted)
    // As the real one, which logs it: a test that ends early closes the database under it.
    const found = posted().catch(() => undefined)
    pending = pending.then(async () => void messages.push(...[(await found) ?? []].flat()))
  }
  return {
    messages,
    to: (email) => messages.filter((message) => message.to === email),
    send: async (message) => void messages.push(message),
    post,
    settle: () => pending,
  }
}

/** The token of the link in a person's newest mail. */
export function tokenIn(message: Message | undefined): string {
  return /[?&]token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
}
