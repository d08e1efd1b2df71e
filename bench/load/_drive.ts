// Asks at a given rate, whether or not the answers keep up: people do not wait for each other.
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../_bench-resume.ts'
import { type Person, pickAsk } from './_mix.ts'

type Answered = { name: string; ms: number; status: number; error: string }
export type Driven = {
  answered: Answered[]
  seconds: number
  rate: number
  p50: number
  p99: number
  /** Told to come again: busy, or too many of one client. */
  turnedAway: number
  /** No answer at all, or an error of ours. */
  failed: Answered[]
}

/** More than this are never under way; what would be is counted as turned away by ourselves. */
const mostUnderWay = 800
const tickMs = 10

export async function drive(
  address: string,
  people: readonly Person[],
  { rate, seconds, until }: { rate: number; seconds: number; until?: Promise<unknown> },
): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const answered: Answered[] = []
  const running = new Set<Promise<void>>()
  let isOver = false
  void until?.then(() => {
    isOver = true
  })
  const startedAt = performance.now()
  let sent = 0
  const ask = async (dueAt: number) => {
    const { name, ask: send } = pickAsk()
    const person = people[sent % people.length]
    if (!person) throw new Error('nobody is there to ask')
    const { status, error } = await send(address, agent, person)
    answered.push({ name, ms: performance.now() - dueAt, status, error })
  }
  while (!isOver && performance.now() - startedAt < seconds * 1000) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * rate)
    for (; sent < due; sent++) {
      const dueAt = startedAt + (sent / rate) * 1000
      if (running.size >= mostUnderWay) {
        answered.push({ name: 'any', ms: 0, status: 429, error: 'not sent' })
        continue
      }
      const one: Promise<void> = ask(dueAt).finally(() => running.delete(one))
      running.add(one)
    }
    await wait(tickMs)
  }
  const lasted = (performance.now() - startedAt) / 1000
  await Promise.all(running)
  agent.destroy()
  return { ...summarize(answered), answered, seconds: lasted, rate: answered.length / lasted }
}

function summarize(answered: Answered[]): Pick<Driven, 'p50' | 'p99' | 'turnedAway' | 'failed'> {
  const isTurnedAway = ({ status }: Answered) => status === 503 || status === 429
  const served = answered.filter(({ status }) => status > 0 && status < 500 && status !== 429).map(({ ms }) => ms)
  return {
    p50: percentile(served, 0.5),
    p99: percentile(served, 0.99),
    turnedAway: answered.filter(isTurnedAway).length,
    failed: answered.filter((one) => one.status === 0 || (one.status >= 500 && one.status !== 503)),
  }
}
