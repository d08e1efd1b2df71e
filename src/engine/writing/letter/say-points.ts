// The lines of the resume that a letter tells, job by job.
import { withArticle } from '#engine/language/articles.ts'
import type { Job } from '../facts/career.ts'
import { type Slots, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { ToldLine } from './choose-lines.ts'
import { type Said, type Tone, tones } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, roleName } from './role-name.ts'

/** The lines, one paragraph for each job. */
export function sayPoints(told: readonly ToldLine[], { tone, seed }: { tone: Tone; seed: number }): Said[][] {
  // Two posts with one employer are told together.
  const jobs = told
    .map(({ job }) => job)
    .filter((job, at, all) => all.findIndex((other) => isSameEmployer(other, job)) === at)
  return jobs.map((job, place): Said[] => {
    const leads = sayFullest(place === 0 ? frames.points : frames['points-more'], tone, nameWork(job))
    const lead = leads[seed % Math.max(1, leads.length)]
    return [
      ...(lead ? [{ text: lead, entries: [job.entry], quotes: [] }] : []),
      ...told
        .filter((one) => isSameEmployer(one.job, job))
        .map(({ line, text }) => ({ text: `• ${text}`, entries: [line.text], quotes: [] })),
    ]
  })
}

function isSameEmployer(one: Job, other: Job): boolean {
  return (
    one === other || (one.company !== '' && one.company === other.company && !kindOfWork(one) && !kindOfWork(other))
  )
}

/** `Apprentice then joiner` was more than that, and an intern coordinator is none. */
const placed =
  /\b(extern|intern|apprentice)(?:ship)?\b(?!,? (?:then|later|coordinat|program|train|supervis))|\b(placement|secondment)\b/i

/** Nobody should take a placement for a job. */
function kindOfWork(job: Pick<Job, 'title' | 'company'>): string | undefined {
  if (isUnpaid(job)) return 'volunteer work'
  const [, person, time] = placed.exec(job.title) ?? []
  return person ? `${person.toLowerCase()}ship` : time?.toLowerCase()
}

/** By the employer; who works for themselves, by the title. */
function nameWork({ title, company, isCurrent }: Job): Slots {
  if (!isNoEmployer(company) && !isOwnAccount(company)) {
    const kind = kindOfWork({ title, company })
    return { atEmployer: atEmployer(company), work: kind ?? 'work', time: kind ?? (isCurrent ? 'work' : 'time') }
  }
  const role = roleName(title)
  return { aRole: role && withArticle(isOwnAccount(company) ? `self-employed ${role}` : role) }
}

/** Every sentence that may lead into the lines of a job: it says where, and nothing more. */
export function leadsOf(job: Job): string[] {
  const slots = nameWork(job)
  return tones.flatMap((tone) =>
    [frames.points, frames['points-more']].flatMap((frame) => sayFullest(frame, tone, slots)),
  )
}
