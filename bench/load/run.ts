// npm run bench:load [-- --seconds 60] [-- --only embedded,postgres,balanced]: how much real use a process carries, what
// happens at three times as much, and whether four processes behind nginx can be replaced under load. The load comes from
// the same machine, so the figures are a lower bound, and best compared with each other.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../../scripts/support/ensure-build.mjs'
import { startBalancer } from '../../tests/support/balancer.ts'
import { findFreePort } from '../../tests/support/browser/free-port.ts'
import { percentile } from '../_bench-resume.ts'
import { countLost, save, signUp } from '../_load.ts'
import { countPurchases, newPayer, payOnce } from '../_payers.ts'
import { startPostgres } from '../_postgres.ts'
import { treeMegabytes } from '../_processes.ts'
import { type Server, startServer, stopServer } from '../_server.ts'
import { type Driven, drive } from './_drive.ts'
import type { Person } from './_mix.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    only: { type: 'string', default: 'embedded,postgres,balanced' },
  },
})
/** Ten minutes at most. */
const holdSeconds = Math.min(600, Number(values.seconds))
const wanted = values.only.split(',')
const people = 24
const stepSeconds = 6
/** What people put up with, for all of the mix together. */
const limitMs = 1_000
const settings = { TRUST_PROXY: 'on', BILLING: 'off' }

let failures = 0
function expectNone(what: string, found: number): void {
  console.log(`${found === 0 ? 'met   ' : 'MISSED'}  ${what}: ${found} (bar 0)`)
  if (found > 0) failures++
}

async function gather(address: string): Promise<Person[]> {
  const found: Person[] = []
  for (let index = 0; index < people; index++) found.push({ ...(await signUp(address)), isSaving: false })
  return found
}

const isHeld = ({ p99, failed, turnedAway, answered }: Driven) =>
  p99 <= limitMs && failed.length === 0 && turnedAway <= answered.length * 0.001

/** Half as much again and again, until it is too much twice in a row: once may be the machine. */
async function findHeldRate(address: string, crowd: Person[]): Promise<number> {
  const isRateHeld = async (rate: number) => {
    const step = await drive(address, crowd, { rate, seconds: stepSeconds })
    console.log(`  ${rate} a second: p50 ${ms(step.p50)}, p99 ${ms(step.p99)}, turned away ${step.turnedAway}`)
    return isHeld(step)
  }
  await drive(address, crowd, { rate: 20, seconds: stepSeconds })
  let held = 10
  for (let rate = 20; rate <= 5_000; rate = Math.round(rate * 1.5)) {
    if (!(await isRateHeld(rate)) && !(await isRateHeld(rate))) break
    held = rate
  }
  return held
}

/** The first, the last and what lies between them, at most so many. */
function pickEvenly(values: readonly number[], most: number): number[] {
  const count = Math.min(most, values.length)
  return Array.from({ length: count }, (_, index) => {
    const place = Math.round((index / Math.max(1, count - 1)) * (values.length - 1))
    return values[place] ?? 0
  })
}

const ms = (value: number) => `${Math.round(value)} ms`

