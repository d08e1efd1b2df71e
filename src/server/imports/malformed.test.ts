import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForTest, type TestBundle } from '../../../tests/support/bundle.ts'
import { makePdf, resumePage } from './files.fixture.ts'
import { makeBrokenFiles } from './malformed.fixture.ts'
import type { createReadingPool, ReadingPool } from './reading-pool.ts'

/** Each kind of damage comes many times over; a third of the files holds them all. */
const count = process.env.TEST_FULL === '1' ? 300 : 100

const limits = { textMs: 10_000, pageMs: 30_000, scanMs: 60_000 }

// As it is built: a process that has to compile its sources first takes seconds to start, and many are killed here.
let bundle: TestBundle
let pool: ReadingPool
beforeAll(async () => {
  bundle = await bundleForTest('src/server/imports/reading-pool.ts')
  const built: { createReadingPool: typeof createReadingPool } = await import(bundle.file)
  pool = built.createReadingPool({ workers: 2 }, limits)
})
afterAll(async () => {
  await pool.close()
  await rm(bundle.folder, { recursive: true })
})

const minutes = 60_000

describe(`${count} broken files`, () => {
  it(
    'are each read or refused with a sentence, in time, and the reader goes on reading',
    async () => {
      const files = await makeBrokenFiles(count)
      expect(files).toHaveLength(count)
      const wrong: string[] = []
      let refused = 0
      const work = async () => {
        for (let file = files.pop(); file; file = files.pop()) {
          const started = performance.now()
          try {
            await pool.read(file.bytes, { client: 'somebody' })
          } catch (error) {
            refused++
            const sentence = error instanceof Error && error.name === 'Refusal' ? error.message : ''
            if (!/^[A-Z].{20,}\.$/.test(sentence)) wrong.push(`${file.name}: ${error}`)
          }
          // A page that looks like a picture is given to OCR after it.
          const took = performance.now() - started
          if (took > limits.textMs + limits.pageMs + 5000) wrong.push(`${file.name}: ${Math.round(took)} ms`)
        }
      }
      await Promise.all([work(), work()])
      expect(wrong).toEqual([])
      expect(refused).toBeGreaterThan(count / 3)
      const good = await pool.read(await makePdf(resumePage), { client: 'somebody' })
      expect(good).toContain('Dana Reyes')
    },
    10 * minutes,
  )
})
