// Where a person writes from, as far as the resume tells it: North America has its own paper, dates and closings.
import type { Resume } from './resume.ts'

export type HomeRegion = 'north-america' | 'elsewhere'

type PersonText = Pick<Resume['personalInfo'], 'phone' | 'location'>

/** A4, where a resume tells that its paper is not the American one. */
export function homePaper(resume: Resume): { pageSize?: 'a4' } {
  return homeRegion(resume) === 'elsewhere' ? { pageSize: 'a4' } : {}
}

/** By phone or address, else by the spelling of what is written; undefined if nothing tells. */
export function homeRegion(resume: Resume): HomeRegion | undefined {
  return regionOfPerson(resume.personalInfo) ?? regionOfSpelling(textOf(resume))
}

function regionOfPerson({ phone, location }: PersonText): HomeRegion | undefined {
  return regionOfPhone(phone.trim()) ?? regionOfPlace(location.trim())
}

/** No number of North America begins with a zero. */
function regionOfPhone(phone: string): HomeRegion | undefined {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 8) return undefined
  if (/^(?:\+|00)/.test(phone)) return /^(?:00)?1/.test(digits) ? 'north-america' : 'elsewhere'
  if (digits.startsWith('0')) return 'elsewhere'
  return digits.length === 10 && /^\(?[2-9]\d{2}\)?[\s.-]?[2-9]\d{2}[\s.-]?\d{4}$/.test(phone)
    ? 'north-america'
    : undefined
}

const northAmerica = new Set(['US', 'CA', 'PR'])
const otherNames: Readonly<Record<string, HomeRegion>> = {
  usa: 'north-america',
  us: 'north-america',
  'u.s.a.': 'north-america',
  uk: 'elsewhere',
  'u.k.': 'elsewhere',
  'great britain': 'elsewhere',
  england: 'elsewhere',
  scotland: 'elsewhere',
  wales: 'elsewhere',
  'northern ireland': 'elsewhere',
  'republic of ireland': 'elsewhere',
}

function regionOfPlace(location: string): HomeRegion | undefined {
  const last =
    location
      .split(/[,(]/)
      .at(-1)
      ?.replace(/[).]+$/, '')
      .trim()
      .toLowerCase() ?? ''
  const byName = otherNames[last] ?? countryRegions().get(last)
  if (byName) return byName
  // `Columbus, OH`, `Columbus, OH 43085`; a postcode of Britain has letters in its second half.
  if (/,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/.test(location)) return 'north-america'
  return /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(location) ? 'elsewhere' : undefined
}

let known: ReadonlyMap<string, HomeRegion> | undefined

/** Every country by its English name. */
function countryRegions(): ReadonlyMap<string, HomeRegion> {
  if (known) return known
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  known = new Map(
    codes.flatMap((code): [string, HomeRegion][] => {
      const name = names.of(code)
      return name ? [[name.toLowerCase(), northAmerica.has(code) ? 'north-america' : 'elsewhere']] : []
    }),
  )
  return known
}

const british =
  /\b(?:\p{L}{3,}isation|(?:organ|special|prior|recogn|minim|maxim|util|optim|final|summar|author|standard|categor|emphas)is(?:e[ds]?|ing)|(?:col|fav|lab|behavi|neighb|hon)our\p{L}*|centre|programmes?|enrolment|fulfilment|cheques?|tyres?|paediatric|anaesthe\p{L}+|haem\p{L}+|licences?|travell\p{L}+|counsell\p{L}+|labell\p{L}+)\b/giu
const american =
  /\b(?:\p{L}{3,}ization|(?:organ|special|prior|recogn|minim|maxim|util|optim|final|summar|author|standard|categor|emphas)iz(?:e[ds]?|ing)|(?:col|fav|lab|behavi|neighb|hon)or(?:s|ed|ing)?|center|enrollment|fulfillment|pediatric|license[ds]?|traveled|counseling|labeled)\b/giu

/** Only where nothing speaks for the other: names of firms and papers keep their own spelling. */
function regionOfSpelling(text: string): HomeRegion | undefined {
  const [ours, theirs] = [british, american].map((words) => text.match(words)?.length ?? 0)
  return ours && !theirs ? 'elsewhere' : undefined
}

function textOf({ personalInfo, experiences, skillCategories }: Resume): string {
  return [
    personalInfo.summary,
    ...experiences.map(({ description }) => description),
    ...skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name)),
  ].join('\n')
}
