import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openHttp } from '#server/platform/http.ts'
import type { Listing } from '../listings/listing.ts'
import { jobSources } from '../sources-list.ts'
import { fetchSource, type SourceAnswer } from './fetch-source.ts'
import { sourceAnswers } from './source-answers.fixture.ts'

const now = new Date('2026-11-15T12:00:00Z')
const settings = readConfig({
  JOB_SOURCES: Object.keys(jobSources).join(','),
  JOB_BOARDS: 'greenhouse:acme,lever:acme,ashby:acme',
  ADZUNA_APP_ID: 'id',
  ADZUNA_APP_KEY: 'key',
  USAJOBS_EMAIL: 'me@example.com',
  USAJOBS_KEY: 'key',
}).jobs

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((done) => (server ? server.close(done) : done(undefined)))
  server = undefined
})

type Asked = { url: string; headers: Record<string, string | string[] | undefined> }

/** Asks a source whose hosts are all on this machine; the limits and the refusal of other hosts are the real ones. */
async function ask(
  name: string,
  answer: RequestListener,
  timeoutMs = 15_000,
): Promise<SourceAnswer & { asked: Asked[] }> {
  const asked: Asked[] = []
  const listening = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  server = listening
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  const local = `127.0.0.1:${(listening.address() as AddressInfo).port}` // a TCP server has a port
  const source = jobSources[name]
  if (!source) throw new Error(`no source ${name}`)
  const result = await fetchSource(name, source, {
    settings,
    now,
    pauseMs: 0,
    openCall: (options) => {
      const call = openHttp({ ...options, hosts: [local], timeoutMs, maxBytes: 300_000 })
      return (url, init) => {
        const target = new URL(String(url))
        expect(options.hosts, 'only its own hosts').toContain(target.host)
        expect(target.protocol).toBe('https:')
        return call(`http://${local}${target.pathname}${target.search}`, init)
      }
    },
  })
  return { ...result, asked }
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

/** The page with listings once, then pages with none. */
function oncePage(name: string): RequestListener {
  let page = 0
  return (request, response) => {
    page += 1
    const body = page === 1 ? sourceAnswers[name] : emptied(sourceAnswers[name])
    json(body)(request, response)
  }
}

function emptied(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (key, value) =>
    ['jobs', 'data', 'results', 'SearchResultItems'].includes(key) || (key === '' && Array.isArray(value)) ? [] : value,
  )
}

const names = Object.keys(jobSources)

