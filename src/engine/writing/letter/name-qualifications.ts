// What the posting mentions and the resume lists: certificates, degrees, languages, skills.
import { withArticle } from '#engine/language/articles.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Certification, Education } from '#engine/resume/resume.ts'
import { type Career, monthsIn, type School } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Match, MatchedRequirement } from '../match/match.ts'
import { addCover, answersNeed, type Cover, gainOf } from '../match/needs.ts'
import { bearingOf } from '../match/posting-core.ts'
import { classifyRequirement } from '../posting/classify.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting, RequirementKind } from '../posting/posting.ts'
import type { Dictionary } from '../steps/_step.ts'
import { readDegree } from '../words/degrees.ts'
import { joinWords } from '../words/join-words.ts'
import { isKnownWord } from '../words/known-words.ts'
import { isRoleNoun } from '../words/roles.ts'
import { stem } from '../words/stem.ts'
import { goesByName } from '../words/terms.ts'
import { degreeOf } from './degree-name.ts'
import { skillName } from './skill-name.ts'

/** `text`: all of them as they stand in a sentence. */
export type Named = { text: string | undefined; entries: readonly string[]; quotes: readonly string[] }

const LONGEST_SKILL = 4
const MOST_CERTIFICATES = 4
const MOST_SKILLS = 5

/** Certificates and licences that the posting asks for; where it asks for none that are held, those of its field. */
export function nameCredentials(
  { resume, today }: Career,
  posting: Posting,
  match: Match,
): Named & { names: readonly string[] } {
  const licences = metOf(match, 'licence')
  const isMentioned = mentionsOf(posting, SOME)
  const isAsked = ({ id, name, issuer }: Certification) =>
    isEvidence(licences, `certifications.${id}`) ||
    isMentioned(name) ||
    (drives.test(name) && drives.test(posting.text)) ||
    answersNeed(topicsOf(`${apart(name)} ${issuer}`), posting)
  const current = resume.certifications
    .filter(({ name }) => !isOver.test(name))
    .map((one) => ({ one, gain: gainOf(topicsOf(apart(one.name)), posting) }))
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ one }) => one)
  const asked = current.filter(isAsked)
  const ofField = current.filter(({ name }) => bearingOf(name, posting) >= OF_FIELD && !ofAnyWork.test(name))
  const certified = (asked.length > 0 ? asked : ofField).slice(0, MOST_CERTIFICATES)
  // `Class B CDL` among the skills is a licence all the same.
  const listed = licences
    .flatMap(({ evidence }) => evidence)
    .filter(({ entry, quote }) => entry.startsWith('skillCategories.') && quote.split(/\s+/).length <= LONGEST_SKILL)
    .filter(({ quote }) => !certified.some(({ name }) => holdsWords(name, quote)))
  const names = [
    ...certified.map((one) => sayCertificate(one, today)),
    ...[...new Set(listed.map(({ quote }) => lowerOpening(quote)))].map(withItsArticle),
  ]
  return {
    names,
    text: listNames(names),
    entries: [...certified.map(({ id }) => `certifications.${id}`), ...listed.map(({ entry }) => entry)],
    quotes: licences.map(({ requirement }) => requirement.quote),
  }
}

const isOver = /\b(?:lapsed|expired|in progress|pending|candidate)\b/i
const drives = /\bdriv(?:ing|er['’]?s?['’]?) licen[cs]e\b/i
/** Said only where it is asked for. */
const ofAnyWork = new RegExp(`\\b(?:first aid|CPR|white card|WHMIS|manual handling)\\b|${drives.source}`, 'i')

/** Names that hold commas are told apart by semicolons. */
export function listNames(names: readonly string[]): string | undefined {
  return (
    (names.some((name) => /,(?![^(]*\))/.test(name))
      ? names.join('; ').replace(/; (?=[^;]*$)/, names.length > 2 ? '; and ' : ' and ')
      : joinWords(names)) || undefined
  )
}

/** `ChemCert` speaks of chemicals. */
function apart(name: string): string {
  return name.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
}

/** `valid to 2029`, `(2023)`, `valid to` beside a date */
const ending =
  /[,(\s]+(?:((?:valid|current|expir\w+|renewed|good)(?: (?:to|till?|until|through|in))?|until) ?)?((?:19|20)\d\d)?\)?$/i

