// What laying out two pages costs, warm: every template with its own sample and with a resume of two pages, never the
// same words twice.
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { testFonts } from '../tests/support/fonts.ts'
import { twoPageResume } from '../tests/support/resumes.ts'

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

times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
console.log(`${times.length} documents of two pages: median ${at(0.5)} ms, p95 ${at(0.95)} ms (bar ${bar} ms)`)
if (Number(at(0.95)) > bar) process.exitCode = 1
