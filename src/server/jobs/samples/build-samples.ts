import type { JobType } from '#shared/job-search.ts'
import { type Listing, listingId } from '../listings/listing.ts'
import { readSalary } from '../listings/salary.ts'
import { dayNumber, dayText } from '../listings/tags.ts'
import { drawMonogram } from './draw-monogram.ts'
import { employers } from './employers.ts'
import { healthOccupations } from './health.ts'
import type { Occupation, Opening, TypeCode } from './occupation.ts'
import { officeOccupations } from './office.ts'
import { particulars } from './particulars.ts'
import { peopleOccupations } from './people.ts'
import { technologyOccupations } from './technology.ts'
import { tradeOccupations } from './trades.ts'

export const sampleSource = 'samples'

export const occupations: readonly Occupation[] = [
  ...healthOccupations,
  ...technologyOccupations,
  ...officeOccupations,
  ...tradeOccupations,
  ...peopleOccupations,
]

const baseTypes: Record<string, JobType> = {
  F: 'Full-time',
  P: 'Part-time',
  C: 'Contract',
  T: 'Temporary',
  I: 'Internship',
}

/** The invented listings the product comes with, dated back from today. The same ones with the same ids each time. */
export function buildSamples(today: Date): Listing[] {
  return occupations.flatMap((occupation) =>
    occupation.openings.map((_, index) => buildSample(occupation, index, today)),
  )
}

function buildSample(occupation: Occupation, index: number, today: Date): Listing {
  const opening = occupation.openings[index]
  if (!opening) throw new Error('There is no such opening.')
  const [title, company, location, type, pay, days] = opening
  const salary = writePay(pay)
  const identity = { source: sampleSource, sourceId: `${title}\n${company}\n${location}` }
  return {
    ...identity,
    title,
    company,
    logo: drawMonogram(company),
    types: readTypes(type),
    location,
    salary,
    salaryRange: salary ? readSalary(salary) : null,
    postedOn: dayText(dayNumber(today) - days),
    description: writeDescription(occupation, opening, index),
    url: `/jobs/${listingId(identity)}`,
    sample: true,
  }
}

function readTypes(code: TypeCode): JobType[] {
  const base = baseTypes[code.charAt(0)]
  return [...(base ? [base] : []), ...(code.endsWith('R') ? (['Remote'] as const) : [])]
}

/** `34-41/h` to `$34 – $41 an hour`, `82-98k` to `$82,000 – $98,000 a year`. */
function writePay(pay: string): string | null {
  if (!pay) return null
  const [figures = '', unit = ''] = pay.split(/(?=k$|\/)/)
  const amounts = figures.split('-').map((figure) => `$${figure}${unit === 'k' ? ',000' : ''}`)
  const per = { k: 'a year', '/h': 'an hour', '/day': 'a day' }[unit] ?? 'a year'
  return `${amounts.join(' – ')} ${per}`
}

const headings = [
  { duties: 'What you will do', musts: 'Requirements', nices: 'Nice to have', offer: 'What we offer' },
  { duties: 'Responsibilities', musts: 'What you need', nices: 'A plus', offer: 'Benefits' },
  { duties: 'The work', musts: 'Must have', nices: 'Preferred', offer: 'What you get' },
  { duties: 'Your tasks', musts: 'Qualifications', nices: 'Good to have', offer: 'Why work here' },
] as const

function writeDescription(occupation: Occupation, opening: Opening, index: number): string {
  const [title, company, , type, , , focus] = opening
  const employer = employers.get(company)
  if (!employer) throw new Error(`Nobody knows the employer ${company}.`)
  const own = particulars[title]
  const words = headings[company.length % headings.length] ?? headings[0]
  const duties = own?.duties ?? takeRound(occupation.duties, index * 3, 5)
  return [
    `${focus} ${schedule[type.charAt(0)] ?? ''}`.trim(),
    employer.about,
    section(words.duties, duties),
    section(words.musts, own?.musts ?? chooseMusts(occupation.musts, opening, index)),
    ...(own ? [] : [section(words.nices, takeRound(occupation.nices, index * 2, 3))]),
    `${words.offer}\n${employer.offer}`,
  ].join('\n\n')
}

const schedule: Record<string, string> = {
  P: 'This is a part-time position.',
  C: 'This is a contract position.',
  T: 'This is a temporary position.',
  I: 'This is an internship.',
}

function section(heading: string, points: readonly string[]): string {
  return [heading, ...points.map((point) => `- ${point}`)].join('\n')
}

function takeRound(list: readonly string[], start: number, count: number): string[] {
  const size = Math.min(count, list.length)
  return Array.from({ length: size }, (_, step) => list[(start + step) % list.length] ?? '')
}

const beginner = /\b(?:Intern|Extern|Junior|Apprentice|Trainee|Helper|Associate Product|Lube|Assistant|Aide)\b/

/** Its own first, then those all share; nobody asks a beginner for years, or for two licenses. */
function chooseMusts(shared: readonly string[], [title, , , type, , , , own]: Opening, index: number): string[] {
  const isBeginner = type.startsWith('I') || beginner.test(title)
  const fits = (must: string) => {
    if (/\byears?\b/.test(must)) return !isBeginner && !(own && /\byears?\b/.test(own))
    if (/\blicense\b/i.test(must) && !/driver/.test(must))
      return !(own && /\blicense\b/i.test(own) && !/driver/.test(own))
    if (/\bdegree\b/i.test(must)) return !isBeginner && !(own && /\bdegree\b/i.test(own))
    return true
  }
  const suitable = shared.filter(fits)
  const rest = takeRound(suitable.slice(2), index, 3)
  return [...(own ? [own] : []), ...suitable.slice(0, 2), ...rest].slice(0, 5)
}
