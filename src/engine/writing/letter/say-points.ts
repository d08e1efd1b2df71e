// The lines of the resume that a letter tells, job by job: work by its name behind `My work includes`, what people told in
// sentences as they told it, a single whole act as a sentence, and anything else as a list.
import { withArticle } from '#engine/language/articles.ts'
import { readLine } from '#engine/language/read-line.ts'
import type { Career, Job } from '../facts/career.ts'
import { type Slots, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { jobYears } from './job-time.ts'
import { type Said, type Tone, tones } from './letter.ts'
import { isWholeAct, namesWork } from './line-form.ts'
import { listLine } from './mend-line.ts'
import {
  atEmployer,
  isNoEmployer,
  isOwnAccount,
  isUnpaid,
  plainTitle,
  roleName,
  shortCompany,
  writtenTitle,
} from './role-name.ts'
import type { ToldLine } from './told-line.ts'

type Telling = { tone: Tone; seed: number; introduced?: Job | undefined; led?: Job | undefined }

/**
 * The lines, one paragraph for each job. `introduced`: the job whose title and time the reader knows already; `led`: the job of
 * which the opening has told a line.
 */
export function sayPoints(told: readonly ToldLine[], telling: Telling): { said: Said[]; isList: boolean }[] {
  return [...new Set(told.map(({ job }) => job))].map((job) => {
    const own = told.filter((one) => one.job === job)
    const sentences = saySentences(job, own, telling)
    return sentences ? { said: sentences, isList: false } : { said: sayList(job, own, telling), isList: true }
  })
}

function sayList(job: Job, told: readonly ToldLine[], { tone, seed, introduced, led }: Telling): Said[] {
  const leads = leadsFor(job, told, tone, { isIntroduced: job === introduced, isLed: job === led })
  const lead = leads[seed % Math.max(1, leads.length)]
  return [
    ...(lead ? [{ text: lead, entries: [job.entry], quotes: [] }] : []),
    ...told.map(({ line, text }) => ({ text: `• ${text}`, entries: [line.text], quotes: [] })),
  ]
}

type Known = { isIntroduced: boolean; isLed: boolean }

function leadsFor(job: Job, told: readonly ToldLine[], tone: Tone, { isIntroduced, isLed }: Known): string[] {
  // One item is no list, and nobody waits for one behind `I:`.
  const areActs = told.length > 1 && told.every(({ text }) => goesOnBehindI(text, job))
  if (isLed) return alsoIn(job, tone, { areActs })
  if (told.length > 1 && told.every(({ text }) => namesWork(text))) return includesIn(job, tone, { isIntroduced })
  return areActs ? actsIn(job, tone, { isIntroduced }) : leadsIn(job, tone, { isIntroduced })
}

/** `Ran the grill`, and `Run the grill` of a job that goes on. */
function goesOnBehindI(text: string, { isCurrent }: Job): boolean {
  const { shape, verbs, opensSure } = readLine(text)
  const [first] = verbs
  return (
    shape === 'act' && opensSure && first?.at === 0 && (first.form === 'past' || (isCurrent && first.form === 'base'))
  )
}

/** Undefined where a list is better. */
function saySentences(job: Job, told: readonly ToldLine[], { tone, introduced }: Telling): Said[] | undefined {
  const [only] = told
  const act = only && told.length === 1 && only.sentence === undefined ? actOf(job, only.text) : undefined
  if (only && act) return sayBehindLead(job, { ...only, sentence: act }, { tone, introduced })
  // As they came: one leans on the one before it.
  const inOrder = job.lines.flatMap((line) => told.filter((one) => one.line === line))
  const [first, ...others] = inOrder
  if (!first || inOrder.some(({ sentence }) => sentence === undefined)) return undefined
  const opening = sayBehindLead(job, first, { tone, introduced })
  return opening && [...opening, ...others.map(({ line, sentence = '' }) => saidOf(line.text, sentence))]
}

/** Undefined unless it surely reads as a sentence. */
function actOf(job: Job, text: string): string | undefined {
  return isWholeAct(text, job.isCurrent ? 'base' : 'past') ? `I ${lowerOpening(text)}.` : undefined
}

/** Every single act of a job as a letter may tell it: the line with its job, and nothing else. */
export function actsOf(job: Job, career: Career): string[] {
  return job.lines
    .flatMap((line) => {
      const sentence = actOf(job, listLine(line.text, job, career))
      const told = { job, line, text: line.text, sentence }
      return sentence === undefined
        ? []
        : [undefined, job].flatMap((introduced) => sayBehindLead(job, told, { tone: 'plain', introduced }) ?? [])
    })
    .map(({ text }) => text)
}

/** `At Harbor Inn (Cook, since 2019), I ran the grill.`; a sentence that names the employer needs no lead. */
export function sayBehindLead(
  job: Job,
  { line, sentence = '' }: ToldLine,
  { tone, introduced }: Pick<Telling, 'tone' | 'introduced'>,
): Said[] | undefined {
  const isPlaced = job.company !== '' && sentence.includes(shortCompany(job.company))
  if (isPlaced || (placed.test(sentence) && !/^I /.test(sentence))) return [saidOf(line.text, sentence)]
  const [, did] = /^I (.+)$/s.exec(sentence) ?? []
  const [text] = did === undefined ? [] : sayFullest(frames.told, tone, { ...slotsFor(job, job === introduced), did })
  return text === undefined ? undefined : [saidOf(line.text, text)]
}

/** `Since January of this year I have been at Hill School`: when and where, whatever job it was read under. */
const placed =
  /^(?:Since|From|In|After|Before|Until|Between|During) (?!(?:that|this|those|then)\b).*(?:\b(?:19|20)\d\d\b|\b(?:at|for|with) (?:the )?\p{Lu})/u

function saidOf(line: string, text: string): Said {
  return { text, entries: [line], quotes: [] }
}

function leadsIn(job: Job, tone: Tone, { isIntroduced }: { isIntroduced: boolean }): string[] {
  const { post, time, work, ...slots } = nameWork(job)
  const named = sayFullest(frames.points, tone, isIntroduced ? slots : { ...slots, post, time })
  return [...named, ...sayFullest(frames.points, tone, slotsFor(job, isIntroduced))]
}

function includesIn(job: Job, tone: Tone, { isIntroduced }: { isIntroduced: boolean }): string[] {
  const [includes, comprises] = job.isCurrent ? ['includes', 'comprises'] : ['included', 'comprised']
  const leads = sayFullest(frames.includes, tone, { ...slotsFor(job, isIntroduced), includes, comprises })
  return leads.length > 0 ? leads : leadsIn(job, tone, { isIntroduced })
}

function alsoIn(job: Job, tone: Tone, { areActs }: { areActs: boolean }): string[] {
  const { atEmployer, work } = nameWork(job)
  return sayFullest(frames.also, tone, { atEmployer, work, areActs: areActs ? ' ' : undefined }).map((text) =>
    text.trim(),
  )
}

function actsIn(job: Job, tone: Tone, { isIntroduced }: { isIntroduced: boolean }): string[] {
  if (isUnpaid(job) || job.entry.startsWith('projects.')) return leadsIn(job, tone, { isIntroduced })
  const { aRole = wholeRole(job), ...slots } = nameWork(job)
  const time = jobYears(job)
  const leads = sayFullest(
    frames.acts,
    tone,
    isIntroduced ? { atEmployer: slots.atEmployer } : { ...slots, aRole, time },
  )
  return leads.length > 0 ? leads : leadsIn(job, tone, { isIntroduced })
}

/** `a journeyman electrician`, where that is the whole title. */
function wholeRole({ title }: Job): string | undefined {
  const role = roleName(title)
  const isWhole = role !== undefined && role.split(/[\s-]+/).length === title.split(/[\s-]+/).length
  return isWhole && !/^(?:head of|chief|president|chair) /i.test(role) ? withArticle(role) : undefined
}

function slotsFor(job: Job, isIntroduced: boolean): Slots {
  const { post, time, ...slots } = nameWork(job)
  return isIntroduced ? slots : { ...slots, post, time }
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
  return tones.flatMap((tone) =>
    [true, false].flatMap((isIntroduced) => [
      ...leadsIn(job, tone, { isIntroduced }),
      ...includesIn(job, tone, { isIntroduced }),
      ...actsIn(job, tone, { isIntroduced }),
      ...alsoIn(job, tone, { areActs: isIntroduced }),
    ]),
  )
}
