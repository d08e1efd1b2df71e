// A degree as it is in a sentence: `a Bachelor of Science in Nursing from Kent State University`.

import { withArticle } from '#engine/language/articles.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { isOrdinaryWord } from '../words/known-words.ts'
import { isRoleNoun } from '../words/roles.ts'

const LONGEST = 80

/** Undefined if it is not finished, or written in a way that makes no phrase. */
export function degreeOf(school: Resume['education'][number], today: string): string | undefined {
  if (!isFinished(school, today) || /^(?:|training|(?:re)?certified)$|^course(?:s|work)?\b/i.test(school.degree.trim()))
    return undefined
  const { degree, field: written } = withRest(school)
  const name = degreeName(degree)
  if (/\bschool$/i.test(name) && !/\bhigh school$/i.test(name)) return undefined
  // `Civil Engineering, GPA 3.31. Capstone: …`
  // `(Chemistry, minor Physics) Credit average`
  const studied = written.trim().replace(/^\(([^()]*)\).*$/s, '$1')
  const [bareField = ''] = aside.test(studied) ? [] : studied.split(/[,.;(:]/)
  const [minor = ''] = /\s\([^()]*\bminor\b[^()]*\)/i.exec(school.field) ?? []
  const subject = bareField.trim().replace(/^(?:General(?: Studies)?|Matric)$/i, '')
  // `Claims (AIC)`: postings ask for the letters.
  const [letters = ''] = /\s\(\p{Lu}{2,6}\)/u.exec(school.field) ?? []
  const field = subject && subject + minor + letters
  // `PME, Professional Master of Education`
  const initials = (field.match(/\b\p{Lu}/gu) ?? []).join('')
  if (initials.length > 1 && initials === name.replace(/\./g, '')) return withArticle(field) + from(school.institution)
  // `PharmD` is one in pharmacy.
  const isSaid =
    name.toLowerCase().includes(field.toLowerCase().slice(0, 5) || ' ') ||
    name.toLowerCase().includes(field.toLowerCase()) ||
    // `a Welder apprenticeship` is one in welding.
    (/^\p{L}{4,}ing$/u.test(field) && name.toLowerCase().includes(field.toLowerCase().slice(0, -3))) ||
    // One in law; nobody says so.
    /^Juris Doctor$/i.test(name)
  // `a Medical Assistant certificate`
  const isRole =
    /^(?:certificate|diploma|associate degree)$/i.test(name) && isRoleNoun(field.split(' ').at(-1)?.toLowerCase() ?? '')
  if (isRole) return withArticle(`${field} ${name.toLowerCase()}`) + from(school.institution)
  // `GCSEs, nine including English`: nine is no subject.
  const counts = /^(?:\d|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b)/i.test(field)
  // `NVQ Level 3 in Plumbing` has its subject; a town beside it is none, and a trade is what it is wanted for.
  const isTrade = / /.test(field) && isOrdinaryWord(field.split(' ').at(-1)?.toLowerCase() ?? '')
  const area =
    !field || isSaid || (/ in /.test(name) && !isTrade)
      ? ''
      : counts || / in /.test(name)
        ? ` (${counts ? school.field.trim() : field})`
        : ` in ${field}`
  // `A Levels: Business`: a row of papers that ran together.
  if (name.length + area.length > LONGEST || /\bin\b.*\bin\b|: \p{L}/iu.test(name + area)) return undefined
  const isMany =
    /\b(?:awards|certificates|units|modules|credits|diplomas|GCSEs|levels|standard grades)(?: \(.*\))?$/i.test(name)
  // Of an edition there is one.
  const isOnly = /^\d+(?:st|nd|rd|th) Edition\b/i.test(name)
  const said = uncounted.test(name)
    ? lowerOpening(name) + area
    : isMany || (/\blevel \d$/i.test(name) && !leveledPaper.test(name))
      ? name + area
      : isOnly
        ? `the ${name}${area}`
        : withArticle(name + area)
  return said + from(school.institution, isCourse(said) ? 'at' : 'from')
}

const leveledPaper = /\b(?:NVQ|SVQ|QQI|BTEC|certificate|diploma|award)\b/i

/** `BSc` and `Hons`, `NVQ` and `Level 2`, `BTEC` and `National Diploma`: one name, parted in two fields. */
function withRest({ degree, field }: Resume['education'][number]): { degree: string; field: string } {
  if (/^Hon(?:our)?s\.?$/i.test(field.trim())) return { degree: `${degree.trim()} (Hons)`, field: '' }
  const isRest =
    /^\(?(?:L(?:evel )?\d|(?:(?:higher )?national|extended|subsidiary|foundation|first) (?:diploma|certificate|award))\b/i
  return isRest.test(field.trim()) && !/\bin\b/.test(degree)
    ? { degree: `${degree.trim()} ${field.trim()}`, field: '' }
    : { degree, field }
}

/** How it was studied is no subject. */
const aside =
  /^(?:part|full)[- ]time\b|^(?:online|evenings?|by distance|distance learning|while working|with (?:distinction|merit|honou?rs))\b/i

const unfinished =
  /\b(?:in progress|expected|ongoing|anticipated|candidate|no degree|not completed|incomplete|some college|withdrew|second language|ESL|so far|to date|credits|\d+ of \d+|year \d complete)\b/i

/** What is being studied is not held yet, and what was broken off never was. */
function isFinished(
  { current, degree, field, institution, endDate = '', description = '' }: Resume['education'][number],
  today: string,
): boolean {
  const isToCome = parseDate(endDate) !== undefined && endDate > today
  // `38 credits so far` stands below the degree.
  const [below = ''] = description.split('\n')
  return !current && !isToCome && !unfinished.test(`${degree} ${field} ${institution} ${endDate} ${below}`)
}

function from(institution: string, word = 'from'): string {
  const name = institution.trim().replace(/^(?=(?:University|College|Institute|Academy) of )/, 'the ')
  return namesSchool(name) ? ` ${word} ${name}` : ''
}

/** What is done and not held: `a Welder apprenticeship`, `apprenticeship coursework in Glazing`. */
export function isCourse(name: string): boolean {
  const said = name.replace(/(?: \([^()]*\))+$/, '')
  const isAward = /\b(?:certificate|diploma|licen[cs]e|degree|associate)\b/i.test(said)
  return (
    (/\b(?:apprenticeship|traineeship|learnership)\b/i.test(said) && !isAward) ||
    /\b(?:courses?|coursework|(?<!\bof (?:\p{L}+ )?)studies|training|program(?:me)?|workshop|bootcamp|modules?|induction)$/iu.test(
      said.replace(/ (?:in|from|at) .*$/, ''),
    )
  )
}

/** Of coursework nobody says `a`. */
const uncounted = /\b(?:coursework|(?<!\bof (?:\p{L}+ )?)studies|training)$/iu

/** `an LPN Refresher Program`, `GMP training` */
export function withCourseArticle(name: string): string {
  const said = name.replace(/(?: \([^()]*\))+$/, '')
  return uncounted.test(said) || /s$/.test(said) ? name : withArticle(name)
}

const ofSchool =
  /\b(?:universit\p{L}*|college|school|academy|institut\p{L}*|polytechnic|TAFE|seminary|faculty|conservator\p{L}*)\b/iu
/** How far a paper has got, or what else is held: `Part 2 update done`, `4 years`, `CPR, current`. */
const ofPaper =
  /\b(?:completed?|done|passed|current|renewed|updated?|expired|certs?|certificates?|licen[cs]es?|module|units?|award)\b|^(?:\d+[- ](?:years?|months?|weeks?|days?|hours?)\b|\p{Lu}+\d+$)/iu

/** A line beside a degree may be another paper: nobody has a degree from `Update done`. */
function namesSchool(name: string): boolean {
  if (name === '' || ofPaper.test(name)) return false
  if (ofSchool.test(name)) return true
  const words = name.split(/[\s,]+/)
  const isName = words.every(
    (word) => !/^\p{Ll}/u.test(word) || /^(?:of|the|and|for|at|in|de|la|du|di|d['’].*)$/.test(word),
  )
  // `Michigan Tech`
  return isName && !(/\p{Ll}{5}/u.test(words.at(-1) ?? '') && isRoleNoun(words.at(-1)?.toLowerCase() ?? ''))
}

/** A paper known by its level, before its subject. */
const levelled =
  /^((?:NVQ|SVQ|QQI|FETAC|BTEC|City & Guilds|C&G|Cert(?:ificate)? (?:I{1,3}|IV)|Grad(?:uate)? Dip(?:loma)?|HNC|HND)(?: (?:Major|Award|Diploma|Certificate)\b)?)( L(?:evel )?\d)? (?!Level \d|National|Extended|Subsidiary|Foundation|First|Higher)(?=\p{Lu}\p{Ll}{2})/u

/** `NVQ L3 Electrical Installation` is one in it. */
export function nameLevelled(name: string): string {
  return name.replace(levelled, (_, of: string, level = '') => `${of}${level.replace(/^ L(?=\d)/, ' Level ')} in `)
}

/** `a Bachelor of Science`, `a high school diploma`. */
function degreeName(text: string): string {
  const name = text
    // Of `GCSEs (6 including English and Maths)` what is asked for stands in brackets.
    .replace(/(?<!GCSEs ?(?=\s*\([^)]*\bincluding\b))\s*\((?!Hons\b|Honou?rs\b)[^)]*\)/gi, '')
    // A lower class says less than none.
    .replace(/,? ?(?:\(?(?:2:2|2\.2|II\.ii|third|3rd|pass)(?: class)?\)?)(?=$|,)/i, '')
    // `B.B.A., GPA 3.4`, `LPC, Distinction`
    .replace(/,\s*(?:GPA|Distinction|Merit|First|Honou?rs|[\d.:]+).*$/i, '')
    .trim()
    .replace(/,+$|(?<!\b\p{Lu})\.+$/u, '')
    .replace(/,? (?:completed|passed|achieved|obtained)$/i, '')
    // `Certificate Mastercam Mill 1`
    .replace(/^(Certificate|Diploma) (?=\p{Lu}\p{Ll})/u, '$1 in ')
    .replace(/^(Bachelor|Master|Associate)s\b/, '$1')
    .replace(/^(Bachelor|Master)$/, "$1's degree")
    .replace(/^(Bachelor|Master|Associate)['’]s\b(?! degree)/i, "$1's degree")
    .replace(/^((?:B|M)\.?\s?(?:S|A|Sc|Eng|Ed|FA|BA)\.?)\s+(?:Hons|Honours)\b/, '$1 (Hons)')
    .replace(/^((?:B|M)\.?\s?(?:S|A|Sc|Eng|Ed|FA|BA)\.?)\s+(?=\p{Lu}\p{Ll})(?!Eng\b|Tech\b)/u, '$1 in ')
  return nameLevelled(name).replace(
    /\b(?:Degree|(?<!\b(?:National|Higher|Advanced|Graduate|Postgraduate) )(?:Diploma|Certificate(?! (?:I|V)+\b))|High School|Associate(?=['’]?s? degree))\b/gi,
    (word) => word.toLowerCase(),
  )
}
