// How long a file takes to be read, in a child process as the server runs it: text PDFs, Word, long ones, and a scan.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { exportDocument } from '#server/exports/export-document.ts'
import { makeScan, resumePage } from '#server/imports/files.fixture.ts'
import type { PageProgress, ReadingJob, ReadingResult } from '#server/imports/reading.worker.ts'
import { readingEnvironment, readingFlags } from '#server/imports/reading-process.ts'
import { createWorkPool } from '#server/platform/work-pool/work-pool.ts'
import { childHandle } from '#server/platform/work-pool/worker-handle.ts'
import { attachedResumeName } from '#shared/attached-resume.ts'
import { benchResume, benchTemplate, judge, median, percentile, timed } from './_bench-resume.ts'

const warmUps = 15
const rounds = 60
const worker = fileURLToPath(new URL('../dist/server/reading.worker.js', import.meta.url))
// The processes that read do not keep this one alive.
const awake = setInterval(() => undefined, 1000)
const pids: number[] = []
let peak = 0

const pool = createWorkPool<ReadingJob, ReadingResult, PageProgress>({
  start: () => {
    const child = fork(worker, { serialization: 'advanced', execArgv: readingFlags(), env: readingEnvironment })
    pids.push(child.pid ?? 0)
    return childHandle(child)
  },
  size: 1,
  queueLimit: 1,
  clientLimit: 2,
  retryAfterSeconds: 1,
  timeLimitMs: 60_000,
  lostJob: () => new Error('the process was lost'),
})

async function read(bytes: Uint8Array, recognize = false): Promise<void> {
  const result = await pool.run({ bytes, recognize }, { client: 'bench' })
  if (result.type !== 'resume') throw new Error(`answered ${JSON.stringify(result)}`)
}

/** Without the data that would make reading needless. */
async function makeFile(seed: number, { format, jobs }: { format: 'pdf' | 'docx'; jobs?: number }): Promise<Buffer> {
  const template = benchTemplate()
  const resume = benchResume(seed, jobs)
  const bytes = await exportDocument({ resume, template, customStyle: {}, format, created: '2024-05-06T07:08:09Z' })
  const name = Buffer.from(attachedResumeName)
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at)) bytes.fill('x', at, at + name.length)
  return bytes
}

async function measure(count: number, make: (seed: number) => Promise<Buffer>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round++) {
    const bytes = await make(round)
    times.push(await timed(() => read(bytes)))
  }
  return times
}

await measure(warmUps, (seed) => makeFile(9000 + seed, { format: 'pdf' }))
const pdf = await measure(rounds, (seed) => makeFile(seed, { format: 'pdf' }))
const docx = await measure(20, (seed) => makeFile(seed, { format: 'docx' }))
const perPage: { pages: number; ms: number }[] = []
for (const jobs of [7, 24, 45, 95]) {
  const bytes = await makeFile(2000, { format: 'pdf', jobs })
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 1
  perPage.push({ pages, ms: median(await measure(6, (seed) => makeFile(2000 + seed, { format: 'pdf', jobs }))) })
}
const textMemory = peakMegabytes()

const scan = await makeScan(resumePage)
// A process that has grown is replaced as soon as it has answered.
const watch = setInterval(peakMegabytes, 50)
const recognized = await timed(() => read(scan, true))
clearInterval(watch)
const scanMemory = peakMegabytes()
await pool.close()
clearInterval(awake)

console.table([
  { file: 'PDF of two pages', 'median ms': median(pdf).toFixed(0), 'p95 ms': percentile(pdf, 0.95).toFixed(0) },
  { file: 'Word document', 'median ms': median(docx).toFixed(0), 'p95 ms': percentile(docx, 0.95).toFixed(0) },
  { file: 'scan of one page', 'median ms': recognized.toFixed(0), 'p95 ms': '' },
])
console.table(perPage.map(({ pages, ms }) => ({ pages, ms: ms.toFixed(0), 'ms a page': (ms / pages).toFixed(1) })))
console.table([{ 'MB of a process that reads text': textMemory, 'and a scan': scanMemory }])

const [first] = perPage
const last = perPage.at(-1)
const growth = first && last ? last.ms / last.pages / (first.ms / first.pages) : Number.POSITIVE_INFINITY
const p95 = percentile(pdf, 0.95)
judge([
  { what: 'p95 of a text PDF', measured: `${p95.toFixed(0)} ms`, bar: 'at most 300 ms', isMet: p95 <= 300 },
  { what: 'memory for text', measured: `${textMemory} MB`, bar: 'at most 300 MB', isMet: textMemory <= 300 },
  { what: 'memory for a scan', measured: `${scanMemory} MB`, bar: 'at most 300 MB', isMet: scanMemory <= 300 },
  {
    what: 'a page of a scan',
    measured: `${(recognized / 1000).toFixed(1)} s`,
    bar: 'at most 10 s',
    isMet: recognized <= 10_000,
  },
  { what: 'time a page, long against short', measured: growth.toFixed(2), bar: 'at most 1.50', isMet: growth <= 1.5 },
])

/** What the largest of the processes held at most until now; 0 where the system does not tell. */
function peakMegabytes(): number {
  for (const pid of pids.flatMap((pid) => [pid, ...childrenOf(pid)])) {
    const status = readProcess(`${pid}/status`)
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }
  return Math.round(peak / 1024)
}

function childrenOf(pid: number): number[] {
  return readProcess(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

/** A process may end between two looks at it. */
function readProcess(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
