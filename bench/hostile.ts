// Three hundred hostile calls, and then a hundred tailorings at once, against the built server: what becomes of its
// event loop, of the health check, of pages and of a paid download meanwhile.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { benchResume, judge, percentile, timed } from './_bench-resume.ts'
import { type HostileInput, makeHostileInputs } from './_hostile-inputs.ts'
import { type LoopDelay, withServer } from './_serve.ts'

const inputs = 300
const atOnce = 40
/** Threads and processes that free work keeps busy on two cores: writing, read-backs, reading. */
const loads = 3

/** In a thread of its own, so that what this process sends does not show in what it measures. */
const watcher = `
const { parentPort, workerData } = require('node:worker_threads')
const { get } = require('node:http')
let isOver = false
parentPort.on('message', () => { isOver = true })
const ask = (path) => new Promise((resolve, reject) => get(workerData + path, (answer) => answer.resume().on('end', resolve)).on('error', reject))
const watch = async () => {
  const times = []
  while (!isOver) {
    const start = performance.now()
    await ask('/api/health')
    times.push(performance.now() - start)
    if (times.length % 4 === 0) await ask('/')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  parentPort.postMessage(times)
  parentPort.close()
}
watch()
`

const hostile = await makeHostileInputs(inputs)
if (hostile.length < inputs) throw new Error(`there are only ${hostile.length} inputs`)

await withServer(
  async (address, { readLoopDelay }) => {
    const buyer = await subscribe(address)
    const download = () => timed(() => buyer.download(benchResume(Math.random() * 1000)))
    await download()

    const outside = Array.from({ length: loads }, startLoad)
    const sink = await startSink()
    const beside = await watchHealth(address, async () => {
      const end = performance.now() + 15_000
      while (performance.now() < end) {
        await sendAll(sink.address, hostile, new Map())
        await pause(500)
      }
    })
    for (const load of [...outside, sink.process]) load.kill('SIGKILL')

    await readLoopDelay()
    const statuses = new Map<number, number>()
    const downloads: number[] = []
    const under = await watchHealth(address, async () => {
      let isOver = false
      const sending = sendAll(address, hostile, statuses).finally(() => {
        isOver = true
      })
      while (!isOver) {
        // One that is refused is as late as can be.
        downloads.push(await download().catch(() => Number.POSITIVE_INFINITY))
        await pause(1000)
      }
      await sending
    })
    const delay = await readLoopDelay()

    const storm = await watchHealth(address, () => tailorAtOnce(address))
    console.log(`Answers to ${inputs} hostile calls:`, Object.fromEntries(statuses))
    console.log(`Answers to 100 tailorings at once:`, storm.result)
    report({ beside: beside.times, under: under.times, storm: storm.times, downloads, delay, refusals: storm.result })
  },
  { TRUST_PROXY: 'on', WORKERS: '1', LOG_LEVEL: 'error' },
)

type Measured = {
  beside: number[]
  under: number[]
  storm: number[]
  downloads: number[]
  delay: LoopDelay
  refusals: Storm
}

function report({ beside, under, storm, downloads, delay, refusals }: Measured): void {
  const row = (times: number[]) => ({
    p50: percentile(times, 0.5).toFixed(1),
    p99: percentile(times, 0.99).toFixed(1),
    count: times.length,
  })
  console.table({
    'health beside load outside': row(beside),
    'health under attack': row(under),
    'health in the storm': row(storm),
    'paid download': row(downloads),
  })
  const ratio = (times: number[], share: number) => percentile(times, share) / percentile(beside, share)
  const bar = (what: string, measured: number, limit: number, unit = '') => ({
    what,
    measured: `${measured.toFixed(1)}${unit}`,
    bar: `≤ ${limit}${unit}`,
    isMet: measured <= limit,
  })
  console.log(
    `Event-loop delay: p50 ${delay.p50.toFixed(1)}, p99 ${delay.p99.toFixed(1)}, longest ${delay.max.toFixed(0)} ms`,
  )
  judge([
    bar('event-loop delay p99', delay.p99, 50, ' ms'),
    bar('health p50, to load outside', ratio(under, 0.5), 3),
    bar('health p99, to load outside', ratio(under, 0.99), 3),
    bar('slowest paid download', Math.max(...downloads), 2000, ' ms'),
    bar('health p50 in the storm, to load outside', ratio(storm, 0.5), 3),
    bar('tailorings refused without Retry-After', refusals.withoutRetryAfter, 0),
    {
      what: 'tailorings served or refused',
      measured: `${refusals.served} and ${refusals.refused}`,
      bar: '100 together, some refused',
      isMet: refusals.served + refusals.refused === 100 && refusals.refused > 0,
    },
  ])
}