/** `a Level 3 Award in Food Safety (Highfield, 2022)`; `a Driver CPC valid to 2029` keeps its term. */
export function sayCertificate({ name, issuer, date }: Certification, today: string): string {
  const [tail = '', term, named] = ending.exec(name.trim()) ?? []
  const year = named ? Number(named) : parseDate(date)?.year
  // A year to come is the end of something, and only its name can say of what.
  const isToCome = year !== undefined && year > Number(today.slice(0, 4))
  const bare = name
    .trim()
    .slice(0, name.trim().length - tail.length)
    .replace(/^(\p{Lu}\p{Ll}+)(?= \p{Ll})/u, (first) =>
      isKnownWord(first.toLowerCase()) ? first.toLowerCase() : first,
    )
  const when = year === undefined || (isToCome && !term) ? [] : [term ? `${term} ${year}` : String(year)]
  const said = [...issuerOf(bare, issuer.trim()), ...when].join(', ')
  return withItsArticle(bare) + (said && !/\)$/.test(bare) ? ` (${said})` : '')
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
  // `ISO 9001:2015 Internal Auditor`: nobody holds an auditor.
  if (/ /.test(name) && !/\p{Lu}{2}/u.test(name.split(' ').at(-1) ?? '') && isRoleNoun(name.split(' ').at(-1) ?? ''))
    return `the ${name} certificate`
  if (paper.test(name)) return withArticle(name)
  // `Propane cylinder filling` is what the certificate is in; `CWB all position FCAW` goes by its letters.
  const isSubject = / /.test(name) && !/\p{Lu}{2}|\d|[(:]/u.test(name) && !heldAsIs.test(name) && !isCourse(name)
  return isSubject ? `a certificate in ${name}` : name
}

const paper =
  /\b(?:licen[cs]e|certificate|card|permit|diploma|endorsement|ticket|accreditation|award|registration|course|check|clearance|program(?:me)?|apprenticeship|workshop|bootcamp)$/i
/** A paper by some other name, or with something behind its name. */
const heldAsIs =
  /\b(?:licen[cs]|certif|card|permit|diploma|endorse|ticket|accredit|award|registrat|registered|training|level|seal|belt|pass|status|chartered|qualified|member|fellow)/i

/** What is done and not held: `a Welder apprenticeship`, `an Advanced Excel short course`. */
export function isCourse(name: string): boolean {
  return /\b(?:courses?|training|apprenticeship|traineeship|program(?:me)?|workshop|bootcamp|modules?|induction)$/i.test(
    name.replace(/ \([^()]*\)$/, '').replace(/ (?:in|from) .*$/, ''),
  )
}

/** Where none is asked for or of the field, what there is; but not what anybody has. */
export function nameFurther({ resume, today }: Career, named: readonly string[]): Named & { names: readonly string[] } {
  const further = resume.certifications
    .filter(({ name }) => named.length === 0 && !ofAnyWork.test(name) && !isOver.test(name))
    .slice(0, MOST_FURTHER)
  const names = further.map((one) => sayCertificate(one, today))
  return { names, text: listNames(names), entries: further.map(({ id }) => `certifications.${id}`), quotes: [] }
}

const MOST_FURTHER = 2

/** A degree that is asked for or of the field; of somebody who has just begun any degree. */
export function nameDegree(career: Career, posting: Posting, match: Match): Named {
  const school = findSchool(career, posting, [...metOf(match, 'degree'), ...metOf(match, 'licence')])
  return { text: school && sayDegree(school.source, career.today), entries: school ? [school.entry] : [], quotes: [] }
}

/** `a Bachelor of Science in Nursing from Kent State University (2015)` */
export function sayDegree(source: Education, today: string): string | undefined {
  const degree = degreeOf(source, today)
  const year = parseDate(source.endDate ?? '')?.year
  return degree && year && !degree.includes(String(year)) ? `${degree} (${year})` : degree
}

const SHORT_CAREER = 36
const OF_FIELD = 0.25

function findSchool(career: Career, posting: Posting, degrees: readonly MatchedRequirement[]) {
  const hasBegun = monthsIn(career, () => true) < SHORT_CAREER
  // The highest counts; of papers in the field the latest.
  const sayable = career.schools
    .filter(({ source }) => degreeOf(source, career.today))
    .toSorted((one, other) => readDegree(other.header.text) - readDegree(one.header.text))
  const isAsked = [...posting.mustHave, ...posting.niceToHave].some(
    ({ kind, quote }) => kind === 'degree' || /\b(?:diploma|degree|apprenticeship)\b/i.test(quote),
  )
  const isWanted = ({ entry, source }: School) =>
    isEvidence(degrees, entry) ||
    hasBegun ||
    isAsked ||
    bearingOf(`${source.degree} ${source.field}`, posting) >= OF_FIELD
  return (
    sayable.find((school) => !isEverybodys(school.source) && isWanted(school)) ??
    sayable.find((school) => !isEverybodys(school.source)) ??
    sayable.find(({ entry }) => isEvidence(degrees, entry))
  )
}

