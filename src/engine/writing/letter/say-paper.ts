// One paper as a sentence names it: `a Driver CPC (valid to 2029)`, and whether one holds it, has done it, has passed it or is it.
import { withArticle } from '#engine/language/articles.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Certification } from '#engine/resume/resume.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { isKnownWord } from '../words/known-words.ts'
import { isRoleNoun } from '../words/roles.ts'
import { isCourse, nameLevelled, withCourseArticle } from './degree-name.ts'

export type PaperKind = 'held' | 'done' | 'passed' | 'state'

/** What somebody does to come by it. */
export function kindOfPaper(said: string): PaperKind {
  if (isState(said)) return 'state'
  if (isTest(said)) return 'passed'
  return isCourse(said) ? 'done' : 'held'
}

/** `valid to 2029`, `(2023)`, `valid to` beside a date */
const ending =
  /[:,(\s]+(?:((?:valid|current|expir\w+|renewed|good)(?: (?:to|till?|until|through|thru|in))?|until) ?)?((?:19|20)\d\d)?\)?$/i

/** `valid to 2029` in place of a date */
const lasting =
  /^((?:valid|current|active|expir\w+|good)(?: (?:to|till?|until|through|in))?|until)\b.*?((?:19|20)\d\d)$/i

/** Goes without saying: it would not be listed otherwise. */
const standing = /(?:, | [–—-] )(?:active|current|valid|in good standing|up to date)(?: practising)?$/i

/** `– recert`, `(renewed)`: the year beside it says so. */
const renewal = /,? (?:[–—-] ?|\()?(?:re-?cert(?:ified)?|renewed|refresher|completed)\)?$/i

/** `(online)` says how, and `(online, incl` has lost its end. */
const manner = / \((?:online|e-?learning|self[- ]paced)\)$| \([^()]*$/i

/** `Internal auditing - 2 days` */
function withCourse(name: string): string {
  const [, subject = ''] = /^(.+?),? (?:[–—-] ?|\()\d+[ -]?(?:days?|hours?|hrs?|weeks?)\)?$/i.exec(name) ?? []
  return subject === '' || isCourse(subject) ? subject || name : `a course in ${lowerOpening(subject)}`
}

/** `a Level 3 Award in Food Safety (Highfield, 2022)`; `a Driver CPC valid to 2029` keeps its term. */
export function sayCertificate({ name, issuer, date }: Certification, today: string): string {
  // `Full UK driving licence. Settled status.`
  const [first = ''] = name.trim().split(/(?<=\p{L}{3})\.(?: |$)/u)
  const whole = withRest(first, issuer)
  const plain = [manner, standing, renewal].reduce((said, out) => said.replace(out, ''), whole.name)
  const own = withCourse(nameLevelled(plain.replace(/, (clean)(?: driving)? record$/i, ' with a $1 record')))
  const [tail = '', ended, named] = ending.exec(own) ?? []
  const [, held, until] = lasting.exec(date.trim()) ?? []
  const term = ended ?? held
  const year = (named ?? until) ? Number(named ?? until) : parseDate(date)?.year
  // A year to come is the end of something, and only its name can say of what.
  const isToCome = year !== undefined && year > Number(today.slice(0, 4))
  const cut = own.slice(0, own.length - tail.length)
  // `Notary Public (commission current)` keeps its bracket.
  const whose = cut.split('(').length > cut.split(')').length ? own : cut
  const { post, rest } = partPost(asName(whose.replace(manner, '')))
  const when = year === undefined || (isToCome && !term) ? [] : [term ? `${sayTerm(term)} ${year}` : String(year)]
  return inBrackets(withItsArticle(post), [...rest, ...issuerOf(post, whole.issuer), ...when])
}

/** Into the bracket that stands there already: nobody reads two in a row. */
function inBrackets(said: string, details: readonly string[]): string {
  if (details.length === 0) return said
  // `MLT(ASCP)` is one word.
  if (/\S\([^()]*\)$/.test(said)) return said
  const isOpen = /\([^()]*\)$/.test(said) && !/\((?:Hons|Honou?rs)\)$/i.test(said)
  return isOpen ? said.replace(/\)$/, `, ${details.join(', ')})`) : `${said} (${details.join(', ')})`
}

