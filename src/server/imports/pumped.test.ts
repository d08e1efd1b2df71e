import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForTest, type TestBundle } from '../../../tests/support/bundle.ts'
import { makePdf, resumePage } from './files.fixture.ts'
import { nestedForms, type PumpedFile, pumpedFiles } from './pumped.fixture.ts'
import type { createReadingPool, ReadingPool } from './reading-pool.ts'

const minutes = 60_000
const size = 500_000

/** Found by an attack; and of the rest every thirty-third, all of them in the full run. */
const telling = new Set([
  'docx with letters in a tag',
  'pdf of saved states',
  'pdf of open objects',
  'docx with brackets in a header',
  'docx of tables in content controls',
  'odt of tables in tables',
  'odt of frames',
  'docx with paragraphs of letters and at signs',
  'markdown of square brackets',
  'text of lines of one word',
])
/** pdf.js swells with these before anybody can stop it; the limits of the process end them. */
const endless = new Set(['pdf of links'])

const chosen = pumpedFiles
  .filter(({ name }) => !endless.has(name))
  .filter(({ name }, index) => process.env.TEST_FULL || telling.has(name) || index % 33 === 0)

let bundle: TestBundle
let pool: ReadingPool
beforeAll(async () => {
  bundle = await bundleForTest('src/server/imports/reading-pool.ts')
  const built: { createReadingPool: typeof createReadingPool } = await import(bundle.file)
  // By the processor alone: on a busy machine the clock says nothing of the file.
  pool = built.createReadingPool(
    { workers: 1 },
    { textMs: 5 * minutes, pageMs: minutes, scanMs: 5 * minutes, fileMs: 5 * minutes },
  )
}, minutes)
afterAll(async () => {
  await pool.close()
  await rm(bundle.folder, { recursive: true })
})

const client = { client: 'somebody' }
const overLimit = 'takes too long to read or needs too much memory'

async function outcome({ make }: Pick<PumpedFile, 'make'>): Promise<string> {
  return pool.read(make(size), client).then(
    () => 'read',
    (error: Error) => error.message,
  )
}

describe('M1: a small file that grows on the inside', () => {
  it(
    'is read or refused within the time of one file, whatever it is filled with',
    async () => {
      const late: string[] = []
      for (const file of chosen) if ((await outcome(file)).includes(overLimit)) late.push(file.name)
      expect(late).toEqual([])
    },
    20 * minutes,
  )

  it(
    'is refused where its forms unfold to millions of operators',
    async () => {
      for (const bytes of [nestedForms(6, 10), nestedForms(12, 20), nestedForms(150, 2)]) {
        await expect(pool.read(bytes, client)).rejects.toThrow('too complex to read')
      }
    },
    2 * minutes,
  )

  // limit-guard.test.ts shows in a second that the limits end a process; this file takes them fifteen.
  if (process.env.TEST_FULL) {
    it(
      'is ended by the limits of its process where nothing else does, and the next one is read',
      async () => {
        const file = pumpedFiles.find(({ name }) => endless.has(name))
        if (!file) throw new Error('The file is gone')
        expect(await outcome(file)).toContain(overLimit)
        expect(await pool.read(await makePdf(resumePage), client)).toContain('Dana Reyes')
      },
      2 * minutes,
    )
  }
})
