// The lines of the resume that a letter tells, job by job.
import { withArticle } from '#engine/language/articles.ts'
import type { Job } from '../facts/career.ts'
import { type Slots, sayFrame, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { ToldLine } from './choose-lines.ts'
import { jobYears } from './job-time.ts'
import { type Said, type Tone, tones } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, plainTitle, roleName, writtenTitle } from './role-name.ts'
import { actOf, whereAndWhen, whereOf } from './tell-act.ts'

/** The lines, one paragraph for each job. `introduced`: the job whose title and time the reader knows already. */
export function sayPoints(
  told: readonly ToldLine[],
  {
    tone,
    seed,
    introduced,
    argued,
  }: {
    tone: Tone
    seed: number
    introduced?: Job | undefined
    /** The job that the sentences before were about. */
    argued?: Job | undefined
  },
): Said[][] {
  return [...new Set(told.map(({ job }) => job))].map((job, place): Said[] => {
    const isSame = place === 0 && argued === job
    const own = told.filter((one) => one.job === job)
    const acts = own.map(actOf)
    // Who asks for other words gets the list.
    if (!isSame && seed % 2 === 0 && whereOf(job) && acts.every((act) => act !== undefined))
      return [tellActs(own, acts, { tone, isIntroduced: job === introduced || job === argued })]
    const leads = isSame
      ? sayFullest(frames.points, tone, { isSame: ' ' })
      : leadsIn(job, tone, { isIntroduced: job === introduced || job === argued })
    const lead = leads[seed % Math.max(1, leads.length)]
    return [
      ...(lead ? [{ text: lead, entries: [job.entry], quotes: [] }] : []),
      ...own.map(({ line, listed }) => ({ text: `• ${listed}`, entries: [line.text], quotes: [] })),
    ]
  })
}

/** Lines that can all be sentences are no list. */
function tellActs(
  lines: readonly ToldLine[],
  acts: readonly string[],
  { tone, isIntroduced }: { tone: Tone; isIntroduced: boolean },
): Said {
  const [first] = lines
  const at = first && (isIntroduced ? whereOf(first.job) : whereAndWhen(first.job))
  const said = acts.map((act, place) => {
    if (place === 0) return sayFrame(frames.act, tone, { act, at })[0]
    const [second, later] = sayFrame(frames['further-act'], tone, { act })
    return place % 2 === 1 ? second : later
  })
  return { text: said.join(' '), entries: lines.map(({ line }) => line.text), quotes: [] }
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
