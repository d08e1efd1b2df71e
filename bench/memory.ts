// What a server takes of the memory when nobody asks it anything: the whole tree of processes, ten seconds after the start.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Bar, judge, median } from './_bench-resume.ts'
import { startPostgres } from './_postgres.ts'
import { readTree, treeMegabytes } from './_processes.ts'
import { startServer, stopServer } from './_server.ts'

/** Three quarters of what it once took. */
const mostMegabytes = { embedded: 401, postgres: 210 }
const rounds = 3

async function measure(env: Record<string, string>): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-memory-'))
  const measured: number[] = []
  try {
    // The first start creates the database, which no later one does.
    await stopServer(await startServer(env, dataDir))
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(env, dataDir)
      await wait(10_000)
      const pid = server.child.pid ?? 0
      measured.push(treeMegabytes(pid))
      console.log(
        readTree(pid)
          .map(({ name, megabytes }) => `${name} ${Math.round(megabytes)} MB`)
          .join(', '),
      )
      await stopServer(server)
    }
    return median(measured)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const bars: Bar[] = []
function add(kind: keyof typeof mostMegabytes, megabytes: number): void {
  const bar = mostMegabytes[kind]
  const what = `idle memory of the tree, MB, ${kind}`
  bars.push({ what, measured: megabytes.toFixed(0), bar: `at most ${bar}`, isMet: megabytes <= bar })
}

if (process.platform !== 'linux')
  throw new Error('the memory of a tree of processes is read from /proc, which Linux alone has')
add('embedded', await measure({}))
const postgres = await startPostgres()
try {
  if (postgres) add('postgres', await measure({ DATABASE_URL: postgres.url }))
  else console.log('Without the programs of PostgreSQL only the embedded database is measured.')
} finally {
  postgres?.remove()
}
judge(bars)
