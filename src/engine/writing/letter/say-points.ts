// The lines of the resume that a letter tells, job by job.
import { withArticle } from '#engine/language/articles.ts'
import type { Job } from '../facts/career.ts'
import { type Slots, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { jobYears } from './job-time.ts'
import { type Said, type Tone, tones } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, plainTitle, roleName, writtenTitle } from './role-name.ts'
import type { ToldLine } from './told-line.ts'

/** The lines, one paragraph for each job. `introduced`: the job whose title and time the reader knows already. */
export function sayPoints(
  told: readonly ToldLine[],
  {
    tone,
    seed,
    introduced,
  }: {
    tone: Tone
    seed: number
    introduced?: Job | undefined
  },
): Said[][] {
  return [...new Set(told.map(({ job }) => job))].map((job) => {
    const leads = leadsIn(job, tone, { isIntroduced: job === introduced })
    const lead = leads[seed % Math.max(1, leads.length)]
    return [
      ...(lead ? [{ text: lead, entries: [job.entry], quotes: [] }] : []),
      ...told
        .filter((one) => one.job === job)
        .map(({ line, text }) => ({ text: `• ${text}`, entries: [line.text], quotes: [] })),
    ]
  })
}

function leadsIn(job: Job, tone: Tone, { isIntroduced }: { isIntroduced: boolean }): string[] {
  const { post, time, work, ...slots } = nameWork(job)
  const named = sayFullest(frames.points, tone, isIntroduced ? slots : { ...slots, post, time })
  return [
    ...named,
    ...sayFullest(frames.points, tone, isIntroduced ? { ...slots, work } : { ...slots, post, time, work }),
  ]
}

/** By the employer; who works for themselves or is sent by an agency, by the title. */
function nameWork(job: Job): Slots {
  const { title, company } = job
  if (job.entry.startsWith('projects.')) return { project: title }
  const time = jobYears(job)
  if (!isNoEmployer(company) && !isOwnAccount(company)) {
    const post = [writtenTitle(title), time].filter(Boolean).join(', ')
    return { atEmployer: atEmployer(company), post, work: isUnpaid(job) ? 'volunteer work' : 'work' }
  }
  const role = roleName(title)
  const aRole = role && withArticle(isOwnAccount(company) ? `self-employed ${role}` : role)
  return aRole ? { aRole, time } : { title: plainTitle(title), time }
}

/** Every sentence that may lead into the lines of a job: it says where, as what and when, and nothing more. */
export function leadsOf(job: Job): string[] {
  return tones.flatMap((tone) => [true, false].flatMap((isIntroduced) => leadsIn(job, tone, { isIntroduced })))
}
