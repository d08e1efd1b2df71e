// What laying out two pages costs, warm: every template with its own sample and with a resume of two pages, never the
// same words twice.
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { testFonts } from '../tests/support/fonts.ts'
import { twoPageResume } from '../tests/support/resumes.ts'
import { benchResume, benchTemplate, percentile } from './_bench-resume.ts'

const bar = 5
const warmUps = 20
const rounds = 20

const fonts = testFonts()
const all = Object.values(templates).sort((a, b) => a.id - b.id)

let words = 0
function otherWords(resume: Resume): Resume {
  words += 1
  return {
    ...resume,
    experiences: resume.experiences.map((job) => ({
      ...job,
      description: job.description.replaceAll(/^- (\w)/gm, `- ${words} times $1`),
    })),
  }
}

function measure(resume: Resume, template: (typeof all)[number]): { time: number; pages: number } {
  const other = otherWords(resume)
  const start = performance.now()
  const { pages } = layoutPages(composeResume(other, template), fonts)
  return { time: performance.now() - start, pages: pages.length }
}

const times: number[] = []
for (let round = -warmUps; round < rounds; round += 1) {
  for (const template of all) {
    const resume = round % 2 === 0 ? twoPageResume() : template.sample
    const { time, pages } = measure(resume, template)
    if (round >= 0 && pages === 2) times.push(time)
  }
}

// The resume of the PDF measurement, every word of it new each time.
const fresh: number[] = []
for (let round = 0; round < 300; round += 1) {
  const { time } = measure(benchResume(1000 + round), benchTemplate())
  if (round >= 100) fresh.push(time)
}

for (const [name, list] of [
  ['every template, two pages', times],
  ['other words in every field', fresh],
] as const) {
  const at = (share: number) => percentile(list, share)
  console.log(
    `${name}: ${list.length} documents, median ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms (bar ${bar} ms)`,
  )
  if (at(0.95) > bar) process.exitCode = 1
}
