// A certificate in one line, as people write them: `Forklift licence, TÜV, 2019`, `First Aid (Red Cross), valid to 2027`.
import { besideDates, type FoundDate, findDates } from '../dates/find-dates.ts'
import { wordCount } from '../line.ts'
import { companyScore } from '../words/company-words.ts'
import { isField } from '../words/education-words.ts'
import { isPaper } from '../words/paper-words.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'

export type WrittenCertificate = { name: string; issuer?: string; date?: string }

/** Words before a date to come; it is no date of issue, and says so. */
const term =
  /[\s,;(–—-]*\b((?:exp(?:ir(?:es?|y|ing|ation))?\.?(?: date| on| in)?|(?:valid|good|active|current)(?: to| until| till| through| thru| from)?|renewal(?: due)?|renews|until|till|due)\s*:?\s*)$/i

/** `CPA Part III, expected December 2027` is not held yet. */
const ahead = /[\s,;(–—-]*\b(?:in progress,?\s*)?(?:expected|anticipated|to be completed)(?: in)?\s*:?\s*$/i

/** Words before the date it has. */
const lead =
  /[\s,;(–—-]*\b(?:renewed|refreshed|updated|recertified|last (?:done|renewed|taken)|completed|obtained|gained|passed|awarded|issued|achieved|since|dated)\s*(?:on|in)?\s*:?\s*$/i

/** How it stands, at the end: `(lapsed)`, `– expired` before its year, `current`. */
const standing = /(?:\s*\(|[\s,;–—-]+)(lapsed|expired|inactive|pending|in progress|current|active)\)?$/i

export function readCertificate(line: string): WrittenCertificate | undefined {
  // `Endorsements: Tanker`
  const text = withoutYes(line).replace(
    /^(endorsement)s?:\s+(\S+(?: \S+)?)$/i,
    (_, kind: string, name: string) => `${name} ${kind.toLowerCase()}`,
  )
  const dates = findDates(text)
  if (dates.length > 2) return undefined
  const leads = dates.map((date) => leadOf(date, text))
  const ends = leads.findIndex(({ term }) => term !== undefined)
  const isAwaited = leads.some(({ isAhead }) => isAhead)
  // From the end, so that what is before keeps its place.
  const rest = leads.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
  const bare = besideDates(rest)
    .replace(/\(\s*(?=$|\))|(?<!\([^()]*)\)\s*$/g, '')
    .trim()
  const [tail = '', state = ''] = standing.exec(bare) ?? []
  const parts = splitIssuer(
    bare
      .slice(0, bare.length - tail.length)
      .replace(/\s{2,}\)/g, ')')
      .replace(/\s{2,}/g, ' – '),
  )
  if (parts.name === '') return undefined
  const given = leads.findIndex(({ term }) => term === undefined)
  const date = [given, ends].flatMap((at) => leads[at]?.text ?? []).join(', ')
  const isHeld = /^(?:current|active)$/i.test(state)
  const said = [...(isHeld || state === '' ? [] : [state]), ...(isAwaited ? ['expected'] : [])]
  const name = [parts.name, ...said.map((one) => `(${one})`)].join(' ')
  return { ...parts, name: isHeld ? `${name}, ${state}` : name, ...(date === '' ? {} : { date }) }
}

/** `TWIC yes exp 2028`, `First aid: yes` */
function withoutYes(text: string): string {
  return text.replace(/(?<=\p{L})\s*:?\s+yes\b(?=\s*(?:$|[,(]|exp|valid|good|until|\d))/iu, '')
}

type Lead = {
  /** Of the words before the date, to its first letter. */
  from: number
  to: number
  /** The date as the certificate tells it. */
  text: string
  term: string | undefined
  isAhead: boolean
}

function leadOf(date: FoundDate, text: string): Lead {
  const before = text.slice(0, date.start)
  // `until 2027` is a date with its word.
  const [word = ''] = /^(?:until|till|through|up to)\b/i.exec(text.slice(date.start)) ?? []
  const ends = term.exec(before + word)
  const awaited = ahead.exec(before)
  const cut = ends ?? awaited ?? lead.exec(before)
  return {
    from: cut ? Math.min(cut.index, date.start) : date.start,
    to: date.start,
    text: dateOf(date, ends, text),
    term: ends?.[1],
    isAhead: awaited !== null,
  }
}

function dateOf(date: FoundDate, ends: RegExpExecArray | null, text: string): string {
  if (ends?.[1])
    return `${ends[1].trim()} ${text.slice(date.start, date.end).replace(/^(?:until|till|through|up to)\s+/i, '')}`
  return date.isPeriod && !date.current ? text.slice(date.start, date.end) : date.from || date.to
}

/** Who gave it stands behind a comma or a dash, in brackets or behind `by`. */
function splitIssuer(text: string): { name: string; issuer?: string } {
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(text)
  // Two letters are the code of a ticket: `Dogging (DG)`.
  if (bracket?.[1] && bracket[2] && bracket[2].length > 2 && isGiver(bracket[2]) && !isShortFor(bracket[2], bracket[1]))
    return { name: bracket[1].replace(/[\s,–—-]+$/, ''), issuer: bracket[2] }
  const by = /^(.+?),?\s+(?:issued by|by|from|through|via)\s+(\p{Lu}.+)$/u.exec(text)
  if (by?.[1] && by[2] && wordCount(by[2]) <= 8) return { name: by[1], issuer: by[2] }
  for (const mark of marksOf(text)) {
    const name = text.slice(0, mark.at).trim()
    const issuer = text.slice(mark.at + mark.length).trim()
    if (name !== '' && !isStanding(name) && isGiver(issuer) && !/,\s*\p{Ll}/u.test(issuer)) return { name, issuer }
  }
  return { name: text }
}

/** `Member, Institute of Surveyors`: of what somebody is a member is no issuer. */
function isStanding(name: string): boolean {
  return /^(?:(?:associate|full|student|life) )?(?:member|fellow|associate)(?:ship)?$/i.test(name)
}

/** Commas and dashes outside brackets. */
function marksOf(text: string): { at: number; length: number }[] {
  const plain = text.replace(/\([^)]*\)/g, (inner) => '_'.repeat(inner.length))
  return [...plain.matchAll(/,\s+|\s+[–—-]{1,2}\s+|\s+\|\s+/g)].map((match) => ({
    at: match.index,
    length: match[0].length,
  }))
}

const level =
  /\b(?:associate|professional|foundation|advanced|basic|intermediate|expert|practitioner|specialist|level|part|class|grade|unit|module|endorsements?|online|annual|yearly|current|pending|in progress|expected|voluntary|lapsed|expired)\b|^(?:gold|silver|bronze|green|blue|black|red|white)$/i

const giver =
  /\b(?:board|state of|province of|ministry|university|college|institute|association|society|academy|authority)\b/i

/** A name of its own, and none of what certificates are about. */
function isGiver(text: string): boolean {
  if (!/^[\p{Lu}]/u.test(text) || wordCount(text) > 8 || /\d/.test(text) || text.replace(/[^\p{L}]/gu, '').length < 2)
    return false
  // `Materials and Safety` are what `NIMS Measurement` goes on with.
  const [first = ''] = text.split(',')
  if (/ and /.test(first) && !giver.test(first)) return companyScore(first) >= 1.2
  if (giver.test(text)) return true
  const [last = ''] = text.split(/\s+/).slice(-1)
  // `Middle School Science` is what somebody may teach.
  const isCompany = companyScore(text) >= (isField(last) ? 1.8 : 1.2)
  if (isCompany || placeScore(text) >= 2) return !/\bendorsements?\b/i.test(text)
  return !isPaper(text) && !level.test(text) && !isField(last) && !(titleScore(text) >= 1.3)
}

/** `Certified Municipal Clerk (CMC)`, `PTS (Personal Track Safety)` */
function isShortFor(one: string, other: string): boolean {
  const initials = (text: string) => (text.match(/\b\p{L}/gu) ?? []).join('').toLowerCase()
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').toLowerCase()
  const capitals = (text: string) => (text.match(/\p{Lu}/gu) ?? []).join('').toLowerCase()
  const own = letters(one)
  if (one.trim().length <= 6 && (initials(other).includes(own) || capitals(other).endsWith(own))) return true
  return letters(other).length <= 6 && initials(one).includes(letters(other))
}
