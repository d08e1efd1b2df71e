import type { JobType } from '#shared/job-search.ts'
import { type Listing, listingId } from '../listings/listing.ts'
import { readSalary } from '../listings/salary.ts'
import { dayNumber, dayText } from '../listings/tags.ts'
import { drawMonogram } from './draw-monogram.ts'
import { type Occupation, type Opening, readSamples, type Samples } from './read-samples.ts'

export const sampleSource = 'samples'

/** The invented listings the product comes with, dated back from today. The same ones with the same ids each time. */
export function buildSamples(today: Date): Listing[] {
  const samples = readSamples()
  return samples.occupations.flatMap((occupation) =>
    occupation.openings.map((opening, index) => buildSample(samples, { occupation, opening, index }, today)),
  )
}

type Place = { occupation: Occupation; opening: Opening; index: number }

function buildSample(samples: Samples, place: Place, today: Date): Listing {
  const { title, employer, place: location, types, pay, postedDaysAgo } = place.opening
  const salary = pay ? writePay(pay) : null
  const identity = { source: sampleSource, sourceId: `${title}\n${employer}\n${location}` }
  return {
    ...identity,
    title,
    company: employer,
    logo: drawMonogram(employer),
    types,
    location,
    salary,
    salaryRange: salary ? readSalary(salary) : null,
    postedOn: dayText(dayNumber(today) - postedDaysAgo),
    description: writeDescription(samples, place),
    url: `/jobs/${listingId(identity)}`,
    sample: true,
  }
}

/** `34-41/h` to `$34 – $41 an hour`, `82-98k` to `$82,000 – $98,000 a year`. */
function writePay(pay: string): string {
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

function writeDescription({ employers, particulars }: Samples, { occupation, opening, index }: Place): string {
  const { title, employer: company, types, focus } = opening
  const employer = employers[company]
  if (!employer) throw new Error(`Nobody knows the employer ${company}.`)
  const own = particulars[title]
  const words = headings[company.length % headings.length] ?? headings[0]
  const duties = own?.duties ?? takeRound(occupation.duties, index * 3, 5)
  return [
    [focus, ...types.flatMap((type) => schedule[type] ?? [])].join(' '),
    employer.about,
    section(words.duties, duties),
    section(words.musts, own?.musts ?? chooseMusts(occupation.musts, opening, index)),
    ...(own ? [] : [section(words.nices, takeRound(occupation.nices, index * 2, 3))]),
    `${words.offer}\n${employer.offer}`,
  ].join('\n\n')
}

const schedule: Partial<Record<JobType, string>> = {
  'Part-time': 'This is a part-time position.',
  Contract: 'This is a contract position.',
  Temporary: 'This is a temporary position.',
  Internship: 'This is an internship.',
}

function section(heading: string, points: readonly string[]): string {
  return [heading, ...points.map((point) => `- ${point}`)].join('\n')
}

function takeRound(list: readonly string[], start: number, count: number): string[] {
  const size = Math.min(count, list.length)
  return Array.from({ length: size }, (_, step) => list[(start + step) % list.length] ?? '')
}

const beginner = /\b(?:Intern|Extern|Junior|Apprentice|Trainee|Helper|Associate Product|Lube|Assistant|Aide)\b/

/** Its own first, then the common ones; beginners aren't asked for years, or for two licenses. */
function chooseMusts(shared: readonly string[], { title, types, must: own }: Opening, index: number): string[] {
  const isBeginner = types.includes('Internship') || beginner.test(title)
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
