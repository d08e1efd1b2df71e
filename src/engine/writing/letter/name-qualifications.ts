// What the posting mentions and the resume lists: certificates, degrees, languages.
import { readLine } from '#engine/language/read-line.ts'
import { formatDate, parseDate } from '#engine/resume/dates.ts'
import type { Certification, Education } from '#engine/resume/resume.ts'
import { type Career, monthsIn, type School } from '../facts/career.ts'
import type { Match, MatchedRequirement } from '../match/match.ts'
import { namesPaper } from '../match/names-paper.ts'
import { rateFacts } from '../match/rate-fact.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting, RequirementKind } from '../posting/posting.ts'
import { joinWords } from '../words/join-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { degreeOf } from './degree-name.ts'
import { heldAsIs, sayCertificate, withItsArticle, withYear } from './say-paper.ts'

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
  const papers = papersOf(career)
  const rows = posting.text.split(/[\n;]/).filter((row) => ofPapers.test(row))
  const isAsked = ({ name, entry, isOfMany }: Paper) =>
    (!isOfMany && isEvidence(required, entry)) || rows.some((row) => isNamedIn(row, name))
  const rated = rateFacts(career, posting)
    .filter(({ kind }) => kind === 'certificate')
    .flatMap(({ entry, rating }) => papers.filter((one) => one.entry === entry).map((one) => ({ ...one, rating })))
    .filter(({ name, date }) => !isNoPaper(name) && !isOver.test(name) && !hasEnded(date, career.today))
    // Whoever sits at a desk is not asked how they get there.
    .filter(({ name }) => !ofDriving.test(name) || drives.test(posting.text))
  // What they must see is never left out.
  const wanted = [...rated.filter(isAsked), ...rated.filter((one) => !isAsked(one))].filter(
    (one, at) => isAsked(one) || (!one.isOfMany && one.rating >= (at < MOST_CERTIFICATES ? WORTH : MUST)),
  )
  const certified = wanted.filter(({ name }) => !wanted.some((other) => isBelow(name, other.name)))
  // `Class B CDL` among the skills is a licence all the same.
  const listed = licences
    .flatMap(({ requirement, evidence }) => evidence.map((one) => ({ ...one, asked: requirement.quote })))
    .filter(({ entry, quote }) => entry.startsWith('skillCategories.') && quote.split(/\s+/).length <= LONGEST_SKILL)
    // `Notary paperwork` and `electoral registration` are what somebody does; `ServSafe Manager` is the very paper.
    .filter(
      ({ quote, asked }) => isPaperSkill.test(quote) || (!isOver.test(quote) && namesPaper(asked, quote) === 'all'),
    )
    .filter(({ quote }) => !certified.some(({ name }) => name.toLowerCase().includes(quote.trim().toLowerCase())))
  const said = certified.map((one) => sayCertificate(one, career.today))
  const names = [
    ...said.filter((name, at) => !said.some((other, before) => before < at && isSamePaper(name, other))),
    ...[...new Set(listed.map(({ quote }) => lowerOpening(quote)))].map(withItsArticle),
  ]
  return {
    names,
    text: listNames(names),
    entries: [...certified.map(({ entry }) => entry), ...listed.map(({ entry }) => entry)],
    quotes: licences.map(({ requirement }) => requirement.quote),
  }
}

const ofPapers = /\b(?:licen[cs]\w*|certif\w*|regist\w*|tickets?|cards?|qualif\w*|require[ds]?|must)\b/i

/** `isOfMany`: it stands in a row with others, and nobody has said how much it matters. */
type Paper = Certification & { entry: string; isOfMany: boolean }

/** `HR licence, Dogging (DG), Confined Space, White Card`: a row is read as several. */
export function papersOf({ resume }: Career): Paper[] {
  return resume.certifications.flatMap((one): Paper[] => {
    const parts = one.name.split(/, (?![^(]*\))/)
    const entry = `certifications.${one.id}`
    const isRow = parts.length >= FEWEST_IN_ROW && parts.every((part) => part.split(' ').length <= LONGEST_SKILL)
    return isRow
      ? parts
          .filter((name) => /\p{Lu}/u.test(name))
          .map((name) => ({ ...one, name, issuer: '', date: '', entry, isOfMany: true }))
      : [{ ...one, entry, isOfMany: false }]
  })
}

