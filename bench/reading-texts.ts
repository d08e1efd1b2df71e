// How long the reader takes for 200 kB that somebody pasted to keep it busy: `npx tsx bench/reading-texts.ts [pattern]`.
// In a process of its own, which is ended and started anew where a text holds it up for far longer than its bar.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readText } from '#engine/reading/read-text.ts'
import { judge } from './_bench-resume.ts'
import { makeHostileTexts } from './_hostile-texts.ts'

const size = Number(process.env.SIZE ?? 200_000)
const mostMs = 2000
const patienceMs = Number(process.env.PATIENCE ?? 60_000)
const texts = makeHostileTexts(size)
const newId = () => ''

function serve(): void {
  readText('Dana Reyes\nI was a cook at the Mill from 2012 to 2014.', { newId })
  process.on('message', (at: number) => {
    const start = process.cpuUsage()
    readText(texts[at]?.text ?? '', { newId })
    const { user, system } = process.cpuUsage(start)
    process.send?.((user + system) / 1000)
  })
}

const isReader = process.argv[2] === '--reader'
const startReader = () => fork(fileURLToPath(import.meta.url), ['--reader'])

function measure(reader: ChildProcess, at: number): Promise<number> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(Number.POSITIVE_INFINITY), patienceMs)
    reader.once('message', (ms: number) => {
      clearTimeout(timer)
      resolve(ms)
    })
    reader.send(at)
  })
}

async function run(): Promise<void> {
  const wanted = new RegExp(process.argv[2] ?? '')
  let reader = startReader()
  const rows: { text: string; ms: number }[] = []
  for (const [at, { name }] of texts.entries()) {
    if (!wanted.test(name)) continue
    let ms = await measure(reader, at)
    // The first of its kind is read before the code is warm, and a collection of garbage may be another's.
    if (ms > mostMs && Number.isFinite(ms)) ms = Math.min(ms, await measure(reader, at))
    rows.push({ text: name, ms: Math.round(ms) })
    if (process.env.SHOW && ms > Number(process.env.SHOW)) console.log(Math.round(ms), name)
    if (Number.isFinite(ms)) continue
    reader.kill('SIGKILL')
    reader = startReader()
  }
  reader.kill('SIGKILL')
  rows.sort((a, b) => b.ms - a.ms)
  console.table(rows.slice(0, 20))
  const late = rows.filter(({ ms }) => ms > mostMs).length
  judge([
    {
      what: `slowest of ${rows.length} texts of ${size / 1000} kB`,
      measured: `${rows[0]?.ms ?? 0} ms, ${late} late`,
      bar: `at most ${mostMs} ms of processor time`,
      isMet: late === 0,
    },
  ])
}

if (isReader) serve()
else await run()
