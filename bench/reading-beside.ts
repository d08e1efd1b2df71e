// The processor time of reading a two-page PDF beside an older build of ours, both reading the same files in turn:
// `npx tsx bench/reading-beside.ts path/to/older/checkout [folder of PDFs ...]`. Both have to be built.
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { exportDocument } from '#server/exports/export-document.ts'
import { allTemplates } from '#server/templates/find-template.ts'
import { benchResume, judge, median, percentile } from './_bench-resume.ts'
import { renderPdfmake } from './_pdfmake.ts'

const warmUps = 30
const rounds = Number(process.env.ROUNDS ?? 8)
const ownFiles = 20
const mostShare = 0.8
const older = process.argv[2]
const folders = process.argv.slice(3)
const counting = fileURLToPath(new URL('./_count-reading-time.mjs', import.meta.url))
const newer = fileURLToPath(new URL('..', import.meta.url))

type Answer = { type: string; spentMs: number; result?: { type: string } }
type Reader = { read(bytes: Uint8Array): Promise<number>; end(): void }

/** A process as the build in `folder` starts it. */
async function startReader(folder: string): Promise<Reader> {
  const { readingFlags, readingEnvironment } = await import(
    pathToFileURL(join(folder, 'src/server/imports/reading-process.ts')).href
  )
  const child = fork(join(folder, 'dist/server/reading.worker.js'), {
    serialization: 'advanced',
    execArgv: [...readingFlags(), '--import', pathToFileURL(counting).href],
    env: readingEnvironment,
  })
  let spent = (await answerOf(child, 'ready')).spentMs
  return {
    async read(bytes) {
      child.send({ job: { bytes, recognize: false } })
      const { result, spentMs } = await answerOf(child, 'result')
      if (result?.type !== 'resume') throw new Error(`${folder} answered ${result?.type}`)
      const own = spentMs - spent
      spent = spentMs
      return own
    },
    end: () => void child.kill('SIGKILL'),
  }
}

function answerOf(child: ChildProcess, type: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error('the process was lost'))
    const hear = (answer: Answer) => {
      if (answer.type !== type) return
      child.off('message', hear).off('exit', lost)
      resolve(answer)
    }
    child.on('message', hear).on('exit', lost)
  })
}

/** Of two pages each, by our templates and by pdfmake, and without the data that would make reading needless. */
async function makeFiles(): Promise<Buffer[]> {
  const files: Buffer[] = []
  for (let seed = 0; seed < ownFiles; seed++) {
    const resume = benchResume(seed)
    if (seed % 4 === 3) {
      files.push(await renderPdfmake(resume))
      continue
    }
    const template = allTemplates[seed % allTemplates.length]
    if (!template) continue
    const request = { template, customStyle: {}, format: 'pdf', created: '2024-05-06T07:08:09Z' } as const
    files.push(await exportDocument({ resume, ...request, attachData: false }))
  }
  return files
}

const readFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => readFileSync(join(folder, name)))

async function measure(older: string): Promise<void> {
  const files = [...(await makeFiles()), ...folders.flatMap(readFolder)]
  const [before, after] = [await startReader(older), await startReader(newer)]
  const times: { before: number; after: number }[] = []
  for (let turn = 0; turn < warmUps + rounds * files.length; turn++) {
    const bytes = files[turn % files.length] ?? Buffer.alloc(0)
    // Whoever comes second may find the machine warmer.
    const first = turn % 2 === 0 ? await before.read(bytes) : undefined
    const own = await after.read(bytes)
    const other = first ?? (await before.read(bytes))
    if (turn >= warmUps) times.push({ before: other, after: own })
  }
  before.end()
  after.end()
  const rows = [0.5, 0.95].map((part) => {
    const [before, after] = [times.map((time) => time.before), times.map((time) => time.after)].map((list) =>
      percentile(list, part),
    )
    return { part, before: before ?? 0, after: after ?? 0, share: (after ?? 0) / (before ?? 1) }
  })
  console.log(`${files.length} files, ${rounds} times each`)
  console.table(
    rows.map(({ part, before, after, share }) => ({
      of: part === 0.5 ? 'median' : 'p95',
      'older, ms': before.toFixed(1),
      'this, ms': after.toFixed(1),
      share: share.toFixed(2),
    })),
  )
  const pairs = median(times.map(({ before, after }) => after / before))
  const share = rows.at(-1)?.share ?? Number.POSITIVE_INFINITY
  console.log(`The same file, this build beside the older, median: ${pairs.toFixed(2)}`)
  judge([
    {
      what: 'processor time at p95 beside the older build',
      measured: share.toFixed(2),
      bar: `at most ${mostShare}`,
      isMet: share <= mostShare,
    },
  ])
}

if (older === undefined) console.log('Not measured: name the checkout of an older build, with its dist.')
else if (!existsSync(join(older, 'dist/server/reading.worker.js'))) console.log(`Not measured: ${older} is not built.`)
else await measure(older)
