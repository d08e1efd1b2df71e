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
  return regionOf(resume.personalInfo, textOf(resume))
}

/** The same of anybody with a phone, an address and words of their own. */
export function regionOf({ phone, location }: PersonText, text: string): HomeRegion | undefined {
  return regionOfPhone(phone.trim()) ?? regionOfPlace(location.trim()) ?? regionOfSpelling(text)
}

/** No number of North America begins with a zero. */
function regionOfPhone(phone: string): HomeRegion | undefined {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 8) return undefined
  if (/^(?:\+|00)/.test(phone)) {
    if (/^(?:00)?1/.test(digits)) return 'north-america'
    return letterPaperPhone.test(digits) ? undefined : 'elsewhere'
  }
  if (digits.startsWith('0')) return 'elsewhere'
  return /^(?:1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?[2-9]\d{2}[\s.-]?\d{4}$/.test(phone) ? 'north-america' : undefined
}

const northAmerica = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP'])
/** They tell nothing: `Atlanta, Georgia` is no country, and the others print on the American paper too. */
const untold = new Set(['GE', 'MX', 'PH', 'CO', 'CL', 'VE', 'CR', 'GT', 'SV', 'NI', 'PA', 'DO'])
const letterPaperPhone = /^(?:00)?(?:5[2678]|63|50[23567])/
const otherNames: ReadonlyMap<string, HomeRegion> = new Map([
  ['usa', 'north-america'],
  ['us', 'north-america'],
  ['uk', 'elsewhere'],
  ['great britain', 'elsewhere'],
  ['england', 'elsewhere'],
  ['scotland', 'elsewhere'],
  ['wales', 'elsewhere'],
  ['northern ireland', 'elsewhere'],
  ['republic of ireland', 'elsewhere'],
])
/** States of Australia or Canada as well as of others. */
const sharedStates = new Set(['WA', 'NT'])

function regionOfPlace(location: string): HomeRegion | undefined {
  const last = plainName(location.split(/[,(]/).at(-1) ?? '')
  const { codes, names } = listCountries()
  const byName = otherNames.get(last) ?? names.get(last)
  if (byName) return byName
  // `Columbus, OH`, `Columbus, OH 43085`; a postcode of Britain has letters in its second half.
  const [, state, zip] = /,\s*([A-Z]{2})(\s+\d{5}(?:-\d{4})?)?$/.exec(location) ?? []
  if (state) {
    // `Berlin, DE` is in Delaware too.
    const isShared = sharedStates.has(state) || codes.has(state)
    return zip || !isShared || northAmerica.has(state) ? 'north-america' : undefined
  }
  return /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(location) ? 'elsewhere' : undefined
}

/** `U.K.` is `uk`, and `St. Lucia` the same with or without its stop. */
export function plainName(name: string): string {
  return name.replace(/[).]/g, '').trim().toLowerCase()
}

type Countries = { codes: ReadonlySet<string>; names: ReadonlyMap<string, HomeRegion> }
let known: Countries | undefined

/** Every country by its letters, and by its English name where that tells something. */
function listCountries(): Countries {
  if (known) return known
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => english.of(code))
  const told = codes.filter((code) => !untold.has(code))
  const names = told.map((code): [string, HomeRegion] => [
    plainName(english.of(code) ?? ''),
    northAmerica.has(code) ? 'north-america' : 'elsewhere',
  ])
  known = { codes: new Set(codes), names: new Map(names) }
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

/** What a person wrote in their own words. */
export function textOf({ personalInfo, experiences, skillCategories }: Resume): string {
  return [
    personalInfo.summary,
    ...experiences.map(({ description }) => description),
    ...skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name)),
  ].join('\n')
}
