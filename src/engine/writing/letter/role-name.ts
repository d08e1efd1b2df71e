// Titles as they appear in a sentence: `a registered nurse`, not `a Registered Nurse`; `an HR coordinator`.

import type { Posting } from '../posting/posting.ts'
import { isKnownWord } from '../words/known-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { isRoleNoun } from '../words/roles.ts'
import type { Tone } from './letter.ts'

const keeps = new Set([
  ...languageNames,
  'Java',
  'Python',
  'React',
  'Salesforce',
  'Oracle',
  'SAP',
  'Google',
  'Microsoft',
  'Montessori',
])

/** The title in small letters, acronyms and names aside; undefined if it is a list or no plain title. */
export function roleName(title: string): string | undefined {
  return nameRole(title) ?? (title.includes('/') ? nameRole(title.split('/')[0] ?? '') : undefined)
}

function nameRole(title: string): string | undefined {
  const text = title
    .trim()
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .trim()
    // `Registered Nurse, Supervisor`, `Manager - Night Shift`: what comes first is the title.
    .replace(/(?:\s*[,|;:–—]| - ).*$/, '')
    // `CAD/CAM Technician` is one trade, `Cook/Driver` two.
    .replace(/^(\p{Lu}{2,5})\s*\/\s*(?=\p{Lu}{2,5} )/u, '$1-')
    .replace(/^(\p{L}[\p{L} ]*?)\s*\/\s*(\p{L}[\p{L} ]*)$/u, '$1 and $2')
    .replace(/\s+(?:I{1,3}|IV|V|\d|[A-D])$/, '')
    .replace(/ (?:Registered|Certified|Licensed)$/i, '')
    // `Electrician for repair and maintenance of equipment`
    .replace(/^(\S+(?: \S+){0,2}?) for \p{Ll}.*$/u, '$1')
    .replace(/\s*&\s*/g, ' and ')
  // `Treasurer, then Co-President`: two titles, and nobody knows when.
  if (/\b(?:then|later)\b/i.test(title.replace(/\([^)]*\)/g, ''))) return undefined
  if (text === '' || /\/|\d{2,}/.test(text) || !areRoles(text) || text.split(/\s+/).length > 6) return undefined
  const words = text.toLowerCase().split(/\s+/)
  // `accounts executive junior executive`: two titles that ran together.
  if (new Set(words).size < words.length) return undefined
  if (!isRoleNoun(words.at(-1) ?? '') && !isRoleNoun(words[0] ?? '')) return undefined
  if (/^(?:owner$|founder$|co-founder$|self|freelance|intern$)/i.test(text)) return undefined
  return (
    text
      .split(/\s+/)
      // `a Year 4 class teacher`
      .map((word, at, all) => (isName(word) || /^\d/.test(all[at + 1] ?? '') ? word : word.toLowerCase()))
      .join(' ')
  )
}

/** `co-founder and CTO`, `sales and marketing manager`; `manager and sales` is neither. */
function areRoles(text: string): boolean {
  const parts = text.split(/ and /i)
  // `teacher of history and English`
  if (/^\p{L}+ of /u.test(text) && isRoleNoun(text.split(' ')[0] ?? '')) return true
  return parts.length === 1 || (parts.length === 2 && isRoleNoun(parts[1]?.split(/\s+/).at(-1) ?? ''))
}

function isName(word: string): boolean {
  if (keeps.has(word)) return true
  // `CAD-CAM`, `CDL-A`
  const parts = word.split('-').map((part) => part.replace(/[^\p{L}]/gu, ''))
  return parts.every((letters) => {
    return (
      letters.length > 0 &&
      parts.some(({ length }) => length > 1) &&
      letters.length <= 5 &&
      letters === letters.toUpperCase() &&
      !/^(?:COOK|CHEF|CLERK|NURSE|GUARD|MAID)$/.test(letters)
    )
  })
}

/** A posting's title as it is written; a shout is calmed. */
export function targetTitle(title: string | undefined): string | undefined {
  const text = title
    ?.replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // Whom they want is no part of what the job is called.
    .replace(/^(?:experienced|skilled|qualified|motivated|dedicated|reliable) (?=\p{L})/iu, '')
  if (!text) return undefined
  return isShout(text) && text.length > 5 ? calmShout(text) : text.replace(/(?<= )Cum(?= )/g, 'cum')
}

function isShout(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)
}

/** `TRINITY RIVER FREIGHT` as Trinity River Freight; `NHS TRUST` keeps its initials. */
function calmShout(text: string): string {
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    const lower = word.toLowerCase()
    if (initials.test(word) || (word.length <= 4 && !isKnownWord(lower) && !/[aeiouy]/.test(lower))) return word
    if (at > 0 && /^(?:and|of|the|for|in|at|to|by)$/.test(lower)) return lower
    return word.slice(0, 1) + lower.slice(1)
  })
}

const initials = /^(?:LLC|LLP|PLC|USA|UK|NHS|HR|IT|QA|CNC|CAD|RN|LPN|CNA|HVAC|ICU|II|III|IV)$/

