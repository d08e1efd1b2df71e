import type { Listing } from '#server/jobs/listings/listing.ts'
import { toYearly } from '#server/jobs/listings/salary.ts'
import { createChance } from '../tests/support/chance.ts'

const levels = ['', 'Senior', 'Junior', 'Lead', 'Assistant', 'Principal', 'Night shift', 'Traveling']
const trades = [
  'Registered Nurse',
  'Software Engineer',
  'Data Analyst',
  'Account Executive',
  'Project Manager',
  'Electrician',
  'Truck Driver',
  'Warehouse Associate',
  'Teacher',
  'Accountant',
  'Line Cook',
  'Welder',
  'Pharmacist',
  'Physical Therapist',
  'Marketing Manager',
  'Graphic Designer',
  'Customer Service Representative',
  'Security Officer',
  'Mechanical Engineer',
  'Civil Engineer',
  'Paralegal',
  'Recruiter',
  'Financial Analyst',
  'Dental Hygienist',
  'Carpenter',
  'Plumber',
  'Data Engineer',
  'Office Manager',
  'Store Manager',
  'Social Worker',
]
const cities = [
  'Austin, TX',
  'Houston, TX',
  'Chicago, IL',
  'New York, NY',
  'Los Angeles, CA',
  'San Diego, CA',
  'Seattle, WA',
  'Denver, CO',
  'Boston, MA',
  'Atlanta, GA',
  'Miami, FL',
  'Phoenix, AZ',
  'Columbus, OH',
  'Nashville, TN',
  'Portland, OR',
  'Detroit, MI',
  'Remote (US)',
  'Toronto, ON',
  'London, UK',
  'Berlin, Germany',
]
const types = ['Full-time', 'Full-time', 'Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const
const firsts = ['North', 'Silver', 'Blue', 'Cedar', 'Granite', 'Harbor', 'Summit', 'Prairie', 'River', 'Copper']
const seconds = ['field', 'gate', 'stone', 'wood', 'line', 'bridge', 'brook', 'ridge', 'point', 'crest']
const kinds = ['Health', 'Systems', 'Logistics', 'Foods', 'Partners', 'Works', 'Schools', 'Energy', 'Media', 'Homes']

/** Words of very different frequency, as in real text: the n-th is about n times rarer than the first. */
const words = Array.from({ length: 6_000 }, (_, index) => makeWord(index))

function makeWord(index: number): string {
  const starts = ['pro', 'con', 'de', 'in', 're', 'tra', 'ma', 'su', 'per', 'ca', 'mo', 'le', 'ni', 'go', 'va']
  const middles = ['ver', 'lin', 'tor', 'mis', 'gra', 'nel', 'cul', 'sta', 'por', 'den', 'fil', 'hab', 'ros', 'tim']
  const ends = ['tion', 'ment', 'ing', 'er', 'al', 'ity', 'ive', 'ure', 'ate', 'ance', 'or', 'ic', 'ous', 'age']
  const pick = (list: string[], step: number) => list[Math.floor(index / step) % list.length] ?? ''
  return pick(starts, 1) + pick(middles, 15) + (index > 2_940 ? pick(middles, 210) : '') + pick(ends, 210)
}

/** The same listings each time, posted over the last 45 days. */
export function* generateListings(
  count: number,
  { today, text = 220 }: { today: Date; text?: number },
): Generator<Listing> {
  const random = createChance(7)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item // in range
  for (let index = 0; index < count; index += 1) {
    const low = 30_000 + Math.floor(random() * 140) * 1_000
    const sentence = Array.from({ length: text }, () => words[Math.floor(words.length ** random()) - 1] ?? 'work')
    const title = [pick(levels), pick(trades)].filter(Boolean).join(' ')
    yield {
      source: 'bench',
      sourceId: String(index),
      title,
      company: `${pick(firsts)}${pick(seconds)} ${pick(kinds)}`,
      logo: null,
      types: [pick(types)],
      location: pick(cities),
      salary: random() < 0.6 ? `$${low} a year` : null,
      salaryRange: toYearly({ min: low, max: low + 20_000, currency: 'USD', period: 'year' }),
      postedOn: new Date(today.getTime() - Math.floor(random() * 45) * 86_400_000).toISOString().slice(0, 10),
      description: `We are looking for a ${title.toLowerCase()} who works with ${pick(trades).toLowerCase()}s.\n\n${sentence.join(' ')}`,
      url: `https://jobs.example/${index}`,
    }
  }
}
