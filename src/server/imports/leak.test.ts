import { rm } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForTest, type TestBundle } from '../../../tests/support/bundle.ts'
import { makeDoc, makeDocx, makePdf, resumePage } from './files.fixture.ts'
import type { createReadingPool, ReadingPool } from './reading-pool.ts'

/** Enough for every process to be replaced once; a thousand in the full run. */
const uploads = process.env.TEST_FULL ? 1000 : 60
const minutes = 60_000

let bundle: TestBundle
let pool: ReadingPool
beforeAll(async () => {
  bundle = await bundleForTest('src/server/imports/reading-pool.ts')
  const built: { createReadingPool: typeof createReadingPool } = await import(bundle.file)
  pool = built.createReadingPool({ workers: 1 })
}, minutes)
afterAll(async () => {
  await pool.close()
  await rm(bundle.folder, { recursive: true })
})

describe('reading many files', () => {
  it(
    'leaves nothing behind in the server',
    async () => {
      const padding = Buffer.alloc(1_000_000, ' ')
      const paragraph = '<w:p><w:r><w:t>Dana Reyes, Welder at Harbor Works</w:t></w:r></w:p>'
      const files = [
        Buffer.concat([await makePdf(resumePage), padding]),
        makeDocx(paragraph.repeat(30)),
        makeDoc([{ text: 'Dana Reyes' }, { text: 'Welder at Harbor Works' }]),
        Buffer.concat([Buffer.from('Dana Reyes\nWelder\n'), padding]),
        Buffer.concat([Buffer.from('%PDF-1.4 broken'), padding]),
      ]
      const readSome = async (count: number) => {
        for (let index = 0; index < count; index++) {
          const bytes = files[index % files.length]
          if (bytes) await pool.read(bytes, { client: 'somebody' }).catch(() => {})
        }
      }
      await readSome(20)
      const before = await heldBytes()
      await readSome(uploads)
      const grown = (await heldBytes()) - before
      // One kept file in ten would come to more than this.
      expect(grown).toBeLessThan(Math.max(4_000_000, uploads * 20_000))
    },
    15 * minutes,
  )
})

/** The least of a few looks: what a stream or a message still holds is let go a turn later. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < 5; look++) {
    await turn()
    if (typeof collect === 'function') collect()
    const { heapUsed, external, arrayBuffers } = process.memoryUsage()
    least = Math.min(least, heapUsed + external + arrayBuffers)
  }
  return least
}
