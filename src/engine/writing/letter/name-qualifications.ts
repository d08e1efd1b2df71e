// What the posting mentions and the resume lists: certificates, degrees, languages.
import { withArticle } from '#engine/language/articles.ts'
import { readLine } from '#engine/language/read-line.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Certification, Education } from '#engine/resume/resume.ts'
import { type Career, monthsIn, type School } from '../facts/career.ts'
import type { Match, MatchedRequirement } from '../match/match.ts'
import { namesPaper } from '../match/names-paper.ts'
import { rateFacts } from '../match/rate-fact.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting, RequirementKind } from '../posting/posting.ts'
import { joinWords } from '../words/join-words.ts'
import { isKnownWord } from '../words/known-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { isRoleNoun } from '../words/roles.ts'
import { degreeOf, isCourse, nameLevelled } from './degree-name.ts'

/** `text`: all of them as they stand in a sentence. */
export type Named = { text: string | undefined; entries: readonly string[]; quotes: readonly string[] }

const LONGEST_SKILL = 4
/** Further ones only if they must be told. */
const MOST_CERTIFICATES = 3

/** So much that the letter is the better for it, of 3. */
const WORTH = 1.5
const MUST = 2.1

/** Certificates and licences that the letter must tell, the one that matters most first. */
export function nameCredentials(career: Career, posting: Posting, match: Match): Named & { names: readonly string[] } {
  const licences = metOf(match, 'licence')
  const required = match.mustHave.filter(({ state, requirement }) => state === 'met' && requirement.kind === 'licence')
  const rated = rateFacts(career, posting)
    .filter(({ kind, text }) => kind === 'certificate' && !isOver.test(text) && !isNoPaper(text))
    // Whoever sits at a desk is not asked how they get there.
    .filter(({ text }) => !ofDriving.test(text) || drives.test(posting.text))
    // What they must see is never left out.
    .filter(({ rating, entry }, at) => rating >= (at < MOST_CERTIFICATES ? WORTH : MUST) || isEvidence(required, entry))
    .flatMap(({ entry }) => career.resume.certifications.filter(({ id }) => `certifications.${id}` === entry))
  const current = rated.filter(({ name, date }) => !isOver.test(name) && !hasEnded(date, career.today))
  const certified = current.filter(({ name }) => !current.some((other) => isBelow(name, other.name)))
  // `Class B CDL` among the skills is a licence all the same.
  const listed = licences
    .flatMap(({ requirement, evidence }) => evidence.map((one) => ({ ...one, asked: requirement.quote })))
    .filter(({ entry, quote }) => entry.startsWith('skillCategories.') && quote.split(/\s+/).length <= LONGEST_SKILL)
    // `Notary paperwork` and `electoral registration` are what somebody does; `ServSafe Manager` is the very paper.
    .filter(
      ({ quote, asked }) => isPaperSkill.test(quote) || (!isOver.test(quote) && namesPaper(asked, quote) === 'all'),
    )
    .filter(({ quote }) => !certified.some(({ name }) => holdsWords(name, quote)))
  const names = [
    ...certified.map((one) => sayCertificate(one, career.today)),
    ...[...new Set(listed.map(({ quote }) => lowerOpening(quote)))].map(withItsArticle),
  ]
  return {
    names,
    text: listNames(names),
    entries: [...certified.map(({ id }) => `certifications.${id}`), ...listed.map(({ entry }) => entry)],
    quotes: licences.map(({ requirement }) => requirement.quote),
  }
}