export function withYear(said: string, year: number): string {
  return said.includes(String(year)) ? said : inBrackets(said, [String(year)])
}

/** `Materials and Safety` behind `NIMS Measurement` is the rest of the name: whoever issues papers has a name of their own. */
function withRest(name: string, issuer: string): { name: string; issuer: string } {
  const isWords = / and /.test(issuer) && issuer.split(' ').every((word) => isKnownWord(word.toLowerCase()))
  return isWords ? { name: `${name}, ${issuer}`, issuer: '' } : { name, issuer: issuer.trim() }
}

/** `Working with Children Check` is a name from end to end; `Full UK driving licence` and `Technical diploma` are none. */
function asName(name: string): string {
  return name
    .replace(/^(\p{Lu}\p{Ll}+)(?= \p{Ll}[^\p{Lu}]*$)/u, (first) =>
      isKnownWord(first.toLowerCase()) ? first.toLowerCase() : first,
    )
    .replace(/^(?:Full|Clean|Valid|Current|Driving|Digital)(?= )/, (first) => first.toLowerCase())
}

/** `Licensed Practical Nurse, North Carolina`, `Certified Nursing Assistant Arizona`: the post, and where or in what. */
function partPost(name: string): { post: string; rest: string[] } {
  const seams = [...name.matchAll(/,? (?:[–—-] )?/g)].filter(
    ({ 0: seam, index }) => seam !== ' ' || /^(?:Certified|Licensed|Registered) /.test(name) || name[index - 1] === ')',
  )
  for (const { 0: seam, index } of seams) {
    const [post, rest] = [name.slice(0, index), name.slice(index + seam.length)]
    const isPlace = seam !== ' ' || name[index - 1] === ')' || /^(?:\p{Lu}\p{Ll}+ ?)+$/u.test(rest)
    if (isPlace && namesPost(post) && !/[,;()]/.test(rest) && !ofName.test(rest) && !isPostName(rest))
      return { post, rest: [rest] }
  }
  return { post: name, rest: [] }
}

/** `Registered Nurse License`, `AWS Certified Developer – Associate` end with what they are. */
const ofName =
  /\b(?:licen[cs]e|certificate|certification|registration|card|commission|associate|professional|expert|level|class|assistant|manager)\b/i

/** `the Forklift Operator certificate`: nobody holds an operator. */
function namesPost(name: string): boolean {
  return / /.test(name) && isPostName(name)
}

function isPostName(name: string): boolean {
  const head = name.replace(/ \([^()]*\)$/, '')
  const last = head.split(' ').at(-1) ?? ''
  return !/\p{Lu}{2}/u.test(last) && isRoleNoun(last)
}

/** `expire 2029`, `exp 2029` */
function sayTerm(term: string): string {
  return /^exp/i.test(term) ? 'valid to' : term
}

