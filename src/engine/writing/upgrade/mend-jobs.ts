// Every job's lines with what the steps make of them, read once: upgrade, tailoring and summary all start from them.
import type { Resume } from '#engine/resume/resume.ts'
import type { Dictionary, LineContext } from '../steps/_step.ts'
import { lineContexts, readResumeContext, tenseOfJob } from './line-context.ts'
import { type MendedLine, mendLines } from './mend-lines.ts'

export type MendedJob = { entry: string; tense: LineContext['tense']; lines: readonly MendedLine[] }

const known = new WeakMap<Resume, { spelling: Dictionary | undefined; jobs: readonly MendedJob[] }>()

export function mendJobs(resume: Resume, spelling: Dictionary | undefined): readonly MendedJob[] {
  const found = known.get(resume)
  if (found && found.spelling === spelling) return found.jobs
  const whole = readResumeContext(resume, spelling)
  const jobs = resume.experiences.map((job): MendedJob => {
    const entry = `experiences.${job.id}`
    const tense = tenseOfJob(job)
    const contexts = lineContexts(job.description, tense, whole)
    return { entry, tense, lines: mendLines(job.description, `${entry}.description`, contexts) }
  })
  known.set(resume, { spelling, jobs })
  return jobs
}