/** Said only where it is asked for: elsewhere it says that there is nothing better to say. */
function isEverybodys({ degree, institution }: Pick<Education, 'degree' | 'institution'>): boolean {
  return /\b(?:high school|secondary school|year (?:9|10|11|12)|grade (?:9|10|11|12)|GED|GCSEs?|A[- ]levels?|leaving cert(?:ificate)?|matric)\b/i.test(
    `${degree} ${institution}`,
  )
}

/** Skills of the resume that the posting mentions and no line told so far does. */
export function nameSkills({ skills }: Career, posting: Posting, told: string, spelling?: Dictionary): Named {
  const isMentioned = mentionsOf({ text: askedIn(posting) }, ALL)
  const said = told.toLowerCase()
  const saidWords = new Set(wordsIn(told))
  const covered: Cover = new Map()
  addCover(topicsOf(told), posting, covered)
  const kept = skills
    .filter(
      ({ text, topics }) =>
        text.split(/\s+/).length <= LONGEST_SKILL &&
        !/[(:;/]/.test(text) &&
        !/\bbilingual\b|\blicen[cs]e|^can\b|\d ?(?:lbs?|kg)\b|^own\b/i.test(text) &&
        !/^(?:trait|physical)$/.test(classifyRequirement(text)) &&
        !said.includes(text.toLowerCase()) &&
        // `fencing` says nothing of a fencer that the work has not said; `QGIS` does.
        (/\p{Lu}|\d/u.test(text.slice(1)) || goesByName(text)) &&
        !wordsIn(text).some((word) => saidWords.has(word)) &&
        (isMentioned(text) || answersNeed(topics, posting)),
    )
    .map((skill) => ({ skill, gain: gainOf(skill.topics, posting, covered) }))
    .filter(({ gain }) => gain >= NEWS)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MOST_SKILLS)
    .map(({ skill }) => skill)
  return {
    // One alone says that there is no more.
    text: kept.length > 1 ? joinWords([...new Set(kept.map(({ text }) => skillName(text, spelling)))]) : undefined,
    entries: kept.map(({ entry }) => entry),
    quotes: kept.map(({ text }) => text),
  }
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}|\d{3,}/gu) ?? []).map(stem)
}

/** So much that no line has said. */
const NEWS = 0.15

/** What is asked for, without what the employer says of itself. */
function askedIn({ mustHave, niceToHave, duties }: Posting): string {
  return [...mustHave, ...niceToHave, ...duties].map(({ quote }) => quote).join('\n')
}

const ALL = 1
const SOME = 0.6
/** `332A`, `BLS`, `PCCN`: nobody writes them by chance. */
const code = /\b(?=\w*[A-Z])[A-Z\d]{3,}\b/g

/** Whether one sentence of the posting says so much of a name. */
function mentionsOf({ text }: Pick<Posting, 'text'>, share: number): (name: string) => boolean {
  const sentences = splitSentences(text).map((sentence) => new Set(topicsOf(sentence).map(({ key }) => key)))
  const codes = new Set(text.match(code))
  return (name) => {
    if (share < ALL && name.match(code)?.some((one) => codes.has(one))) return true
    const heavy = topicsOf(name.replace(/\([^)]*\)/g, '')).filter(({ weight }) => weight >= 1)
    const least = heavy.length * share
    return heavy.length > 0 && sentences.some((keys) => heavy.filter(({ key }) => keys.has(key)).length >= least)
  }
}

/** Languages besides English that the posting asks for; who is wanted for being bilingual says both. */
export function nameLanguages({ resume }: Career, posting: Posting, match: Match): Named {
  const met = metOf(match, 'language')
  const isBilingual = /\b(?:bi|multi)lingual\b/i.test(posting.text)
  const asked = resume.languages.filter(
    ({ id, name, level }) =>
      name !== 'English' &&
      !alittle.test(level) &&
      (isBilingual || isEvidence(met, `languages.${id}`) || new RegExp(`\\b${literally(name)}\\b`).test(posting.text)),
  )
  const spoken =
    asked.length > 0 && isBilingual
      ? resume.languages.filter((one) => one.name === 'English' || asked.includes(one))
      : asked
  return {
    text: joinWords(spoken.map(({ name, level }) => withLevel(name, level))) || undefined,
    entries: spoken.map(({ id }) => `languages.${id}`),
    quotes: met.map(({ requirement }) => requirement.quote),
  }
}

function literally(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, '\\$&')
}

const alittle = /\b(?:little|some|basic|beginner|elementary|limited|enough|school|rusty)\b/i

/** As well as they say they speak it. */
function withLevel(name: string, level: string): string {
  // `conversational, I understand good` is for the resume.
  if (
    level.trim() === '' ||
    /[,;(]/.test(level) ||
    /^(?:native|fluent|mother tongue|bilingual|C2|proficient)\b/i.test(level.trim())
  )
    return name
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