/** Not where the name says it already. */
function issuerOf(name: string, by: string): string[] {
  const isNamed =
    by === '' ||
    by.length > LONGEST_ISSUER ||
    /[,;(]/.test(by) ||
    name.toLowerCase().includes(by.toLowerCase()) ||
    /\b(?:employer|internal|in-house|online|training)\b/i.test(by)
  return isNamed ? [] : [by]
}

const LONGEST_ISSUER = 32

/** `an Occupational Therapist license`; `BLS` and `Registered Nurse (RN)` need none. */
export function withItsArticle(name: string): string {
  const head = name.replace(/ \([^()]*\)$/, '')
  if (/^an? /.test(name) || isTest(name)) return name
  if (isCourse(name)) return withCourseArticle(name)
  if (/ in \p{Lu}/u.test(name) && nameLevelled(name.replace(' in ', ' ')) === name) return withArticle(name)
  // One is registered, and holds the registration.
  if (/^(?:\p{Lu}{2,} )?Registered(?: \p{Lu}\p{Ll}+)+$/u.test(name) && isRoleNoun(name.split(' ').at(-1) ?? ''))
    return `${name} registration`
  if (/ registration as /i.test(name)) return name
  if (/\bNotary Public\b/.test(name) && !/commissioned| commission$/i.test(name.replace(/, commission$/, '')))
    return `a commission as ${name.replace(/, commission$/, '')}`
  if (/\b(?:Licen[cs]ed|Professional Engineer)\b/.test(head) && (namesPost(name) || licensed.test(head)))
    return withArticle(`${name} license`)
  // `ISO 9001:2015 Internal Auditor`, `Certified Associate in Project Management (CAPM)`
  const isCalled = /^(?:Certified|Accredited|Associate|Engineer) (?:\S+ )*in /.test(name)
  if (namesPost(name) || isCalled) return asCertificate(name)
  if (/^(?:certificate|diploma|award) (?:in|of)\b/i.test(name)) return withArticle(name)
  // `RN License (multistate)`, `CDL Class A with Tanker endorsement`
  if (paper.test(head) || (licence.test(head) && !/^licen[cs]es\b/i.test(head))) return withArticle(name)
  // `GCSEs: 8 A*-C`
  if (/^(?:\p{Lu}{2,}s|\p{Lu} [Ll]evels|\p{Ll}+s)\b|:/u.test(name)) return name
  // `Propane cylinder filling` is what the certificate is in; `CWB all position FCAW` goes by its letters.
  const isSubject = / /.test(name) && !/\p{Lu}{2}|\d|[(:]/u.test(name) && !heldAsIs.test(name)
  return isSubject ? `a certificate in ${name}` : name
}

/** What the bracket adds goes behind: `the Engineer in Training certificate (Oregon)`. */
function asCertificate(name: string): string {
  const [, head = name, aside = ''] = /^(.+?)( \((?!\p{Lu}{2,}\))[^()]*\))?$/u.exec(name) ?? []
  return `the ${head} certificate${aside}`
}

const licensed = /^(?:Licensed|Professional Engineer)\b/
const licence = /\b(?:licen[cs]e|CDL)\b/i
const paper =
  /\b(?:licen[cs]e|certificate|card|permit|diploma|endorsement|ticket|accreditation|award|registration|check|clearance|commission|medical|membership|badge)$/i
/** A paper by some other name, or with something behind its name. */
export const heldAsIs =
  /\b(?:licen[cs]|certif|card|permit|diploma|endorse|ticket|accredit|award|registrat|registered|training|level|seal|belt|pass|status|chartered|qualified|member|fellow|vetting)/i

/** `ParaPro Assessment, passed (471)`: it says itself that it was one to pass. */
function isTest(name: string): boolean {
  return / passed\b/i.test(name) && test.test(name)
}

const test = /\b(?:assessment|exam(?:ination)?|test)\b/i

/** `the ParaPro Assessment (471)` */
export function sayTest(said: string): string {
  const name = said
    .replace(/,? passed\b/i, '')
    .replace(/\) \(/, ', ')
    .trim()
  return /^(?:an?|the) /i.test(name) ? name : `the ${name}`
}

/** What one is, and does not hold: `registered with Social Care Wales (2021)`, `scissor and boom lift certified`. */
export function isState(name: string): boolean {
  return /^(?:an? )?(?:(?:qualifying|full|associate|student) )?(?:member|fellow)\b|^(?:registered|licen[cs]ed|certified|qualified|accredited) (?:with|by|as|in|to)\b|^[^,;:]+ (?:certified|qualified|licen[cs]ed|registered|trained)(?: \([^()]*\))?$/i.test(
    name,
  )
}
