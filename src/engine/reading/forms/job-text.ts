// One job in a few words, as people write it after a label or between full stops: `bus driver, Bus Éireann, since 2015`,
// `Poundland 2017-2021, sales assistant`, `coach driver with Kerry Tours`.
import { type FoundDate, findDates, withoutDates } from '../dates/find-dates.ts'
import { titleWorth } from '../told/title-worth.ts'
import { companyScore, isLegalForm } from '../words/company-words.ts'
import { placeScore } from '../words/places.ts'
import { isTitleField } from '../words/title-words.ts'

type Names = Omit<JobText, 'period' | 'lead'>

export type JobText = {
  company?: string
  position?: string
  /** As it is written. */
  period?: string
  /** What only leads to it: `yeah`. */
  lead?: string
  /** Towns and remarks, which name neither. */
  rest: string[]
}

const opening =
  /^(?:(?:yeah|yes|yep|well|ok|and|then|now|currently|presently|previously|before|i am|i was|i[’']m|as|an?|the)\b[\s,:]*)+/i

export function readJobText(text: string): JobText {
  const dates = findDates(text)
  const date = dates.find(({ isPeriod }) => isPeriod) ?? dates[0]
  const period = date ? { period: periodText(text, date) } : {}
  const whole = withoutDates(text, date ? [date] : []).replace(
    /;$|(?<!\b(?:Co|Inc|Ltd|Corp|Bros|Jr|Sr|LLC|S\.A|Pvt))\.$/,
    '',
  )
  const said = opening.exec(whole)?.[0] ?? ''
  const lead = said.trim() === '' ? {} : { lead: said.trim() }
  const bare = whole.slice(said.length).trim()
  if (bare === '') return { ...period, ...lead, rest: [] }
  return { ...period, ...lead, ...readNames(bare) }
}

/** With the word that makes a period of one date: `since 2015`. */
function periodText(text: string, { start, end }: FoundDate): string {
  return text.slice(start, end).trim()
}

function readNames(text: string): Names {
  const as = /^(.+?),?\s+as\s+(?:an?\s+|the\s+)?(.+)$/i.exec(text)
  if (as?.[1] && as[2] && titleWorth(as[2]) > 0) {
    const [company = '', ...rest] = nameParts(as[1])
    return withoutTail({ company, position: as[2], rest })
  }
  const at = /^(.+?)\s+(?:at|with|for|@)\s+(?:the\s+)?(.+)$/i.exec(text)
  // Who says `at` names their work, whether a list knows it or not.
  const isNamed =
    at?.[1] &&
    at[2] &&
    !/\d/.test(at[1]) &&
    at[1].split(' ').length <= 4 &&
    /\s(?:at|@)\s+(?:the\s+)?\p{Lu}[^,]*$/u.test(text)
  if (at?.[1] && at[2] && (titleWorth(at[1]) > 0 || isNamed)) {
    const [company = '', ...rest] = nameParts(at[2])
    return withoutTail({ company, position: at[1].replace(/,$/, ''), rest })
  }
  const parts = nameParts(text)
  return withoutTail(parts.length > 1 ? choosePair(parts) : splitRun(parts[0] ?? text))
}

/** `Phoenix Mall maintenance dept`: what continues in small letters is a part of the employer. */
function withoutTail(names: Names): Names {
  const [, company, tail] =
    /^(\p{Lu}\S*(?:\s(?:\p{Lu}\S*|of|and|&|the|de|la))*)\s(\p{Ll}[\p{Ll}\s]*)$/u.exec(names.company ?? '') ?? []
  return company && tail ? { ...names, company, rest: [...names.rest, tail] } : names
}

function nameParts(text: string): string[] {
  return text
    .replace(/\s*[()]\s*/g, ', ')
    .split(/,\s+|\s+[-–—|·•→/]+\s+|\s{2,}|;\s+|\s*\|\s*|\s+in\s+(?=\p{Lu})/u)
    .map((part) => part.replace(/^[\s(,]+|[\s,]+$/g, '').replace(/^([^(]*)\)$/, '$1'))
    .filter((part) => part !== '')
}

/** The part with the words of a title is what somebody was, and the first of the others is where. */
function choosePair(parts: readonly string[]): Names {
  const worth = (text: string) => titleWorth(text) - 0.8 * Math.max(0, companyScore(text))
  const [likeliest = ''] = parts.toSorted((a, b) => worth(b) - worth(a))
  // `bank official, Connacht Building Society`: no list knows the post, but only the firm is written large.
  const [first = '', second = ''] = parts
  const isPost = !(titleWorth(likeliest) > 0) && /^\p{Ll}[\p{Ll} -]+$/u.test(first) && /^\p{Lu}/u.test(second)
  const best = isPost ? first : likeliest
  const isTitled = isPost || titleWorth(best) > 0
  const others = parts.filter((part) => part !== best || !isTitled)
  const company = others.find((part) => placeScore(part) < 2 && !/^(?:the )?same\b/i.test(part))
  const rest = others.filter((part) => part !== company)
  // `Pryce, Holloway & Dunn` is one firm.
  if (!isTitled && rest.length === 1 && /&|\band\b/.test(rest[0] ?? '')) return { company: parts.join(', '), rest: [] }
  return { ...(company ? { company } : {}), ...(isTitled ? { position: best } : {}), rest }
}

/** `mcdonalds crew member`: the words of a title at the end, and whose they are before them. */
function splitRun(text: string): Names {
  if (!(titleWorth(text) > 0)) return { company: text, rest: [] }
  const words = text.split(/\s+/)
  const at = words.findIndex((_, place) => place > 0 && titleWorth(words.slice(place).join(' ')) >= 2)
  // `maintenance worker hotel El Kantara`
  const cut = words.findLastIndex((_, place) => place > 0 && titleWorth(words.slice(0, place).join(' ')) >= 2)
  const after = words.slice(cut).join(' ')
  if (cut > 0 && /^\p{Ll}/u.test(text) && /\p{Lu}/u.test(after) && !(titleWorth(after) > 0))
    return { company: after, position: words.slice(0, cut).join(' '), rest: [] }
  const before = words.slice(0, at).join(' ')
  const isProper = /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(words[at] ?? '')
  const isNamed = companyScore(before) > 0 || (isProper && !before.split(' ').some(isTitleField))
  if (at < 1 || titleWorth(before) > 0 || !isNamed) return { position: text, rest: [] }
  return { company: before, position: words.slice(at).join(' '), rest: [] }
}

const trade =
  /(?:^|\s)(?:accountants|advocates|solicitors|attorneys|architects|surveyors|consultants|engineers|contractors)$/i

/** The employer before its town: `Riverside Medical Practice, Perth`; a firm of partners keeps its commas. */
export function readEmployer(text: string): { company: string; rest: string[] } {
  const [first = text, ...rest] = text.replace(/[.;]$/, '').split(/,\s+/)
  const isFirm = rest.length === 0 || rest.some((part) => /&|\band\b|^(?:inc|ltd|llc|llp|plc|co)\b/i.test(part))
  if (isFirm) return { company: text, rest: [] }
  // `Cortiça do Ave, S.A., Espinho`, `Marsh and Cole, Chartered Surveyors, Leeds`
  const [form = '', ...others] = rest
  return isLegalForm(form) || trade.test(form)
    ? { company: `${first}, ${form}`, rest: others }
    : { company: first, rest }
}

/** Several jobs in one text, each with its years: `… 2008-2015, and lorry driver for Dawn Dairies 2001-2008`. */
export function splitJobs(text: string): string[] {
  const periods = findDates(text).filter(({ isPeriod }) => isPeriod)
  if (periods.length < 2) return [text]
  const isLeading = (periods[0]?.start ?? 0) < 3
  const cuts = isLeading
    ? periods.slice(1).map(({ start }) => start)
    : periods.slice(0, -1).map(({ end }) => nextBreak(text, end))
  return [0, ...cuts].map((start, at) =>
    text.slice(start, cuts[at] ?? text.length).replace(/^[\s,;.)/]+(?:and\s+)?|[\s,;(/]+$/gi, ''),
  )
}

/** Years may be before the position: `Poundland 2017-2021, sales assistant; Greggs …`. */
function nextBreak(text: string, end: number): number {
  const close = /^\s*[)\]]?\s*(?:[;.]|,\s+and\b|\s+and\b|,|$)/.exec(text.slice(end))
  return end + (close?.[0].length ?? 0)
}
