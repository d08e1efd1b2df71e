// The title and the employer of a posting.
import { isRoleNoun } from '../words/roles.ts'
import { findTerms } from '../words/terms.ts'
import { findVerb } from '../words/verbs.ts'
import type { Quoted } from './posting.ts'
import { readHeading } from './sections.ts'

function quoted(text: string, words: string | undefined): Quoted | undefined {
  const trimmed = words?.trim().replace(/[\s,.:;–-]+$/, '')
  if (!trimmed) return undefined
  const start = text.indexOf(trimmed)
  return start < 0 ? undefined : { text: trimmed, span: { start, end: start + trimmed.length } }
}

/** A full stop belongs to a name inside it or after a few short words. */
const nameWord = "(?:(?:St|Mt|Ft|Dr)\\.|(?:\\p{Lu}|\\d)[\\p{L}\\p{N}&'’-]*(?:\\.[\\p{L}\\p{N}]+)*)"
const name = `(\\p{Lu}(?<=.)(?:(?<=S)t\\.|(?<=M)t\\.|[\\p{L}\\p{N}&'’-]*(?:\\.[\\p{L}\\p{N}]+)*)(?: (?:(?:of|the|and|for|&) )?${nameWord}){0,5})`

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const labelledTitle =
  /(?:^|\n)\s*(?:job title|position title|position|title|role|job)\s*:\s*([^\n:]{3,80}?)(?=\s+About|\n|\.|$)/i
const calls = /^(?:hiring|now hiring|wanted|job|vacancy|we are hiring|position|job title|help wanted)\s*[:!–-]\s*/i
const titleEnd = /\s+(?:at|@)\s+(?=\p{Lu})|\s+[|–—]\s+|,\s+(?=\p{Lu})|\s+-\s+(?=\p{Lu})/u
const soughtTitle =
  /\b(?:seeking|looking for|hiring|recruiting|need|needs|seeks)\s+(?:an?|our next|experienced|\d+)\s+((?:[\p{L}/-]+\s+){0,5}?[\p{L}/-]+?)(?=\s+(?:to|who|with|for|in|at|on|that|and join|based|position)\b|[.,;!(\n]|$)/iu

export function findTitle(text: string): Quoted | undefined {
  const [first = '', second = ''] = linesOf(text)
  const [title = ''] = first
    .replace(calls, '')
    .replace(/\s+(?:needed|wanted)\b.*$/i, '')
    .replace(/^([\p{L} /-]{3,40})\.\s.*$/u, '$1')
    .split(titleEnd)
  // An employer above the job: `Harbor Health` over `Wound Care Nurse`.
  const isBelow = isTitle(second) && namesRole(second) && isTitle(title) && !namesRole(title) && isCompany(title)
  if (isBelow) return quoted(text, second.split(titleEnd)[0])
  if (isTitle(title)) return quoted(text, title)
  return quoted(text, labelledTitle.exec(text)?.[1] ?? soughtTitle.exec(text)?.[1])
}

function isTitle(line: string): boolean {
  if (line.length < 3 || line.length > 70 || line.split(/\s+/).length > 9 || /[.!?:]$/.test(line)) return false
  return !/\b(?:is|are|we|our|you)\b/i.test(line)
}

/** Words that end as titles do and name none. */
const noRole =
  /^(?:harbor|center|water|silver|tower|river|power|summer|winter|copper|timber|corner|sister|paper|floor|door|motor|order|offer|number|cover|letter|border|manor|shelter|theater)s?$/i

const moreRoles = /^(?:analyst|paralegal|barista|tech|rep|hand|crew|staff|nanny|maid|chief|server|valet)s?$/i

function namesRole(line: string): boolean {
  const [head = ''] = line.replace(/\s*\([^)]*\)/g, '').split(titleEnd)
  return head.split(/[\s/]+/).some((word) => (isRoleNoun(word) || moreRoles.test(word)) && !noRole.test(word))
}

const noCompany =
  /^(?:We|Our|The|This|It|You|They|He|She|There|Here|Position|Job|Candidate|Candidates|Applicants?|Requirements?|Description|What|Who|Why|How|Salary|If|As|In|At|For|When|Experience|Ability|Must|Full|Part|Company|Benefits|Education|Good|Summary|Duties|Responsibilities|That|All|Our team|Location|Manager|Driver|Nurse|Teacher|Us|You|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Pay|Hours|Shift|Schedule|Work|Strong|Previous|Valid|Please|Prior|Remote|Successful|Ideal|High|Your|My|And|Or|To|Some|Most|Many|Each|Every|Any|No|One|Two|Three|Our Team|Team|Apply|Send|Come)$/

const noNameLine =
  /^(?:full|part)[- ]?time\b|^(?:remote|hybrid|on-?site|contract|temporary|permanent|seasonal|internship|entry level|per diem|night shift|day shift|posted|reference|ref|job id|req|salary|pay|location|date|hours|schedule|apply|urgent|immediate|department|reports to|status|start date)\b|[$€£]|\d{4,}|\bper (?:hour|year)\b/i
const place =
  /,\s*[A-Z]{2}\b|,\s*(?:USA|UK|Canada|United States|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New \w+|North \w+|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South \w+|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec)\b/
const small = /^(?:of|the|and|for|&|at|in|de|la|von|van|y)$/