function tellFailures({ failed }: Driven): void {
  const kinds = new Map<string, number>()
  for (const { name, status, error } of failed) {
    const kind = `${name} ${status || error}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  if (kinds.size > 0) console.log('  failed:', Object.fromEntries(kinds))
}

async function measure(
  name: string,
  address: string,
  servers: () => Server[],
): Promise<{ held: number; crowd: Person[] }> {
  console.log(`\n${name}`)
  const crowd = await gather(address)
  let held = await findHeldRate(address, crowd)
  const memory: number[] = []
  const readMemory = () => servers().reduce((sum, { child }) => sum + treeMegabytes(child.pid ?? 0), 0)
  memory.push(readMemory())
  const timer = setInterval(() => memory.push(readMemory()), 5_000)
  let calm = await drive(address, crowd, { rate: held, seconds: holdSeconds })
  // A rate that was borne for seconds and not for longer is not held.
  for (let tries = 0; tries < 2 && !isHeld(calm); tries++) {
    console.log(`  ${held} a second was not held: p99 ${ms(calm.p99)}, turned away ${calm.turnedAway}`)
    held = Math.round(held / 1.5)
    calm = await drive(address, crowd, { rate: held, seconds: holdSeconds })
  }
  clearInterval(timer)
  memory.push(readMemory())
  tellFailures(calm)
  console.log(`  memory MB over the time: ${pickEvenly(memory, 11).map(Math.round).join(', ')}`)
  const tripled = await drive(address, crowd, { rate: held * 3, seconds: 10 })
  tellFailures(tripled)
  const served = tripled.answered.length - tripled.turnedAway - tripled.failed.length
  const health = tripled.answered.filter((one) => one.name === 'health' && one.status === 200).map((one) => one.ms)
  console.log(`\n${name}`)
  // At once: a later part that is interrupted takes nothing with it.
  console.table({
    'held a second': held,
    p50: ms(calm.p50),
    p99: ms(calm.p99),
    'turned away': calm.turnedAway,
    failed: calm.failed.length,
    'memory MB, start': Math.round(memory[0] ?? 0),
    most: Math.round(Math.max(...memory)),
    end: Math.round(memory.at(-1) ?? 0),
    '3x: served a second': Math.round(served / tripled.seconds),
    '3x: p50': ms(tripled.p50),
    '3x: p99': ms(tripled.p99),
    '3x: turned away': `${Math.round((100 * tripled.turnedAway) / tripled.answered.length)} %`,
    '3x: failed': tripled.failed.length,
    '3x: health p50': ms(percentile(health, 0.5)),
  })
  expectNone(`${name}: failed at the held rate`, calm.failed.length)
  expectNone(`${name}: failed at three times that`, tripled.failed.length)
  await wait(1_000)
  expectNone(`${name}: acknowledged saves lost`, await countLost(address, crowd))
  return { held, crowd }
}

async function measureOne(name: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-load-'))
  const server = await startServer({ ...settings, ...env }, dataDir)
  try {
    await measure(name, server.address, () => [server])
  } finally {
    await stopServer(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What several processes must get right together, asked through the balancer. */
async function checkTogether(address: string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const saver = await signUp(address)
  await save(saver, address, agent)
  const rivals = Array.from({ length: 8 }, () => ({ ...saver }))
  const answers = await Promise.all(rivals.map((rival) => save(rival, address, agent)))
  const taken = answers.filter(({ status }) => status === 200).length
  // The same save again is the same save; nothing else may be taken from an old revision.
  expectNone(
    'balanced: saves at once from one revision that were refused without a word',
    answers.filter(({ status }) => ![200, 409].includes(status)).length,
  )
  console.log(`  of eight saves at once ${taken} were taken or known`)
  const payer = newPayer()
  for (let turn = 0; turn < 6; turn++) await payOnce(payer, address, agent)
  const purchases = await countPurchases(address, [payer])
  expectNone('balanced: purchases lost or doubled', purchases.lost + purchases.doubled)
  agent.destroy()
}

async function measureBalanced(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-load-'))
  const ports = [await findFreePort(), await findFreePort(), await findFreePort(), await findFreePort()]
  const start = (port: number) => {
    mkdirSync(join(dataDir, String(port)), { recursive: true })
    const env = {
      ...settings,
      BILLING: 'sandbox',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '8',
      WORKERS: '1',
      PORT: String(port),
    }
    return startServer(env, join(dataDir, String(port)))
  }
  const balancer = await startBalancer(ports)
  if (!balancer) return console.log('Without nginx the four processes are not measured.')
  const servers = await Promise.all(ports.map(start))
  try {
    await wait(500)
    await checkTogether(balancer.address)
    const { held, crowd } = await measure('four on PostgreSQL behind nginx', balancer.address, () => servers)
    console.log('\nrolling stop and start under load, at half that rate')
    const replace = (async () => {
      for (const [index, port] of ports.entries()) {
        const old = servers[index]
        if (old) await stopServer(old)
        servers[index] = await start(port)
        await wait(2_500)
      }
    })()
    const rolled = await drive(balancer.address, crowd, { rate: Math.max(5, held / 2), seconds: 120, until: replace })
    await replace
    tellFailures(rolled)
    console.log(`  ${rolled.answered.length} requests, p99 ${ms(rolled.p99)}, told to come again ${rolled.turnedAway}`)
    expectNone('rolling: requests without an answer or with an error', rolled.failed.length)
    expectNone('rolling: acknowledged saves lost', await countLost(balancer.address, crowd))
  } finally {
    await balancer.stop()
    for (const server of servers) await stopServer(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (!(await ensureBuild())) process.exit(1)
console.log(
  `${availableParallelism()} cores (${cpus()[0]?.model}), Node ${process.versions.node}, the load on the same machine, ` +
    `which had ${loadavg()[0]?.toFixed(1)} other things to do when this began`,
)
if (wanted.includes('embedded')) await measureOne('one, embedded database', {})
const postgres = wanted.some((name) => name !== 'embedded') ? await startPostgres() : undefined
try {
  if (postgres && wanted.includes('postgres')) await measureOne('one on PostgreSQL', { DATABASE_URL: postgres.url })
  if (postgres && wanted.includes('balanced')) await measureBalanced(postgres.url)
} finally {
  postgres?.remove()
}
process.exitCode = failures > 0 ? 1 : 0
