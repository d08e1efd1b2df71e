// What laying out two pages costs, warm, in processor time, since a busy machine stretches any clock. Every template
// with its own sample and with a resume of two pages, never the same words twice.
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { testFonts } from '../tests/support/fonts.ts'
import { twoPageResume } from '../tests/support/resumes.ts'

const bar = 5
const warmUps = 20
const rounds = 12

const fonts = testFonts()
const all = Object.values(templates).sort((a, b) => a.id - b.id)

/** Other words each time, so that nothing remembered from the last round helps. */
function otherWords(resume: Resume, round: number): Resume {
  return {
    ...resume,
    experiences: resume.experiences.map((job) => ({
      ...job,
      description: job.description.replaceAll(/^- (\w)/gm, `- ${round} times $1`),
    })),
  }
}

const times: number[] = []
for (let round = -warmUps; round < rounds; round += 1) {
  for (const template of all) {
    const resume = otherWords(round % 2 === 0 ? twoPageResume() : template.sample, round)
    const start = process.cpuUsage()
    const { pages } = layoutPages(composeResume(resume, template), fonts)
    const { user, system } = process.cpuUsage(start)
    if (round >= 0 && pages.length > 1) times.push((user + system) / 1000)
  }
}

times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
console.log(
  `${times.length} documents of two pages or more: median ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms (bar ${bar} ms)`,
)
if (at(0.95) > bar) process.exitCode = 1
