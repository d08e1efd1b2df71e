// The sign of the money a person counts in, as far as the resume tells it. Half the world counts in something else, so
// where nothing tells, there is none.
import { homeRegion, plainName, textOf } from './home-region.ts'
import type { Resume } from './resume.ts'

const homes: readonly { sign: string; countries: string; phones: string }[] = [
  { sign: '$', countries: 'US CA PR GU AU NZ SG HK', phones: '1 61 64 65 852' },
  { sign: '£', countries: 'GB GG JE IM', phones: '44' },
  {
    sign: '€',
    countries: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
    phones: '43 32 357 49 372 34 358 33 30 385 353 39 370 352 371 356 31 351 386 421',
  },
  { sign: '₹', countries: 'IN', phones: '91' },
]
const britain = new Set(['uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'])

/** By the signs the person writes, else by phone or address. */
export function homeCurrency(resume: Resume): string | undefined {
  const [written, another] = new Set(textOf(resume).match(/[$£€₹]/g))
  if (written !== undefined && another === undefined) return written
  const { phone, location } = resume.personalInfo
  return ofPhone(phone.trim()) ?? ofPlace(location.trim()) ?? (homeRegion(resume) === 'north-america' ? '$' : undefined)
}

function ofPhone(phone: string): string | undefined {
  const [, digits = ''] = /^(?:\+|00)([\d\s().-]+)$/.exec(phone) ?? []
  const number = digits.replace(/\D/g, '')
  return homes.find(({ phones }) => phones.split(' ').some((code) => number.startsWith(code)))?.sign
}

function ofPlace(location: string): string | undefined {
  const last = plainName(location.split(/[,(]/).at(-1) ?? '')
  if (britain.has(last) || /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(location)) return '£'
  if (last === 'republic of ireland') return '€'
  const english = new Intl.DisplayNames('en', { type: 'region' })
  return homes.find(({ countries }) => countries.split(' ').some((code) => plainName(english.of(code) ?? '') === last))
    ?.sign
}
