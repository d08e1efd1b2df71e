// How long a Word file takes, and how much of it goes into the fonts it carries.
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { embedFonts } from '#server/exports/docx/embed-fonts.ts'
import { exportDocument } from '#server/exports/export-document.ts'
import { benchResume, benchTemplate, judge, median, percentile, timed } from './_bench-resume.ts'

/** The engine still compiles what the first documents run through. */
const warmUps = 80
const rounds = 60
const template = benchTemplate()

const times: number[] = []
const fontTimes: number[] = []
for (let round = 0; round < warmUps + rounds; round++) {
  const resume = benchResume(round)
  const created = '2024-05-06T07:08:09Z'
  const time = await timed(() => exportDocument({ resume, template, customStyle: {}, format: 'docx', created }))
  const composition = composeResume(resume, template, {})
  const fontTime = await timed(() => embedFonts(composition))
  if (round < warmUps) continue
  times.push(time)
  fontTimes.push(fontTime)
}

const middle = median(times)
const share = median(fontTimes) / middle
console.table([{ 'median ms': middle.toFixed(1), 'p95 ms': percentile(times, 0.95).toFixed(1) }])
judge([
  { what: 'a Word file of two pages', measured: `${middle.toFixed(1)} ms`, bar: 'under 30 ms', isMet: middle < 30 },
  { what: 'its fonts', measured: `${(share * 100).toFixed(1)} % of it`, bar: 'under 15 %', isMet: share < 0.15 },
])