const FEWEST_IN_ROW = 4

/** `Professional Engineer`, `P.E.`: the posting has the very name. */
function isNamedIn(posting: string, name: string): boolean {
  const [own = ''] = name.split(/,| [–—(-]/)
  const words = own.trim().split(/\s+/)
  if (own.length >= FEWEST_LETTERS && posting.toLowerCase().includes(own.trim().toLowerCase())) return true
  const letters = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).map((word) => word.charAt(0))
  const isWhole = letters.length > 1 && letters.length === words.filter((word) => /^\p{L}{3,}$/u.test(word)).length
  return isWhole && new RegExp(`(?<![\\p{L}.])${letters.join('\\.?')}(?:\\.|(?![\\p{L}\\d]))`, 'u').test(posting)
}

const FEWEST_LETTERS = 6

/** `Cert III in Carpentry` and `a Certificate III in Carpentry (2014)` */
function isSamePaper(one: string, other: string): boolean {
  const nameOf = (text: string) => text.toLowerCase().replace(/^(?:an?|the) | \([^()]*\)$/g, '')
  return nameOf(one) === nameOf(other)
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
    // `ISO 9001: – Lead Auditor` has lost a part of its name, `C+E – C` the year between.
    /[:,;]\s*[–—-]|^[A-E1+]+ [–—-] [A-E1+]+$/.test(text) ||
    // `15 training hours each year`
    /\b\d+ (?:\p{L}+ )?(?:hours|hrs)\b.*\b(?:each|every|per|a) year\b/iu.test(text) ||
    (/^\p{Lu}\p{Ll}/u.test(text) && readLine(text).shape === 'act' && !heldAsIs.test(text))
  )
}

const MOST_WORDS = 12

const isOver =
  /\b(?:lapsed|expired|in progress|pending|expected|candidate|needs? renew\w*|to be renewed|due for|\d+ of \d+|year \d complete)\b| [–—-] ?no$/i

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

/** The schools that matter here, what matters most first; of somebody who has just begun any. */
export function nameDegrees(career: Career, posting: Posting): Named[] {
  return findSchools(career, posting).map((school) => ({
    text: sayDegree(school.source, career.today),
    entries: [school.entry],
    quotes: [],
  }))
}

/** The degree they ask for, where it is on its way. */
export function nameStudies(career: Career, posting: Posting, match: Match): Named {
  const asked = [...match.mustHave, ...match.niceToHave].filter(({ requirement }) => requirement.kind === 'degree')
  const rated = rateFacts(career, posting).filter(({ kind, rating }) => kind === 'school' && rating >= WORTH_SCHOOL)
  const [found] = rated.flatMap(({ entry }) =>
    career.schools.filter((school) => school.entry === entry && asked.length > 0),
  )
  const text = found && studyOf(found.source, career.today)
  return { text, entries: found && text ? [found.entry] : [], quotes: [] }
}

/** `an AAS in Nursing at Mason College, which I expect to finish in December 2027` */
export function studyOf(source: Education, today: string): string | undefined {
  const { endDate = '', current } = source
  const end = parseDate(endDate) && endDate > today.slice(0, endDate.length) ? endDate : ''
  if (!current && !end) return undefined
  const degree = degreeOf({ ...source, current: false, endDate: '' }, today)?.replace(' from ', ' at ')
  return degree && (end ? `${degree}, which I expect to finish in ${formatDate(end)}` : degree)
}

/** `a Bachelor of Science in Nursing from Kent State University (2015)` */
export function sayDegree(source: Education, today: string): string | undefined {
  const degree = degreeOf(source, today)
  const year = parseDate(source.endDate ?? '')?.year
  return degree && year ? withYear(degree, year) : degree
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
  const isStudying = career.schools.some(({ source }) => studyOf(source, career.today))
  const any = hasBegun ? sayable.find(({ source }) => !isEverybodys(source)) : undefined
  // The old trade's diploma beside the degree that is on its way says the wrong thing.
  return [(asksForSchool && !isStudying ? highest : undefined) ?? any].filter((school) => school !== undefined)
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
