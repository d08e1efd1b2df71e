// Every job's lines with what the steps make of them, read once: upgrade, tailoring and summary all start from them.
import { readLine } from '#engine/language/read-line.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { speaksOfAnother } from '../steps/_own-voice.ts'
import type { Dictionary, LineContext } from '../steps/_step.ts'
import { lineContexts, readResumeContext, tenseOfJob } from './line-context.ts'
import { type MendedLine, mendLines } from './mend-lines.ts'

export type MendedJob = { entry: string; tense: LineContext['tense']; lines: readonly MendedLine[] }

const named = /^(?:the )?\p{L}+(?:ing|tion|ment|sis|ance|sion)\b/iu

/** `Matched invoices` among `Ensuring that ...` and `Assisting ...`: one form for a job, or the person's own. */
function isHalfDone(lines: readonly MendedLine[], tense: LineContext['tense']): boolean {
  const opened = lines.filter(({ before }) => named.test(before))
  const changed = opened.filter(({ pieces }) => pieces.length > 0 && pieces.every((piece) => !named.test(piece)))
  const own = tense === 'current' ? 'base' : 'past'
  const hasVerbs = lines.some(({ before }) => readLine(before).verbs[0]?.form === own)
  return !hasVerbs && changed.length > 0 && changed.length < opened.length - changed.length
}

/** `Takes samples` mended beside a `Monitors flow` that cannot be: all lines of a job in one voice, or the person's own. */
function isHalfVoiced(lines: readonly MendedLine[]): boolean {
  const others = lines.filter(({ before }) => speaksOfAnother(before))
  const left = others.filter(
    ({ draft, pieces }) => draft?.kind !== 'drop' && (pieces.length === 0 || pieces.some(speaksOfAnother)),
  )
  return left.length > 0 && left.length < others.length
}

const known = new WeakMap<Resume, { spelling: Dictionary | undefined; jobs: readonly MendedJob[] }>()

export function mendJobs(resume: Resume, spelling: Dictionary | undefined): readonly MendedJob[] {
  const found = known.get(resume)
  if (found && found.spelling === spelling) return found.jobs
  const whole = readResumeContext(resume, spelling)
  const jobs = resume.experiences.map((job): MendedJob => {
    const entry = `experiences.${job.id}`
    const tense = tenseOfJob(job)
    const contexts = lineContexts(job.description, tense, whole)
    const mend = (own: readonly LineContext[]) => mendLines(job.description, `${entry}.description`, own)
    const lines = mend(contexts)
    if (!isHalfDone(lines, tense) && !isHalfVoiced(lines)) return { entry, tense, lines }
    const left = mend(contexts.map((context) => ({ ...context, tense: 'none' })))
    return { entry, tense, lines: left.map((line) => ({ ...line, tense })) }
  })
  known.set(resume, { spelling, jobs })
  return jobs
}
