// How long a Word file takes.
import { exportDocument } from '#server/exports/export-document.ts'
import { benchResume, benchTemplate, judge, median, percentile, timed } from './_bench-resume.ts'

/** The engine still compiles what the first documents run through. */
const warmUps = 80
const rounds = 60
const template = benchTemplate()

const times: number[] = []
for (let round = 0; round < warmUps + rounds; round++) {
  const resume = benchResume(round)
  const created = '2024-05-06T07:08:09Z'
  const time = await timed(() => exportDocument({ resume, template, customStyle: {}, format: 'docx', created }))
  if (round >= warmUps) times.push(time)
}

const middle = median(times)
console.table([{ 'median ms': middle.toFixed(1), 'p95 ms': percentile(times, 0.95).toFixed(1) }])
judge([
  { what: 'a Word file of two pages', measured: `${middle.toFixed(1)} ms`, bar: 'under 30 ms', isMet: middle < 30 },
])
