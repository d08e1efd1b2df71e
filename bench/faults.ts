// What people meet when the database restarts or hangs under load, when more is asked than it can do, and when the server is told to stop.
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './_bench-resume.ts'
import { countLost, type Saver, signUp, startLoad, type Told } from './_load.ts'
import { startPostgres } from './_postgres.ts'
import { startServer } from './_server.ts'

const [restarts, pauseSeconds, stops] = [10, 20, 20]
const people = 8

function report(name: string, measured: string | number, bar: string, isMet: boolean): void {
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${measured} (bar ${bar})`)
  if (!isMet) process.exitCode = 1
}

const durations = (told: Told[]) => told.map(({ ms }) => ms)
/** Searching has a share for each client, and all of these are one. */
const wellAnswered = [200, 429, 503]
const failures = (told: Told[]) => told.filter(({ status }) => !wellAnswered.includes(status))

function describeFailures(told: Told[]): string {
  const kinds = new Map<string, number>()
  for (const { what, status, error, body } of failures(told)) {
    const kind = `${what} ${status || error} ${body.slice(0, 80)}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join('; ')
}

async function measureOutages(postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-faults-'))
  const { child, address } = await startServer({ DATABASE_URL: postgres.url }, dataDir)
  try {
    const savers: Saver[] = []
    for (let index = 0; index < people; index++) savers.push(await signUp(address))
    const load = startLoad(address, savers)
    const comebacks: number[] = []
    for (let round = 0; round < restarts; round++) {
      await wait(1_000)
      await postgres.restart(round % 2 === 0 ? 'fast' : 'immediate')
      const up = performance.now()
      const isBack = () => load.told.some(({ what, status, at }) => what === 'save' && status === 200 && at > up)
      while (!isBack() && performance.now() - up < 10_000) await wait(10)
      comebacks.push(performance.now() - up)
    }
    await load.stop()
    const acknowledged = savers.reduce((sum, saver) => sum + saver.acknowledged, 0)
    const conflicts = load.told.filter(({ status }) => status === 409).length
    const wrong = failures(load.told).length - conflicts
    report(
      `restarts survived, of ${restarts}`,
      child.exitCode === null ? restarts : 0,
      `${restarts}`,
      child.exitCode === null,
    )
    report('answers other than 200 or 503', `${wrong} of ${load.told.length}`, '0', wrong === 0)
    if (wrong > 0) console.log(describeFailures(load.told))
    report(
      'back after the database, ms, longest',
      Math.round(Math.max(...comebacks)),
      '2000',
      Math.max(...comebacks) <= 2_000,
    )
    const lost = await countLost(address, savers)
    report('acknowledged saves lost', `${lost} of ${acknowledged}`, '0', lost === 0)

    const paused = startLoad(address, savers)
    await wait(1_000)
    postgres.pause()
    await wait(pauseSeconds * 1_000)
    postgres.resume()
    const up = performance.now()
    while (!paused.told.some(({ what, status, at }) => what === 'save' && status === 200 && at > up)) await wait(10)
    const comeback = Math.round(performance.now() - up)
    await paused.stop()
    const longest = Math.round(percentile(durations(paused.told), 1))
    report(`paused ${pauseSeconds} s: longest call, ms`, longest, '3000', longest <= 3_000)
    report('paused: back after the database, ms', comeback, '2000', comeback <= 2_000)
    const wrongPaused = failures(paused.told).filter(({ status }) => status !== 409).length
    report('paused: answers other than 200 or 503', wrongPaused, '0', wrongPaused === 0)
    if (wrongPaused > 0) console.log(describeFailures(paused.told))
    const lostPaused = await countLost(address, savers)
    report('paused: acknowledged saves lost', lostPaused, '0', lostPaused === 0)

    await measureShedding(address, savers)
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Far more searches at once than the database holds. */
async function measureShedding(address: string, savers: Saver[]): Promise<void> {
  const load = startLoad(address, savers.slice(0, 2), { searchers: 150 })
  await wait(8_000)
  await load.stop()
  const of = (what: string, status: number) => load.told.filter((one) => one.what === what && one.status === status)
  const searches = Math.round(percentile(durations(of('search', 200)), 0.5))
  report('150 searchers: a search, ms, p50', searches, '1000', searches <= 1_000)
  report('150 searchers: searches told to come again', of('search', 503).length, 'some', of('search', 503).length > 0)
  for (const what of ['save', 'ready', 'health']) {
    const good = of(what, 200).length
    const all = load.told.filter((one) => one.what === what).length
    const p50 = Math.round(percentile(durations(of(what, 200)), 0.5))
    report(`150 searchers: ${what}, ms, p50`, p50, '1000', p50 <= 1_000)
    report(`150 searchers: ${what} answered well`, `${good} of ${all}`, '99 %', good >= all * 0.99)
  }
}

async function measureStops(databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-faults-'))
  const told: Told[] = []
  const seconds: number[] = []
  let clean = 0
  let lost = 0
  const saversOf: Record<string, Saver[]> = {}
  for (let round = 0; round < stops; round++) {
    // Every second one on the embedded database, which has a lock to give back.
    const env = databaseUrl && round % 2 === 0 ? { DATABASE_URL: databaseUrl } : {}
    const { child, address } = await startServer(env, dataDir)
    const kind = Object.keys(env).join()
    // One after the other, and once for each database: sign-ins are counted.
    saversOf[kind] ??= [await signUp(address), await signUp(address), await signUp(address), await signUp(address)]
    const savers = saversOf[kind]
    const load = startLoad(address, savers, { untilRefused: true })
    await wait(1_000)
    const startedAt = performance.now()
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = await exited
    seconds.push((performance.now() - startedAt) / 1_000)
    await load.finished
    told.push(...load.told)
    const isUnlocked = 'DATABASE_URL' in env || readdirSync(join(dataDir, 'lock')).length === 0
    if (code === 0 && isUnlocked) clean++
    const again = await startServer(env, dataDir)
    lost += await countLost(again.address, savers)
    const ended = once(again.child, 'exit')
    again.child.kill('SIGTERM')
    await ended
  }
  rmSync(dataDir, { recursive: true, force: true })
  const unanswered = failures(told).filter(({ error, status }) => error !== 'ECONNREFUSED' && status !== 409)
  report(`stops with exit 0 and no lock left, of ${stops}`, clean, `${stops}`, clean === stops)
  report('seconds to stop, longest', Math.max(...seconds).toFixed(1), '5', Math.max(...seconds) <= 5)
  report('stops: requests without an answer', `${unanswered.length} of ${told.length}`, '0', unanswered.length === 0)
  if (unanswered.length > 0) console.log(describeFailures(told))
  report('stops: acknowledged saves lost', lost, '0', lost === 0)
}

const postgres = await startPostgres()
try {
  if (postgres) await measureOutages(postgres)
  else console.log('Without the programs of PostgreSQL only stops are measured, on the embedded database.')
  await measureStops(postgres?.url)
} finally {
  postgres?.remove()
}
