// A degree as it is in a sentence: `a Bachelor of Science in Nursing from Kent State University`.

import { withArticle } from '#engine/language/articles.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { isRoleNoun } from '../words/roles.ts'

const LONGEST = 80

/** Undefined if it is not finished, or written in a way that makes no phrase. */
export function degreeOf(school: Resume['education'][number], today: string): string | undefined {
  if (!isFinished(school, today) || /^(?:|training|(?:re)?certified)$|^course(?:s|work)?\b/i.test(school.degree.trim()))
    return undefined
  const name = degreeName(school.degree)
  // `Civil Engineering, GPA 3.31. Capstone: …`
  const [bareField = ''] = aside.test(school.field) ? [] : school.field.split(/[,.;(:]/)
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
  const isRole = /^(?:certificate|diploma)$/i.test(name) && isRoleNoun(field.split(' ').at(-1) ?? '')
  if (isRole) return withArticle(`${field} ${name.toLowerCase()}`) + from(school.institution)
  // `GCSEs, nine including English`: nine is no subject.
  const counts = /^(?:\d|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b)/i.test(field)
  const area = !field || isSaid ? '' : counts ? ` (${school.field.trim()})` : ` in ${field}`
  if (name.length + area.length > LONGEST || /\bin\b.*\bin\b/i.test(name + area)) return undefined
  const isMany =
    /\b(?:awards|certificates|units|modules|credits|diplomas|GCSEs|levels|standard grades)(?: \(.*\))?$/i.test(name)
  return (isMany ? name + area : withArticle(name + area)) + from(school.institution)
}

/** How it was studied is no subject. */
const aside =
  /^(?:part|full)[- ]time\b|^(?:online|evenings?|by distance|distance learning|while working|with (?:distinction|merit|honou?rs))\b/i

const unfinished =
  /\b(?:in progress|expected|ongoing|anticipated|candidate|no degree|not completed|incomplete|some college|withdrew|second language|ESL|so far|to date|credits)\b/i

/** What is being studied is not held yet, and what was broken off never was. */
function isFinished(
  { current, degree, field, endDate = '', description = '' }: Resume['education'][number],
  today: string,
): boolean {
  const isToCome = parseDate(endDate) !== undefined && endDate > today
  // `38 credits so far` stands below the degree.
  const [below = ''] = description.split('\n')
  return !current && !isToCome && !unfinished.test(`${degree} ${field} ${endDate} ${below}`)
}

function from(institution: string): string {
  const name = institution.trim().replace(/^(?=(?:University|College|Institute|Academy) of )/, 'the ')
  // `IEC apprenticeship, 4 years`
  return name && !/^\d+[- ](?:years?|months?|weeks?|days?|hours?)\b/i.test(name) ? ` from ${name}` : ''
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
    .replace(/^(Bachelor|Master|Associate)s\b/, '$1')
    .replace(/^(Bachelor|Master)$/, "$1's degree")
    .replace(/^(Bachelor|Master|Associate)['’]s\b(?! degree)/i, "$1's degree")
    .replace(/^((?:B|M)\.?\s?(?:S|A|Sc|Eng|Ed|FA|BA)\.?)\s+(?=\p{Lu}\p{Ll})/u, '$1 in ')
  return name.replace(
    /\b(?:Degree|(?<!\b(?:National|Higher|Advanced|Graduate|Postgraduate) )(?:Diploma|Certificate(?! (?:I|V)+\b))|High School|Associate(?=['’]?s? degree))\b/gi,
    (word) => word.toLowerCase(),
  )
}
