// The lines of the resume that a letter tells, job by job.
import { withArticle } from '#engine/language/articles.ts'
import type { Job } from '../facts/career.ts'
import { type Slots, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { ToldLine } from './choose-lines.ts'
import { type Said, type Tone, tones } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount, roleName } from './role-name.ts'

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
    one === other || (one.company !== '' && one.company === other.company && !kindOfWork(`${one.title}${other.title}`))
  )
}

/** Nobody should take a placement for a job. */
function kindOfWork(title: string): string | undefined {
  const [, word] = /\b(volunt|extern|intern|apprentice|placement|secondment)(?:s?hip|eer|ary|ed)?\b/i.exec(title) ?? []
  const kinds = {
    volunt: 'volunteer work',
    extern: 'externship',
    intern: 'internship',
    apprentice: 'apprenticeship',
    placement: 'placement',
    secondment: 'secondment',
  }
  return kinds[word?.toLowerCase() as keyof typeof kinds]
}

/** By the employer; who works for themselves, by the title. */
function nameWork({ title, company, isCurrent }: Job): Slots {
  if (!isNoEmployer(company) && !isOwnAccount(company)) {
    const kind = kindOfWork(`${title} ${company}`)
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
