// People who save, search and look whether the server is ready, without a pause, and what each of them was told.
import { randomInt, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import * as z from 'zod'
import { benchResume } from './_bench-resume.ts'

export type Told = { what: string; at: number; ms: number; status: number; error: string; body: string }

type Answer = { status: number; body: string; cookie: string; error: string }
type Call = { address: string; agent: Agent; method?: string; path: string; body?: unknown; cookie?: string }

/** Answers with status 0 and the reason where there was no whole answer. */
export function call({ address, agent, method = 'GET', path, body, cookie }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: string) => resolve({ status: 0, body: '', cookie: '', error })
    const headers = {
      origin: address,
      // Where the server trusts a proxy, everybody comes from somewhere else, as people do.
      'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    }
    const sent = request(`${address}${path}`, { method, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      response.on('error', (error) => fail(`broken answer: ${error.message}`))
      response.on('end', () => {
        const [pair = ''] = (response.headers['set-cookie']?.[0] ?? '').split(';')
        resolve({ status: response.statusCode ?? 0, body: text, cookie: pair, error: '' })
      })
    })
    sent.on('error', (error: Error & { code?: string }) => fail(error.code ?? error.message))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

export type Saver = { cookie: string; id: string; revision: number; acknowledged: number; sent: number }

export async function signUp(address: string): Promise<Saver> {
  const agent = new Agent({ keepAlive: true })
  const person = { email: `${randomUUID()}@example.com`, password: `words ${randomUUID()}` }
  const join = { ...person, firstName: 'Ada', lastName: 'Byron', acceptTerms: true }
  await call({ address, agent, method: 'POST', path: '/api/auth/sign-up', body: join })
  const { cookie } = await call({ address, agent, method: 'POST', path: '/api/auth/sign-in', body: person })
  agent.destroy()
  if (!cookie) throw new Error('nobody could sign in')
  return { cookie, id: randomUUID(), revision: 0, acknowledged: 0, sent: 0 }
}

const resume = benchResume(1)

/** Sends the next save, or the last one again where it is not known what became of it. */
export async function save(saver: Saver, address: string, agent: Agent): Promise<Answer> {
  if (saver.sent === saver.acknowledged) saver.sent++
  const { id, cookie, sent } = saver
  const document = { kind: 'resume', id, title: `Save ${sent}`, templateId: 1, style: {}, resume }
  const stamped = { ...document, revision: saver.revision, updatedAt: new Date().toISOString() }
  const body = { document: stamped, baseRevision: saver.revision }
  const answer = await call({ address, agent, method: 'PUT', path: `/api/documents/${id}`, body, cookie })
  if (answer.status === 200) {
    saver.revision = revisionSchema.parse(JSON.parse(answer.body)).revision
    saver.acknowledged = sent
  }
  // The first try was stored after all, and its answer lost.
  if (answer.status === 409)
    saver.revision = z.object({ stored: revisionSchema }).parse(JSON.parse(answer.body)).stored.revision
  return answer
}

const revisionSchema = z.object({ revision: z.number() })

/** How many saves were acknowledged that are not there any more. */
export async function countLost(address: string, savers: readonly Saver[]): Promise<number> {
  const agent = new Agent()
  let lost = 0
  for (const { id, cookie, acknowledged } of savers) {
    const { body, status } = await call({ address, agent, path: `/api/documents/${id}`, cookie })
    const title = status === 200 ? z.object({ title: z.string() }).parse(JSON.parse(body)).title : 'Save 0'
    lost += Math.max(0, acknowledged - Number(title.replace('Save ', '')))
  }
  return lost
}

/** Goes on until it is stopped, or until the server refuses connections where `untilRefused` is set. */
export function startLoad(address: string, savers: readonly Saver[], { searchers = 4, untilRefused = false } = {}) {
  const told: Told[] = []
  let isOver = false
  const repeat = async (what: string, ask: (agent: Agent) => Promise<Answer>) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      const at = performance.now()
      const { status, error, body } = await ask(agent)
      told.push({ what, at, ms: performance.now() - at, status, error, body: status >= 500 ? body : '' })
      if (untilRefused && error === 'ECONNREFUSED') break
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    agent.destroy()
  }
  const running = [
    ...savers.map((saver) => repeat('save', (agent) => save(saver, address, agent))),
    ...Array.from({ length: searchers }, () =>
      repeat('search', (agent) => call({ address, agent, path: '/api/jobs?query=nurse' })),
    ),
    repeat('ready', (agent) => call({ address, agent, path: '/api/ready' })),
    repeat('health', (agent) => call({ address, agent, path: '/api/health' })),
  ]
  return {
    told,
    finished: Promise.all(running),
    stop: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
}