describe.each(names)('the job source %s', (name) => {
  it('reads an answer in the documented form', async () => {
    const { listings, failure } = await ask(name, oncePage(name))
    expect(failure).toBeNull()
    expect(listings.length).toBeGreaterThan(0)
    for (const listing of listings) expectSound(listing)
  })

  it('says so when the answer is an error', async () => {
    const answer = await ask(name, (_request, response) => response.writeHead(500).end('<h1>trouble</h1>'))
    expect(answer).toMatchObject({ listings: [], failure: expect.stringContaining('answered 500') })
  })

  it('gives up in time when no answer comes', async () => {
    const answer = await ask(name, () => {}, 200)
    expect(answer).toMatchObject({ listings: [], failure: expect.stringContaining('didn’t respond') })
  })

  it('takes nothing from an answer that breaks off', async () => {
    const whole = JSON.stringify(sourceAnswers[name])
    const answer = await ask(name, (_request, response) => response.end(whole.slice(0, whole.length / 2)))
    expect(answer).toMatchObject({ listings: [], failure: expect.stringContaining('valid JSON') })
  })

  it('refuses a redirect', async () => {
    const answer = await ask(name, (_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end(),
    )
    expect(answer).toMatchObject({ listings: [], failure: expect.stringContaining('didn’t respond') })
  })

  it('refuses an answer without end', async () => {
    const answer = await ask(name, (_request, response) => response.end(`["${'x'.repeat(2_000_000)}"]`))
    expect(answer).toMatchObject({ listings: [], failure: expect.any(String) })
  })

  it.each([
    ['null', null],
    ['a number', 7],
    ['a text', 'hello'],
    ['an object of another form', { hello: [1, 2] }],
  ])('refuses %s for an answer', async (_what, body) => {
    const answer = await ask(name, json(body))
    expect(answer).toMatchObject({ listings: [], failure: `sent a response in an unknown format${boardOf(name)}` })
  })

  it('keeps the good items of an answer beside bad ones, and stores no code', async () => {
    const good = sourceAnswers[name]
    const answer = await ask(name, (request, response) =>
      json(isFirst(request.url) ? poisoned(good) : emptied(good))(request, response),
    )
    const sound = await ask(name, oncePage(name))
    expect(answer.listings.length).toBeGreaterThanOrEqual(sound.listings.length)
    expect(answer.passedOver).toBeGreaterThanOrEqual(4)
    for (const listing of answer.listings) expectSound(listing)
  })
})

function boardOf(name: string): string {
  return ['greenhouse', 'lever', 'ashby'].includes(name) ? ' (acme)' : ''
}

/** Pages are numbered from 0 or 1, and sources without pages have no number. */
function isFirst(url = ''): boolean {
  const page = /[?&](?:page|Page)=(\d+)|search\/(\d+)/.exec(url)
  const number = page?.[1] ?? page?.[2]
  return number === undefined || number === '1' || number === '0'
}

/** Puts items of wrong types and one full of script in front of each list of items. */
function poisoned(body: unknown): unknown {
  const spoil = (list: unknown[]) => {
    const [first] = list
    const hostile = JSON.parse(JSON.stringify(first), (key, value) => {
      if (typeof value !== 'string') return value
      if (/url|uri|landing_page/i.test(key)) return 'javascript:alert(1)'
      return /date|created|published|posted|updated/i.test(key)
        ? value
        : `<script>alert("${key}")</script><img src=x onerror=alert(1)>${value}\u0000\u202e`
    })
    return [null, 7, 'text', { id: { deep: true } }, hostile, ...list]
  }
  const lists = ['jobs', 'data', 'results', 'SearchResultItems']
  return JSON.parse(JSON.stringify(body), (key, value) => {
    if (Array.isArray(value) && (lists.includes(key) || key === '')) return spoil(value)
    return value
  })
}

function expectSound(listing: Listing): void {
  expect(listing.title).toMatch(/\S/)
  expect(listing.company).toMatch(/\S/)
  expect(listing.url).toMatch(/^https?:\/\//)
  expect(listing.postedOn).toMatch(/^2026-1\d-\d\d$/)
  for (const text of [listing.title, listing.company, listing.location, listing.description]) {
    expect(text).not.toMatch(
      /<script|<img|onerror=|alert\(|javascript:|\p{Cc}(?<!\n)|\p{Cf}|<\/?(?:p|li|div|strong)\b/iu,
    )
  }
}

describe('what is read out of the answers', () => {
  const read = async (name: string) => (await ask(name, oncePage(name))).listings[0]

  it('takes place, type, pay and text of Remotive', async () => {
    expect(await read('remotive')).toMatchObject({
      title: 'Backend Engineer',
      company: 'Quartz Harbor',
      types: ['Full-time', 'Remote'],
      location: 'Remote (USA Only)',
      salary: '$110k - $135k',
      salaryRange: { min: 110_000, max: 135_000, currency: 'USD' },
      postedOn: '2026-11-12',
      description: 'We build ledgers.\n\n- Write Python\n- Run PostgreSQL & Redis',
    })
  })

  it('reads the others as well', async () => {
    expect(await read('arbeitnow')).toMatchObject({ types: ['Full-time'], location: 'Berlin', salary: null })
    expect(await read('jobicy')).toMatchObject({
      types: ['Full-time', 'Remote'],
      salaryRange: { min: 90_000, max: 120_000, currency: 'USD' },
      salary: '$90,000 – $120,000 a year',
    })
    expect(await read('themuse')).toMatchObject({
      title: 'Store Manager',
      location: 'Austin, TX',
      types: ['Full-time'],
    })
    expect(await read('adzuna')).toMatchObject({
      title: 'Warehouse Supervisor',
      location: 'Columbus, Ohio',
      salaryRange: { min: 58_000, max: 64_000 },
      types: ['Full-time'],
    })
    expect(await read('usajobs')).toMatchObject({
      company: 'Bureau of Quiet Places',
      location: 'Moab, Utah',
      salaryRange: { min: 50_960, max: 66_144 },
      description: expect.stringContaining('Duties\n- Patrol trails\n- Give talks'),
    })
    expect(await read('greenhouse')).toMatchObject({
      company: 'Acme Rockets',
      description: 'Keep rockets up.\n\n- Kubernetes',
      types: ['Full-time', 'Remote'],
    })
    expect(await read('lever')).toMatchObject({
      company: 'Acme',
      salaryRange: { min: 70_000, max: 90_000 },
      description: 'Sell rockets.\n\nRequirements\n\n- Two years of sales\n\nGood pay.',
    })
    expect(await read('ashby')).toMatchObject({
      types: ['Full-time', 'Remote'],
      salary: '$150K – $180K • Offers Equity',
      salaryRange: { min: 150_000, max: 180_000 },
    })
  })

  it('sends the keys where they belong', async () => {
    const adzuna = await ask('adzuna', oncePage('adzuna'))
    expect(adzuna.asked[0]?.url).toMatch(/^\/v1\/api\/jobs\/us\/search\/1\?app_id=id&app_key=key&/)
    const usajobs = await ask('usajobs', oncePage('usajobs'))
    expect(usajobs.asked[0]?.headers).toMatchObject({ 'authorization-key': 'key', 'user-agent': 'me@example.com' })
  })

  it('asks nobody where a key or a board is missing', async () => {
    const bare = readConfig({}).jobs
    for (const name of ['adzuna', 'usajobs', 'greenhouse', 'lever', 'ashby']) {
      const source = jobSources[name]
      expect(source?.requests(bare)).toBeNull()
    }
  })
})
