// How much of what a person told of themselves was read: by the words and the years alone, since strangers' truths say no
// more.
import { readText } from '#engine/reading/read-text.ts'
import type { Reading } from '#engine/reading/reading.ts'
import { fullName } from '#engine/resume/names.ts'

export type Told = {
  text: string
  name: string
  title: string
  jobs: { company: string; position?: string; start?: string; end?: string; years?: string }[]
  skills?: string[]
}

export type ToldVerdict = {
  faults: string[]
  /** Name, title and at least one employer with its years. */
  isLoose: boolean
  /** Name, title and every employer with its years. */
  isTold: boolean
  /** The positions too. */
  isWhole: boolean
  /** What they call themselves or what they work as now: where a text tells both, truths take either. */
  isTitleOrJob: boolean
}

export const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the | (?:inc|ltd|llc) ?$/g, '')
    .trim()

export function judgeTold(
  { text, name, title, jobs }: Told,
  { resume }: Reading = readText(text, { newId: () => '' }),
): ToldVerdict {
  // Some truths have the form of address, which is no part of a name.
  const isName = bare(fullName(resume)) === bare(name).replace(/^(?:dr|prof) /, '')
  const own = bare(resume.personalInfo.professionalTitle)
  const isTitle = own === bare(title)
  const judged = jobs.map(({ company, position = '', start = '', end = '' }) => {
    const dated = resume.experiences.filter((job) => {
      const isOneYear = start === end && !job.endDate
      const isEnd = end === 'present' ? job.current : isOneYear || (job.endDate ?? '').includes(end)
      return bare(job.company) === bare(company) && job.startDate.includes(start) && isEnd
    })
    const isHeld = position === '' || dated.some((job) => bare(job.position) === bare(position))
    return { company, isDated: dated.length > 0, isHeld }
  })
  const isPerson = isName && isTitle
  const present = jobs.filter(({ end }) => !end || end === 'present').map(({ position = '' }) => bare(position))
  const isTold = isPerson && judged.every(({ isDated }) => isDated)
  return {
    faults: [
      ...(isName ? [] : ['name']),
      ...(isTitle ? [] : ['title']),
      ...judged.filter(({ isDated }) => !isDated).map(({ company }) => company),
    ],
    isLoose: isPerson && judged.some(({ isDated }) => isDated),
    isTold,
    isWhole: isTold && judged.every(({ isHeld }) => isHeld),
    isTitleOrJob: isTitle || (own !== '' && present.includes(own)),
  }
}
