// The lines of the resume that a letter tells, job by job.
import { withArticle } from '#engine/language/articles.ts'
import type { Job } from '../facts/career.ts'
import { type Slots, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { ToldLine } from './choose-lines.ts'
import { jobYears } from './job-time.ts'
import { type Said, type Tone, tones } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, plainTitle, roleName, writtenTitle } from './role-name.ts'
import { areTold, type Saying, sayLine, saySentence, whereAndWhen, whereOf } from './say-line.ts'

/** The lines, one paragraph for each job. `introduced`: the job whose title and time the reader knows already. */
export function sayPoints(
  told: readonly ToldLine[],
  {
    tone,
    seed,
    introduced,
    isArgued = false,
  }: {
    tone: Tone
    seed: number
    introduced?: Job | undefined
    /** Whether something has been told before. */
    isArgued?: boolean
  },
): Said[][] {
  const paragraphs = [...new Set(told.map(({ job }) => job))].map((job) => {
    const isIntroduced = job === introduced
    const own = told.filter((one) => one.job === job)
    // Who asks for other words gets the list.
    if (seed % 2 === 0 && whereOf(job) && areTold(own))
      return { said: [tellAll(own, { tone, isIntroduced })], isLone: false }
    const leads = leadsIn(job, tone, { isIntroduced })
    const lead = leads[seed % Math.max(1, leads.length)]
    const said = [
      ...(lead ? [{ text: lead, entries: [job.entry], quotes: [] }] : []),
      ...own.map(({ line, listed }) => ({ text: `• ${listed}`, entries: [line.text], quotes: [] })),
    ]
    return { said, isLone: own.length === 1 && !isIntroduced && own[0]?.worth !== Number.POSITIVE_INFINITY }
  })
  // A list of one is none, where there is something else to tell.
  const several = paragraphs.filter(({ isLone }) => !isLone)
  return (several.length > 0 || isArgued ? several : paragraphs).map(({ said }) => said)
}

type Sayable = { line: ToldLine; saying: Saying }

/** The lines of a job that are sentences; the others would make a list of it. */
function tellAll(own: readonly ToldLine[], { tone, isIntroduced }: { tone: Tone; isIntroduced: boolean }): Said {
  const lines = own.flatMap((line): Sayable[] => {
    const saying = sayLine(line)
    return saying ? [{ line, saying }] : []
  })
  const said = lines.map(({ line, saying }, place) =>
    saySentence(saying, {
      at: place > 0 ? undefined : isIntroduced ? whereOf(line.job) : whereAndWhen(line.job),
      isFirst: place === 0,
      turn: place - 1,
      tone,
    }),
  )
  return { text: said.join(' '), entries: lines.map(({ line }) => line.line.text), quotes: [] }
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
