// Two readings of one job: what the layout makes of it, and what is told of it. The sounder one stays, and what it lacks
// comes from the other.
import type { ReadExperience } from '../entries/read-experience.ts'
import { latestFirst } from './told-entry.ts'

export const isWhole = ({ company, period }: ReadExperience) => company !== undefined && period !== undefined

/** A job as headings and lines give it, unless a label, a sign or a whole row was taken for its employer. */
export const isSound = (job: ReadExperience) =>
  isWhole(job) &&
  !/: |[|~?=]|\.{3}|\s\/\s|^[^\p{L}]*$|^same\b|(?<!\b\p{L}{1,4})[.!]\s\p{L}{4}/iu.test(job.company?.value ?? '') &&
  !/^[\p{L} ]+: |\.{3}|(?<!\b\p{L}{1,4})[.!]\s\p{L}{4}/u.test(job.position?.value ?? '')

/** The layout gave it the employer of the job above. */
export const isInherited = ({ company }: ReadExperience) => company !== undefined && company.confidence <= 0.5

/** What a job's head lacks, or took from the one above, is in what is told of the same years. */
export function mendNames(job: ReadExperience, told: readonly ReadExperience[]): ReadExperience {
  const { company, position, period } = job
  const same = told.filter((one) => one.period?.from === period?.from && one.period?.to === period?.to)
  const [one] = same
  if (same.length !== 1 || !one || !period) return job
  const isHost = one.company !== undefined && beginsLarge(one.company.value)
  // `Harlow & Finch` over `3 positions` is no post.
  const isSwapped = isHost && position !== undefined && bareName(position.value) === bareName(one.company?.value)
  const takesHost = isHost && (company === undefined || isInherited(job) || isSwapped)
  const { position: _, ...rest } = job
  const post = isSwapped ? one.position : (position ?? one.position)
  if (!takesHost && post === position) return job
  return {
    ...rest,
    ...(takesHost ? { company: one.company } : {}),
    ...(post ? { position: post } : {}),
  } as ReadExperience
}

function beginsLarge(name: string): boolean {
  return /^[\p{Lu}\d]/u.test(name)
}

export const isClear = (job: ReadExperience) =>
  job.position !== undefined && (job.period ? isSound(job) : job.company !== undefined)

/** The note names an employer in what the layout takes for a longer name, or for a title: `Customs clerk at Vanhove`. */
export function isMisread({ company, position }: ReadExperience, told: readonly ReadExperience[]): boolean {
  const row = ` ${bareName(company?.value)} | ${bareName(position?.value)} `
  return told.some((job) => {
    const name = bareName(job.company?.value)
    return isWhole(job) && name !== '' && name !== bareName(company?.value) && row.includes(` ${name} `)
  })
}

/** What the layout makes no sense of gives way to what is told of it; all else stays. */
export function mendJobs(known: readonly ReadExperience[], told: readonly ReadExperience[]): ReadExperience[] {
  const broken = known.filter((job) => !isSound(job))
  const unknown = told.filter((job) => !known.some((one) => isSound(one) && isSameJob(one, job)))
  const mended = unknown.map((job) =>
    withLayout(
      job,
      broken.find((one) => isSameJob(one, job)),
    ),
  )
  const lost = broken
    .filter((one) => !unknown.some((job) => isSameJob(one, job) || isOfRow(one, job)))
    .flatMap((one) => withoutTold(one, unknown))
  return [...known.filter(isSound), ...mended, ...lost].toSorted(latestFirst)
}

/** A list of jobs that was taken for the lines of one without a name. */
function withoutTold(job: ReadExperience, told: readonly ReadExperience[]): ReadExperience[] {
  if (job.company || job.position) return [job]
  const description = job.description.filter(({ text }) => !told.some((one) => isAllOf(text, one)))
  return description.length > 0 || job.description.length === 0 ? [{ ...job, description }] : []
}

/** `Minera Cerro Plomizo, blaster, 2014, 2022` says nothing more than its job. */
function isAllOf(line: string, { company, position }: ReadExperience): boolean {
  const rest = [company, position].reduce(
    (text, name) => (name ? text.replace(` ${bareName(name.value)} `, ' ') : text),
    ` ${bareName(line)} `,
  )
  return rest.length < line.length && /^(?:\s|\d|to|now|today|present|current|since|from)*$/.test(rest)
}

/** Place and lines are known from the layout alone. */
export function withLayout(job: ReadExperience, known: ReadExperience | undefined): ReadExperience {
  return { ...known, ...job, description: known?.description ?? [] }
}

const bareName = (name: string | undefined) =>
  name
    ?.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() ?? ''

/** `Acme Ltd.` is `Acme Ltd`. */
export function isSameHost({ company: one }: ReadExperience, { company: other }: ReadExperience): boolean {
  return one !== undefined && bareName(one.value) === bareName(other?.value)
}

/** One employer, or one period: nobody has two jobs whose both ends are the same. */
function isSameJob(one: ReadExperience, other: ReadExperience): boolean {
  if (isSameHost(one, other)) return true
  const { period: a } = one
  const { period: b } = other
  return a !== undefined && b !== undefined && a.from !== '' && a.from === b.from && a.to === b.to
}

/** A whole row was taken for one of its cells: `Cook | Acme | 2019`. */
function isOfRow({ company, position }: ReadExperience, job: ReadExperience): boolean {
  const row = ` ${bareName(company?.value)} ${bareName(position?.value)} `
  return job.company !== undefined && row.includes(` ${bareName(job.company.value)} `)
}