/** A line that is nothing but a name. */
function isCompany(line: string): boolean {
  const words = line.split(/\s+/)
  if (words.length > 6 || line.length < 2 || line.length > 50) return false
  if (/[:;!?•*#]|^[-–]|\.$/.test(line.replace(/\b(?:Inc|Co|Corp|Ltd|St)\.$/, '')) || noNameLine.test(line)) return false
  if (place.test(line) || noCompany.test(line) || readHeading(line) !== undefined) return false
  return words.every((word) => small.test(word) || /^[\p{Lu}\d&]/u.test(word))
}

/** `Wound Care Nurse / Harbor Health / Chicago, IL`: the name by itself, under or above the title. */
function companyBesideTitle(text: string): string | undefined {
  const lines = linesOf(text).slice(0, 4)
  const title = findTitle(text)?.text
  const at = lines.findIndex((line) => title !== undefined && line.includes(title))
  if (at < 0) return undefined
  const above = lines[at - 1]
  if (at === 1 && above && isCompany(above)) return above
  const below = lines[at + 1]?.replace(/^by\s+/i, '') ?? ''
  const [head = ''] = below.split(/\s+[|–—·]\s+|\s+-\s+|,\s+(?=[\p{Lu}][\p{L} ]+,\s*[A-Z]{2}\b)/u)
  if (!isCompany(head) || namesRole(head)) return undefined
  // A single word that stands over a list is more often a heading nobody knew.
  const isAlone = new RegExp(`\\n\\s*${head.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*(?:\\n\\s*\\n|$)`).test(text)
  const isSure = head !== below || /\s/.test(head) || isAlone || place.test(lines[at + 2] ?? '')
  return isSure ? head : undefined
}

const patterns: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\n)\\s*(?:company|employer|organi[sz]ation|Company|Employer|Organi[sz]ation|Agency|School|Client)\\s*:\\s*${name}`,
    'gu',
  ),
  new RegExp(`^[^\\n]{3,70}?(?:\\s+at\\s+|\\s+[@|]\\s+)${name}`, 'gu'),
]
const furtherPatterns: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\n)\\s*[#*]*\\s*(?:About|ABOUT|Why work (?:at|for)|Why join|Life at|Working at|Who is)\\s+${name}\\s*[:?]?\\s*(?=\\n|$)`,
    'gu',
  ),
  new RegExp(`\\b[Aa]t ${name},? (?:we|you|our)\\b`, 'gu'),
  new RegExp(
    `${name}(?:,[^.\\n]{3,80},)?\\s+(?:is (?:now |currently |actively )?(?:seeking|looking|hiring|recruiting|searching)|are (?:seeking|looking|hiring)|seeks|needs|wants|has an (?:immediate )?opening|has a vacancy|invites)\\b`,
    'gu',
  ),
  new RegExp(`\\b(?:[Jj]oin|[Jj]oining)\\s+(?:the )?${name}(?=[,.!?\\s]|$)`, 'gu'),
  new RegExp(
    `(?:^|\\n|[.!?]\\s+)(?:At\\s+|Here at\\s+)?${name}(?:,?\\s*\\([A-Z]{2,6}\\))?(?:,[^.\\n]{3,80},)?\\s+(is|are|has|gives|needs|seeks|works|was|\\p{Ll}+s)\\b`,
    'gu',
  ),
  new RegExp(`\\b(?:[Aa]bout|[Aa]t|[Ww]ork (?:for|with)|team of|[Cc]areer with)\\s+${name}(?=[,.!?\\s]|$)`, 'gu'),
]

export function findCompany(text: string): Quoted | undefined {
  return firstName(text, patterns) ?? quoted(text, companyBesideTitle(text)) ?? firstName(text, furtherPatterns)
}

function firstName(text: string, list: readonly RegExp[]): Quoted | undefined {
  for (const pattern of list) {
    for (const match of text.matchAll(pattern)) {
      const found = match[1]
        ?.replace(/[.,'’]+$/, '')
        .replace(/['’]s$/, '')
        .replace(/^(?:(?:Job|Position|Company) (?:Overview|Summary|Description) |About |Here at |Join |At )/u, '')
      if (
        found &&
        found.length > 1 &&
        !noCompany.test(found) &&
        !/Description|Overview|Summary|Requirement|Responsibilit|Qualification/.test(found) &&
        !isTitleWord(found, text) &&
        !isPlace(found, text) &&
        !isDoing(found) &&
        !findTerms(found).some(({ term }) => term.kind === 'tool') &&
        isVerbAfter(match[2])
      )
        return quoted(text, inFull(found, text))
    }
  }
  return undefined
}

/** `Proficio` is called `Proficio Mortgage` where the posting begins to speak of it. */
function inFull(found: string, text: string): string {
  if (/\s/.test(found)) return found
  const whole = new RegExp(
    `(?:^|\\n|[.!?]\\s+)(${found}(?: \\p{Lu}\\p{Ll}+){1,3}) (?:is|has|was|offers|provides)\\b`,
    'u',
  )
  return whole.exec(text)?.[1] ?? found
}

/** `Adjusts controls`: a verb with a capital, not a name. */
function isDoing(found: string): boolean {
  return !/\s/.test(found) && findVerb(found)?.form === 'third'
}

/** `in Carson City`, `Chicago, IL`. */
function isPlace(found: string, text: string): boolean {
  const at = text.indexOf(found)
  return (
    new RegExp(`^(?:${place.source})`).test(text.slice(at + found.length)) || /\bbased in $/.test(text.slice(0, at))
  )
}

function isTitleWord(found: string, text: string): boolean {
  const title = findTitle(text)?.text
  if (title?.toLowerCase() === found.replace(/^The /, '').toLowerCase()) return true
  return title?.toLowerCase().includes(found.toLowerCase()) ?? false
}

/** `Great Lakes Freight hauls paper`: what follows the name must be what a company does. */
function isVerbAfter(word: string | undefined): boolean {
  return (
    word === undefined || /^(?:is|are|has|was|needs|gives|seeks|works)$/.test(word) || findVerb(word)?.form === 'third'
  )
}