type Answered = { status: number; retryAfter: string | undefined; body: Buffer; cookies: string[] }

/** Every call comes from a network of its own unless it says otherwise: no share of one client protects the server. */
function call(
  address: string,
  { path, body, type }: Omit<HostileInput, 'name'>,
  headers: Record<string, string> = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const options = {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...(body ? { 'content-length': body.length } : {}),
        ...headers,
      },
    }
    const sent = request(`${address}${path}`, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          body: Buffer.concat(chunks),
          cookies: answer.headers['set-cookie'] ?? [],
        }),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function from(index: number) {
  return { 'x-forwarded-for': `198.51.${Math.floor(index / 250) % 250}.${1 + (index % 250)}` }
}

async function sendAll(address: string, all: readonly HostileInput[], statuses: Map<number, number>): Promise<void> {
  const waiting = [...all.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, input] = next
      // A connection that breaks is counted too: it must not be how an attack ends.
      const { status } = await call(address, input, from(index)).catch(() => ({ status: 0 }))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500 && status !== 503) console.log(`${status}: ${input.name} (${input.path})`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

type Storm = { served: number; refused: number; withoutRetryAfter: number }

async function tailorAtOnce(address: string): Promise<Storm> {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const body = Buffer.from(
        JSON.stringify({
          resume: benchResume(index),
          jobDescription: 'Operations Manager\n\nRequirements\n- Budgeting\n- 5+ years of experience',
        }),
      )
      return call(address, { path: '/api/assistant/tailor', type: 'application/json', body }, from(1000 + index))
    }),
  )
  const refused = answers.filter(({ status }) => status === 503 || status === 429)
  return {
    served: answers.filter(({ status }) => status === 200).length,
    refused: refused.length,
    withoutRetryAfter: refused.filter(({ retryAfter }) => !retryAfter).length,
  }
}

/** A person with Pro, who downloads while the others attack. */
async function subscribe(address: string) {
  let cookie = ''
  const post = async (path: string, value: unknown) => {
    const body = Buffer.from(JSON.stringify(value))
    const answer = await call(address, { path, type: 'application/json', body }, { cookie, ...from(2000) })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString()}`)
    cookie = answer.cookies[0]?.split(';')[0] ?? cookie
    return answer.body
  }
  const session = await post('/api/create-subscription', { plan: 'pro-monthly', email: 'bench@example.com' })
  const { clientSecret }: { clientSecret: string } = JSON.parse(session.toString())
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2099, cvc: '123' }
  await post('/api/billing/sandbox/confirm', { clientSecret, card })
  return {
    download: (resume: unknown) =>
      post('/api/download-resume', { resumeContent: resume, templateId: 2, format: 'pdf' }),
  }
}

/** How long the health check takes, page after page, while `work` is done. */
async function watchHealth<Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<{ times: number[]; result: Result }> {
  const thread = new Worker(watcher, { eval: true, workerData: address })
  const times = new Promise<number[]>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  const result = await work()
  thread.postMessage('over')
  return { times: await times, result }
}

/** As much work as the server's own, as willing to wait, in a process of its own. */
function startLoad() {
  const load = spawn(process.execPath, ['-e', 'for (;;) JSON.parse(JSON.stringify(Array(1000).fill({ a: 1 })))'])
  if (load.pid) setPriority(load.pid, 10)
  return load
}

/** Takes the same calls in a process of its own and reads them, so that sending them weighs on both measurements. */
async function startSink() {
  const code = `require('node:http').createServer((request, answer) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
      try { JSON.parse(Buffer.concat(chunks).toString()) } catch {}
      answer.end()
    })
  }).listen(0, '127.0.0.1', function () { process.send(this.address().port) })`
  const sink = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [port]: unknown[] = await once(sink, 'message')
  return { process: sink, address: `http://127.0.0.1:${String(port)}` }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
