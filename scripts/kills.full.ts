import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countLost, type Saver, save, signUp } from '../bench/_load.ts'
import { countPurchases, newPayer, type Payer, payOnce } from '../bench/_payers.ts'
import { startPostgres } from '../bench/_postgres.ts'
import { type Server, startServer, stopServer } from '../bench/_server.ts'
import { ensureBuild } from './support/ensure-build.mjs'

const kills = Number(process.env.TEST_KILLS ?? 50)
const [savers, payers] = [4, 3]

type People = { savers: Saver[]; payers: Payer[] }

const countSaves = ({ savers: all }: People) => all.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
const countPaid = ({ payers: all }: People) => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

/** People save and pay until the server is killed, which happens in the middle of it, after so many more of each. */
async function saveAndPay({ child, address }: Server, people: People, more: { saves: number; paid: number }) {
  const agent = new Agent({ keepAlive: true })
  const wanted = { saves: countSaves(people) + more.saves, paid: countPaid(people) + more.paid }
  const repeat = async (ask: () => Promise<boolean>) => {
    while (await ask())
      if (countSaves(people) >= wanted.saves && countPaid(people) >= wanted.paid) child.kill('SIGKILL')
  }
  const exited = once(child, 'exit')
  await Promise.all([
    ...people.savers.map((saver) => repeat(async () => (await save(saver, address, agent)).status !== 0)),
    ...people.payers.map((payer) => repeat(() => payOnce(payer, address, agent))),
    exited,
  ])
  agent.destroy()
}

async function killAgainAndAgain(env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-kills-'))
  const settings = { ...env, TRUST_PROXY: 'on', BILLING: 'sandbox', TMPDIR: dataDir }
  const people: People = { savers: [], payers: Array.from({ length: payers }, newPayer) }
  try {
    for (let round = 0; round < kills; round++) {
      const server = await startServer(settings, dataDir)
      while (people.savers.length < savers) people.savers.push(await signUp(server.address))
      // At another moment each time.
      await saveAndPay(server, people, { saves: 3 + ((round * 7) % 20), paid: 1 + (round % 3) })
    }
    const server = await startServer(settings, dataDir)
    const saves = countSaves(people)
    const lost = await countLost(server.address, people.savers)
    const purchases = await countPurchases(server.address, people.payers)
    console.log(`${kills} kills: ${saves} saves acknowledged, ${lost} lost; purchases`, purchases)
    await stopServer(server)
    expect(saves).toBeGreaterThanOrEqual(kills * 3)
    expect(purchases.acknowledged).toBeGreaterThanOrEqual(kills)
    expect([lost, purchases.lost, purchases.doubled]).toEqual([0, 0, 0])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

describe(`the whole product, killed ${kills} times while people save and pay`, { timeout: 1_800_000 }, () => {
  it('loses and doubles nothing it acknowledged on the embedded database', async () => {
    expect(await ensureBuild()).toBe(true)
    await killAgainAndAgain({})
  })

  it('loses and doubles nothing it acknowledged on PostgreSQL', async () => {
    expect(await ensureBuild()).toBe(true)
    const postgres = await startPostgres()
    if (!postgres) throw new Error('The programs of PostgreSQL are not installed, and this cannot be tested without.')
    try {
      await killAgainAndAgain({ DATABASE_URL: postgres.url })
    } finally {
      postgres.remove()
    }
  })
})