const ofDriving = /\bdriv(?:ing|er['’]?s?) licen[cs]e\b/i
const drives = /\b(?:driv\p{L}*|licen[cs]e|cars?|vehicles?|vans?|trucks?|travel\p{L}*|transport|sites)\b/iu

/** Held rather than known. */
export const isPaperSkill =
  /\b(?:licen[cs]ed?|certificate|certified|certification|card|permit|ticket|endorsement|CDL|HGV|LGV|CPR|BLS|ACLS|first aid|class [A-E1-3])\b/i

/** `DSWA Level 2` beside `DSWA Level 3 Advanced` */
function isBelow(name: string, other: string): boolean {
  const [own, higher] = [name, other].map((one) => /^(\S.* level )(\d)\b/i.exec(one))
  return own?.[1] !== undefined && own[1] === higher?.[1] && Number(own[2]) < Number(higher[2])
}

/** `Studying for CCNP`, `Averaged 4 frames per shift`: what is on its way, and lines of work that were read as papers. */
function isNoPaper(text: string): boolean {
  return (
    /^(?:studying|working towards|enrolled|online course|course)\b/i.test(text) ||
    text.split(/\s+/).length > MOST_WORDS ||
    // `ISO 9001: – Lead Auditor` has lost a part of its name.
    /[:,;]\s*[–—-]/.test(text) ||
    (/^\p{Lu}\p{Ll}/u.test(text) && readLine(text).shape === 'act' && !heldAsIs.test(text))
  )
}

const MOST_WORDS = 12

const isOver = /\b(?:lapsed|expired|in progress|pending|expected|candidate|needs? renew\w*|to be renewed|due for)\b/i

/** `expires 08/2023`, `valid to 2024`: it ran out in a month or year that is past. */
function hasEnded(date: string, today: string): boolean {
  const [, month, year = ''] =
    /^(?:exp|valid|good|active|current|renew|until|till|due).*?(?:\b(\d{1,2})\/(?:\d{1,2}\/)?)?((?:19|20)\d\d)\b/i.exec(
      date,
    ) ?? []
  return year !== '' && `${year}-${(month ?? '12').padStart(2, '0')}` < today.slice(0, 7)
}

/** Names that hold commas are told apart by semicolons. */
export function listNames(names: readonly string[]): string | undefined {
  return (
    (names.some((name) => /,(?![^(]*\))/.test(name))
      ? names.join('; ').replace(/; (?=[^;]*$)/, names.length > 2 ? '; and ' : ' and ')
      : joinWords(names)) || undefined
  )
}

/** `valid to 2029`, `(2023)`, `valid to` beside a date */
const ending =
  /[:,(\s]+(?:((?:valid|current|expir\w+|renewed|good)(?: (?:to|till?|until|through|thru|in))?|until) ?)?((?:19|20)\d\d)?\)?$/i

/** `valid to 2029` in place of a date */
const lasting =
  /^((?:valid|current|active|expir\w+|good)(?: (?:to|till?|until|through|in))?|until)\b.*?((?:19|20)\d\d)$/i

/** Goes without saying: it would not be listed otherwise. */
const standing = /, (?:active|current|valid|in good standing|up to date)$/i

/** `– recert`, `(renewed)`: the year beside it says so. */
const renewal = /,? (?:[–—-] ?|\()?(?:re-?cert(?:ified)?|renewed|refresher|completed|passed)\)?$/i

/** `Internal auditing - 2 days` */
function withCourse(name: string): string {
  const [, subject = ''] = /^(.+?),? [–—-] ?\d+ ?(?:days?|hours?|hrs?|weeks?)$/i.exec(name) ?? []
  return subject === '' || isCourse(subject) ? subject || name : `a course in ${lowerOpening(subject)}`
}

/** `a Level 3 Award in Food Safety (Highfield, 2022)`; `a Driver CPC valid to 2029` keeps its term. */
export function sayCertificate({ name, issuer, date }: Certification, today: string): string {
  // `Full UK driving licence. Settled status.`
  const [first = ''] = name.trim().split(/(?<=\p{L}{3})\.(?: |$)/u)
  const own = withCourse(nameLevelled(first.replace(standing, '').replace(renewal, '')))
  const [tail = '', ended, named] = ending.exec(own) ?? []
  const [, held, until] = lasting.exec(date.trim()) ?? []
  const term = ended ?? held
  const year = (named ?? until) ? Number(named ?? until) : parseDate(date)?.year
  // A year to come is the end of something, and only its name can say of what.
  const isToCome = year !== undefined && year > Number(today.slice(0, 4))
  const cut = own.slice(0, own.length - tail.length)
  // `Notary Public (commission current)` keeps its bracket.
  const bare = (cut.split('(').length > cut.split(')').length ? own : cut)
    // `Working with Children Check` is a name from end to end.
    .replace(/^(\p{Lu}\p{Ll}+)(?= \p{Ll}[^\p{Lu}]*$)/u, (first) =>
      isKnownWord(first.toLowerCase()) ? first.toLowerCase() : first,
    )
  const when = year === undefined || (isToCome && !term) ? [] : [term ? `${sayTerm(term)} ${year}` : String(year)]
  const said = [...issuerOf(bare, issuer.trim()), ...when].join(', ')
  return withItsArticle(bare) + (said && !/\)$/.test(bare) ? ` (${said})` : '')
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
    holdsWords(name, by) ||
    /\b(?:employer|internal|in-house|online|training)\b/i.test(by)
  return isNamed ? [] : [by]
}

const LONGEST_ISSUER = 32

function holdsWords(name: string, part: string): boolean {
  return name.toLowerCase().includes(part.trim().toLowerCase())
}

/** `an Occupational Therapist license`; `BLS` and `Registered Nurse (RN)` need none. */
function withItsArticle(name: string): string {
  if (/^an? /.test(name)) return name
  if (/ in \p{Lu}/u.test(name) && nameLevelled(name.replace(' in ', ' ')) === name) return withArticle(name)
  // One is registered, and holds the registration.
  if (/^(?:\p{Lu}{2,} )?Registered(?: \p{Lu}\p{Ll}+)+$/u.test(name) && isRoleNoun(name.split(' ').at(-1) ?? ''))
    return `${name} registration`
  if (/ registration as /i.test(name)) return name
  if (/\bNotary Public\b/.test(name) && !/commission/i.test(name)) return `a commission as ${name}`
  // `ISO 9001:2015 Internal Auditor`, `Engineer Intern (EIT)`: nobody holds an auditor.
  const last =
    name
      .replace(/ \([^()]*\)$/, '')
      .split(' ')
      .at(-1) ?? ''
  if (/ /.test(name) && !/\p{Lu}{2}/u.test(last) && isRoleNoun(last))
    return /\bLicen[cs]ed\b/.test(name) ? withArticle(`${name} license`) : `the ${name} certificate`
  if (/^(?:certificate|diploma|award) (?:in|of)\b/i.test(name)) return withArticle(name)
  // `RN License (multistate)`
  if (paper.test(name.replace(/ \([^()]*\)$/, ''))) return withArticle(name)
  // `GCSEs: 8 A*-C`
  if (/^\S+s\b|:/.test(name)) return name
  // `Propane cylinder filling` is what the certificate is in; `CWB all position FCAW` goes by its letters.
  const isSubject = / /.test(name) && !/\p{Lu}{2}|\d|[(:]/u.test(name) && !heldAsIs.test(name) && !isCourse(name)
  return isSubject ? `a certificate in ${name}` : name
}

const paper =
  /\b(?:licen[cs]e|certificate|card|permit|diploma|endorsement|ticket|accreditation|award|registration|course|check|clearance|program(?:me)?|apprenticeship|workshop|bootcamp)$/i
/** A paper by some other name, or with something behind its name. */
const heldAsIs =
  /\b(?:licen[cs]|certif|card|permit|diploma|endorse|ticket|accredit|award|registrat|registered|training|level|seal|belt|pass|status|chartered|qualified|member|fellow)/i

/** What one is, and does not hold: `registered with Social Care Wales (2021)`, `scissor and boom lift certified`. */
export function isState(name: string): boolean {
  return /^(?:an? )?(?:member|fellow)\b|^(?:registered|licen[cs]ed|certified|qualified|accredited) (?:with|by|as|in|to)\b|^[^,;:]+ (?:certified|qualified|licen[cs]ed|registered|trained)(?: \([^()]*\))?$/i.test(
    name,
  )
}

/** The schools that matter here, what matters most first; of somebody who has just begun any. */
export function nameDegrees(career: Career, posting: Posting): Named[] {
  return findSchools(career, posting).map((school) => ({
    text: sayDegree(school.source, career.today),
    entries: [school.entry],
    quotes: [],
  }))
}

/** `a Bachelor of Science in Nursing from Kent State University (2015)` */
export function sayDegree(source: Education, today: string): string | undefined {
  const degree = degreeOf(source, today)
  const year = parseDate(source.endDate ?? '')?.year
  return degree && year && !degree.includes(String(year)) ? `${degree} (${year})` : degree
}

const SHORT_CAREER = 36
const WORTH_SCHOOL = 1.2
/** So much that it is told beside a better one. */
const MUST_SCHOOL = 2

function findSchools(career: Career, posting: Posting): School[] {
  const hasBegun = monthsIn(career, () => true) < SHORT_CAREER
  const sayable = career.schools.filter(({ source }) => degreeOf(source, career.today))
  const rated = rateFacts(career, posting)
    .filter(({ kind, rating }) => kind === 'school' && rating >= WORTH_SCHOOL)
    .flatMap(({ entry, rating }) =>
      sayable.filter((school) => school.entry === entry).map((school) => ({ school, rating })),
    )
  const most = Math.max(0, ...rated.map(({ rating }) => rating))
  // A degree in cookery beside the one in computing that is not finished yet says the wrong thing.
  const [best] = rated
    .filter(({ rating }) => rating >= most - AS_GOOD)
    .map(({ school }) => school)
    .toSorted((one, other) => levelOf(other.source.degree) - levelOf(one.source.degree) || endOf(other) - endOf(one))
  if (best) {
    const other = rated.find(
      ({ school, rating }) => school !== best && rating >= MUST_SCHOOL && !isBelow(nameOf(school), nameOf(best)),
    )
    return other ? [best, other.school] : [best]
  }
  const asksForSchool = posting.mustHave.some(({ kind, quote }) => kind === 'degree' && anySchool.test(quote))
  const [highest] = sayable.toSorted((one, other) => levelOf(other.source.degree) - levelOf(one.source.degree))
  const any = hasBegun ? sayable.find(({ source }) => !isEverybodys(source)) : undefined
  return [(asksForSchool ? highest : undefined) ?? any].filter((school) => school !== undefined)
}

function nameOf({ source }: School): string {
  return `${source.degree} ${source.field}`.trim()
}

/** Met by whoever finished school, and so by every degree. */
const anySchool = /\b(?:high school|secondary school|GED|general education)\b/i

const AS_GOOD = 0.3
const levels = [
  /\b(?:[Aa]ssociates?|[Dd]iploma|A\.?A\.?S?|A\.?S|ADN|ASN)\b/,
  /\b(?:[Bb]achelors?|B\.?\s?(?:A|Sc?|N|Ed|Eng|Tech|Com|BA|SN|FA)|LLB)\b/,
  /\b(?:[Mm]asters?|M\.?\s?(?:A|Sc?|N|Ed|Eng|Tech|Phil|BA|SN|FA|SW|PH)|M\.B\.A|LLM)\b/,
  /\b(?:[Dd]octor|Ph\.?D|[JM]\.?D\b)/,
]

function endOf({ source }: School): number {
  return parseDate(source.endDate ?? '')?.year ?? 0
}

function levelOf(degree: string): number {
  return levels.findLastIndex((level) => level.test(degree))
}

/** Said only where it is asked for: elsewhere it says that there is nothing better to say. */
function isEverybodys({ degree, institution }: Pick<Education, 'degree' | 'institution'>): boolean {
  return /\b(?:high school|secondary school|year (?:9|10|11|12)|grade (?:9|10|11|12)|GED|GCSEs?|A[- ]levels?|leaving cert(?:ificate)?|matric)\b/i.test(
    `${degree} ${institution}`,
  )
}

/** Languages besides English that the posting asks for; who is wanted for being bilingual says both. */
export function nameLanguages(career: Career, posting: Posting, match: Match): Named {
  const { resume } = career
  const met = metOf(match, 'language')
  const isBilingual = /\b(?:bi|multi)lingual\b/i.test(posting.text)
  const worth = new Set(
    rateFacts(career, posting)
      .filter(({ kind, rating }) => kind === 'language' && rating >= WORTH)
      .map(({ entry }) => entry),
  )
  const asked = resume.languages.filter(
    ({ id, name, level }) =>
      // The letter shows it, unless it was learned and is asked for.
      (name !== 'English' ||
        (learned.test(level) && (isEvidence(met, `languages.${id}`) || worth.has(`languages.${id}`)))) &&
      !alittle.test(level) &&
      (isBilingual || isEvidence(met, `languages.${id}`) || worth.has(`languages.${id}`)),
  )
  if (asked.length === 0) return listedLanguages(met)
  // `I speak English.` says what the letter shows; beside others it is one of them.
  const others = asked.some(({ name }) => name !== 'English')
  const spoken = !others
    ? []
    : isBilingual
      ? resume.languages.filter((one) => one.name === 'English' || asked.includes(one))
      : asked
  return {
    text: joinWords(spoken.map(({ name, level }) => withLevel(name, level))) || undefined,
    entries: spoken.map(({ id }) => `languages.${id}`),
    quotes: met.map(({ requirement }) => requirement.quote),
  }
}

/** `bilingual Spanish` among the skills. */
function listedLanguages(met: readonly MatchedRequirement[]): Named {
  const found = met.flatMap(({ requirement, evidence }) =>
    evidence
      .filter(({ entry, quote }) => entry.startsWith('skillCategories.') && !alittle.test(quote))
      .map(({ entry, quote }) => ({
        entry,
        asked: requirement.quote,
        names: languageNames.filter((name) => name !== 'English' && quote.includes(name)),
      })),
  )
  const names = [...new Set(found.flatMap((one) => one.names))]
  return {
    text: joinWords(names) || undefined,
    entries: found.map(({ entry }) => entry),
    quotes: found.map(({ asked }) => asked),
  }
}

const learned = /\b(?:[BC][12]|fluent|advanced|professional|proficient|business|good|very good)\b/i
const alittle = /\b(?:little|some|basic|beginner|elementary|limited|enough|school|rusty|get by|beginning)\b/i

/** As well as they say they speak it. */
export function withLevel(name: string, level: string): string {
  // `conversational, I understand good` is for the resume.
  if (level.trim() === '' || /[,;(]/.test(level) || /^(?:bilingual|C2|proficient)\b/i.test(level.trim())) return name
  if (/^fluent\b/i.test(level.trim())) return `fluent ${name}`
  if (/^(?:native|mother tongue)\b/i.test(level.trim())) return `${name} (native)`
  return `${name} (${level.trim().slice(0, 1).toLowerCase()}${level.trim().slice(1)})`.replace(
    /\(([abc][12])\)/,
    (grade) => grade.toUpperCase(),
  )
}

function metOf({ mustHave, niceToHave }: Match, kind: RequirementKind): MatchedRequirement[] {
  return [...mustHave, ...niceToHave].filter(({ state, requirement }) => state === 'met' && requirement.kind === kind)
}

function isEvidence(matched: readonly MatchedRequirement[], entry: string): boolean {
  return matched.some(({ evidence }) => evidence.some((one) => one.entry === entry))
}