/** An employer's name as it is written; a shout of several words is calmed. */
export function targetCompany(company: string | undefined): string | undefined {
  // `Brandt & Hale Steel, Perrysburg`: the town is not of the name.
  const text = company
    ?.trim()
    // The same name in two languages.
    .replace(/ \/ .*$/, '')
    .replace(/,? (?:\()?(?:formerly|previously)(?: known as)? .*$/i, '')
    .replace(/, (?!(?:Inc|LLC|Ltd|Corp|LLP|PC|PLLC|Co|GmbH|plc|N\.A)\b)\p{Lu}[\p{Ll}]+(?: \p{Lu}[\p{Ll}]+)?$/u, '')
  return text && withoutLegalForm(calmName(text))
}

const LONGEST_TEAM_NAME = 4

/** The employer, where a letter may greet the team by that name. */
export function greetedTeam(posting: Posting, tone: Tone): string | undefined {
  const company = targetCompany(posting.company?.text)
  if (tone !== 'warm' || !company || /[.,]|^The /.test(company)) return undefined
  return company.split(/\s+/).length <= LONGEST_TEAM_NAME ? company : undefined
}

/** `Staffing agency (placed at Midwest Home Goods)`: where the work was. */
const placedAt = /\bagency\b[^(]*\((?:placed (?:at|with)|at|client:|on site at|assigned to) ([^)]+)\)/i

/** One word in capitals may be how the firm writes itself: `IKEA`. */
function calmName(name: string): string {
  return /\s/.test(name) && isShout(name) ? calmShout(name) : name
}

/** As people say it: `PetSmart`, not `PetSmart, Inc.` */
export function shortCompany(company: string): string {
  return (
    calmName(placedAt.exec(company)?.[1] ?? company)
      .trim()
      .replace(/\s*\(Pty\)(?: Ltd)?\.?$/i, '')
      .replace(/\s*\([^)]*\)$/, '')
      // `Harbor Foods Ltd, Leeds`
      .replace(/(?<=\b(?:Inc|LLC|Ltd|Limited|plc)\.?), \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u, '')
      .replace(legalForm, '')
  )
}

const legalForm =
  /(?:,?\s+(?:P(?:vt|ty|te)\.?|Private))?(?:,?\s+(?:Inc|LLC|L\.L\.C|Ltd|Incorporated|Limited|GmbH|plc|LLP)|,\s+(?:Corp|Cos|Corporation))\.?$/i

/** Nobody greets or wants to work for a limited company by its legal form. */
function withoutLegalForm(name: string): string {
  return name.replace(legalForm, '')
}

const owner = /^(?:(?:co-)?owner|(?:co-)?founder|proprietor)\b/i

/** `the owner of Acme` */
export function ownerName({ title, company }: { title: string; company: string }): string | undefined {
  const owned = company ? owner.exec(title)?.[0].toLowerCase() : undefined
  return owned && `the ${owned} of ${shortCompany(company)}`
}

/** `Staffing agency`, `Various practices via temp agency`: who hires nobody by name is not named. */
export function isNoEmployer(company: string): boolean {
  return (
    company.trim() === '' ||
    /^(?:various|several|multiple)\b|^(?:company|employer)(?: name)?$|^(?:own |my )?(?:family|home|household)$|^(?:\p{L}+ )?(?:staffing|supply|temp|temporary|employment|recruitment) agency$|\bvia (?:an? )?(?:temp )?agency$/iu.test(
      company.trim(),
    )
  )
}

/** `Volunteer`, `PTA treasurer (voluntary)`; a volunteer coordinator is paid to find them. */
export function isUnpaid({ title, company }: { title: string; company: string }): boolean {
  return /\bvoluntary\b|\bvolunteer(?:ing)?\b(?! (?:coordinat|manage|direct|program|service|recruit|engage|lead))/i.test(
    `${title}, ${company}`,
  )
}

/** `Self-employed` isn't an employer. */
export function isOwnAccount(company: string): boolean {
  return /^(?:self[- ]employed|freelance|independent)\b/i.test(company.trim())
}

const LONGEST_TITLE = 7

/** The title as it is written, without what is in brackets or behind a comma. */
export function plainTitle(title: string): string | undefined {
  const text = title
    .replace(/\s*\([^)]*\)/g, '')
    .split(/\s*[;,|]\s*|\s+[–—-]\s+/)[0]
    ?.trim()
  if (!text || /\b(?:then|later)\b/i.test(text) || text.split(/\s+/).length > LONGEST_TITLE) return undefined
  return targetTitle(text)
}

/** `(40 hours per week)`, `(part-time)`: for the resume; a letter names the post. */
const workingTime = /\s*\((?=[^)]*(?:\bhours?\b|\bhrs?\b|\d ?h\b|\b(?:full|part)[- ]time\b|\d ?%))[^)]*\)/gi

/** The whole title as written, ready for brackets; nothing if it is a story rather than a title. */
export function writtenTitle(whole: string): string | undefined {
  const title = whole.replace(workingTime, '')
  const text = targetTitle(title.replace(/\s*\(([^)]*)\)/g, ', $1').replace(/\s+[–—-]\s+/g, ', '))
  return text && text.split(/\s+/).length <= LONGEST_WRITTEN ? text : plainTitle(title)
}

const LONGEST_WRITTEN = 9

/** `at Mercy Hospital`, `in a private household`. */
export function atEmployer(company: string): string {
  const name = shortCompany(company)
  if (/^private (?:household|home|family|client)s?$/i.test(name))
    return /household|home/i.test(name) ? 'in a private household' : 'for a private family'
  if (/\b(?:Navy|Army|Air Force|Marine Corps|Coast Guard|National Guard|Marines)$/.test(name))
    return `in ${/^the /i.test(name) ? name : `the ${name}`}`
  return `at ${withThe(name)}`
}

/** `the Museum of the Desert` */
export function withThe(name: string): string {
  const needsArticle =
    /^(?:University|College|School|Faculty|Museum|City|County|State|Department|Ministry|Bank|Port|Office|Institute|Town|Village|Diocese) of /.test(
      name,
    ) ||
    /\b(?:Commission|Authority|Department|Bureau|Ministry|Association|Foundation|Institute|Post Office)$/.test(name)
  return needsArticle && !/^the /i.test(name) ? `the ${name}` : name
}
