// How long a PDF takes, side by side with react-pdf, pdfmake and a browser that prints, on the same resume and fonts.
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { exportFonts } from '#server/exports/export-document.ts'
import { createExportPool } from '#server/exports/export-pool.ts'
import { benchResume, benchTemplate, judge, median, percentile, timed } from './_bench-resume.ts'
import { tellBeside } from './_beside-peers.ts'
import { renderPdfmake } from './_pdfmake.ts'
import { openPrinter, renderReactPdf } from './_peers.ts'

const warmUps = 5
/** A thread's first documents run while the engine still compiles it. */
const ownWarmUps = 60
const rounds = 25
const template = benchTemplate()
const created = '2024-05-06T07:08:09Z'

// In its thread, as the server runs it: otherwise it would clear away what react-pdf leaves behind.
const pool = createExportPool(1)
const { style, design } = template
const ours = (resume: Resume) =>
  pool.run(
    { resume, template: { style, design }, customStyle: {}, format: 'pdf', created, want: 'file' },
    { client: 'bench' },
  )
const layout = (resume: Resume) => layoutPages(composeResume(resume, template), exportFonts())

for (let round = 0; round < ownWarmUps; round++) await ours(benchResume(5000 + round))
const printer = await openPrinter()
const times = { ours: [0], reactPdf: [0], chromium: [0] }
try {
  for (let round = -warmUps; round < rounds; round++) {
    const resume = benchResume(round + warmUps)
    const measured = {
      ours: await timed(() => ours(resume)),
      reactPdf: await timed(() => renderReactPdf(resume)),
      chromium: await timed(() => printer.print(resume)),
    }
    if (round === 0) for (const list of Object.values(times)) list.length = 0
    times.ours.push(measured.ours)
    times.reactPdf.push(measured.reactPdf)
    times.chromium.push(measured.chromium)
  }
} finally {
  await printer.close()
}

// By itself: what it leaves behind would be cleared away in the others' time.
const besidePdfmake = { ours: [0], theirs: [0] }
for (let round = -warmUps; round < rounds; round++) {
  const resume = benchResume(round + warmUps)
  const theirs = await timed(() => renderPdfmake(resume))
  const own = await timed(() => ours(resume))
  if (round === 0) for (const list of Object.values(besidePdfmake)) list.length = 0
  besidePdfmake.theirs.push(theirs)
  besidePdfmake.ours.push(own)
}

const perPage: { pages: number; ms: number }[] = []
for (const jobs of [3, 7, 45, 95]) {
  const runs: number[] = []
  for (let round = 0; round < 12; round++) runs.push(await timed(() => ours(benchResume(2000 + round, jobs))))
  perPage.push({ pages: layout(benchResume(2000, jobs)).pages.length, ms: median(runs) })
}

await pool.close()

console.table(
  Object.entries(times).map(([name, list]) => ({
    name,
    'median ms': median(list).toFixed(1),
    'p95 ms': percentile(list, 0.95).toFixed(1),
  })),
)
console.table(perPage.map(({ pages, ms }) => ({ pages, ms: ms.toFixed(1), 'ms a page': (ms / pages).toFixed(1) })))

const what = 'a PDF of a resume'
tellBeside(what, 'react-pdf', { ours: times.ours, theirs: times.reactPdf })
tellBeside(what, 'pdfmake', besidePdfmake)
tellBeside(what, 'Chromium, printing', { ours: times.ours, theirs: times.chromium })

const toReact = median(times.ours) / median(times.reactPdf)
const toChromium = median(times.ours) / median(times.chromium)
const two = perPage[1]
const most = perPage[perPage.length - 1]
const growth = two && most ? most.ms / most.pages / (two.ms / two.pages) : Number.POSITIVE_INFINITY

judge([
  { what: 'time against react-pdf', measured: toReact.toFixed(2), bar: 'at most 0.12', isMet: toReact <= 0.12 },
  { what: 'time against Chromium', measured: toChromium.toFixed(2), bar: 'at most 0.15', isMet: toChromium <= 0.15 },
  {
    what: `cost of a page in ${most?.pages} against one in ${two?.pages}`,
    measured: growth.toFixed(2),
    bar: 'at most 1.3',
    isMet: growth <= 1.3,
  },
])
