// Who hires.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { findTerms } from '../words/terms.ts'
import { calmShout, linesOf, namesRole, setCase } from './guess-title.ts'
import { isHeadingWord, readHeading } from './headings.ts'
import type { Quoted } from './posting.ts'

/** A full stop belongs to a name inside it or after a few short words. Bounded: a page of capitals isn't a name. */
const nameWord = "(?:(?:St|Mt|Ft|Dr)\\.|(?:\\p{Lu}|\\d)[\\p{L}\\p{N}&'’-]{0,30}(?:\\.[\\p{L}\\p{N}]{1,20})?|&)"
const name = `(?<![\\p{L}\\p{N}&'’-])(?!(?:\\d|&))(${nameWord}(?: (?:(?:of|the|and|for|&) )?${nameWord}){0,5})`

const labelled =
  /^[ \t]*(?:company|employer|organi[sz]ation|agency|school|client|firm|hospital|business)(?: name)?[ \t]*:[ \t]*([^\n|/]{2,90})/im
const besideAt = new RegExp(
  `^[^\\n]{3,90}?(?:\\s+at\\s+|\\s*@\\s*|\\s+for\\s+(?=\\p{Lu}\\S* (?:& )?\\p{Lu}))${name}`,
  'u',
)

const tells: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\n)\\s*(?:About|ABOUT|Why work (?:at|for)|Why join|Life at|Working at|Who is)\\s+${name}\\s*[:?]?\\s*(?=\\n|$)`,
    'gu',
  ),
  // `We're Marlow & Finch, a six-chair salon`
  new RegExp(`\\bWe(?:['’]re| are) (?:the )?${name}(?=, | and |[.!])`, 'gu'),
  new RegExp(`\\b[Aa]t ${name},? (?:we|you|our)\\b`, 'gu'),
  new RegExp(
    `${name}(?:,[^.\\n]{3,80},| in [^,.\\n]{3,30},)?\\s+(?:is (?:now |currently |actively )?(?:seeking|looking|hiring|recruiting|searching)|are (?:seeking|looking|hiring)|seeks|needs|wants|has (?:an? )?(?:immediate )?openings?|has a vacancy|invites)\\b`,
    'gu',
  ),
  new RegExp(`\\b(?:[Jj]oin|[Jj]oining)\\s+(?:the )?${name}(?=[,.!?\\s]|$)`, 'gu'),
  new RegExp(
    `(?:^|\\n|[.!?]\\s+)(?:At\\s+|Here at\\s+)?${name}(?:,?\\s*\\([A-Z]{2,6}\\))?(?:,[^.\\n]{3,80},)?\\s+(is|are|has|gives|needs|seeks|works|was|\\p{Ll}{2,20}s)\\b`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Aa]bout|[Aa]t|[Ww]ork (?:for|with)|team of|[Cc]areer with|[Dd]irection of)\\s+${name}(?=[,.!?\\s]|$)`,
    'gu',
  ),
]

/** Words that open a sentence or a line of a form, and names of nobody. */
const noNames = new Set(
  `we our the this it you they he she there here position job candidate candidates applicant applicants requirement requirements description what who why how
  salary if as in at for when experience ability must full part company benefits education good summary duties responsibilities that all location manager driver
  nurse teacher us monday tuesday wednesday thursday friday saturday sunday pay hours shift schedule work strong previous valid please prior remote successful
  ideal high your my and or to some most many each every any no one two three team apply send come full-time part-time temporary permanent seasonal contract
  internship entry urgent immediate posted status date december january november october september hybrid onsite on-site industry department work resumes knowing
  knowledge medical dental currently english french spanish german american drug`.split(/\s+/),
)
const noNameLine =
  /^(?:full|part)[- ]?time\b|^(?:remote|hybrid|on-?site|contract|temporary|permanent|seasonal|entry level|per diem|night shift|day shift|posted|job posting|job id|reference|urgent|immediate|skip to|share)\b|[$€£|]|\d{4,}|\bper (?:hour|year)\b/i
const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New \\w+|North \\w+|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South \\w+|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|USA|UK|Canada|United States'
const placeTail = new RegExp(`^,\\s*(?:[A-Z]{2}\\b|(?:${states})\\b)`)
const small = /^(?:of|the|and|for|&|at|in|de|la|von|van|y)$/
const LONGEST_NAME = 60

export function guessCompany(text: string, title: Quoted | undefined): Quoted | undefined {
  const label = labelled.exec(text)?.[1]?.trim()
  if (label && !/^\p{Ll}/u.test(label))
    return quote(text, label.replace(/\s+(?:About|Location|Position)\b.*$/, '').replace(/\s*\([^)]*\)?$/, ''))
  const beside = besideAt.exec(text)?.[1] ?? firstOfLine(text)
  if (beside && isName(clean(beside), text, title)) return quote(text, clean(beside))
  return (
    quote(text, houseOrNone(besideTitle(text, title))) ??
    quote(text, letterhead(text, title)) ??
    firstTold(text, title) ??
    quote(text, signature(text, title))
  )
}

/** Where a name stands is no proof that it is one. */
function houseOrNone(found: string | undefined): string | undefined {
  return found === undefined || isTown(found) || noHouse.test(found) ? undefined : found
}

/** `Farrell & Sons Building Renewal` under everything else. */
function signature(text: string, title: Quoted | undefined): string | undefined {
  const last = linesOf(text).at(-1) ?? ''
  const isSigned = /\s/.test(last) && isNameLine(last) && !namesRole(last) && isName(last, text, title)
  return isSigned && (isHouse.test(last) || / (?:&|and) \S+ \S/.test(last)) ? last : undefined
}

/** `Looking for a line cook at Rosa's, nights`: the name that a few words give right away. */
function firstOfLine(text: string): string | undefined {
  return new RegExp(`^[^\\n.]{3,90}?\\bat\\s+${name}(?=[,.!\\s])`, 'u').exec(text)?.[1]
}

function clean(found: string): string {
  return found
    .replace(/[.,'’]+$/, '')
    .replace(/^(?:(?:Job|Position|Company) (?:Overview|Summary|Description) |About |Here at |Join |At )/u, '')
    .trim()
}

/** A line that is nothing but a name. */
function isNameLine(line: string): boolean {
  const words = line.split(/\s+/)
  if (words.length > 6 || line.length < 2 || line.length > LONGEST_NAME) return false
  if (/[:;!?•*#]|^[-–]|\.$/.test(line.replace(/\b(?:Inc|Co|Corp|Ltd|St)\.$/, '')) || noNameLine.test(line)) return false
  if (/,\s*[A-Z]{2}$/.test(line) || noNames.has(line.toLowerCase()) || readHeading(line) !== undefined) return false
  return words.every((word) => small.test(word) || /^[\p{Lu}\d&]/u.test(word)) && /\p{L}{2}/u.test(line)
}

const parting = /\s+[|–—·]\s+|\s+-\s+|,\s+(?=\p{Lu}[\p{L} ]+,\s*[A-Z]{2}\b)|,\s+(?=\p{Lu}[\p{L}\d ]+$)/u

/** `Cook - Cedar Grove Pediatrics`, not `Nurse - Intensive Care` or `Cook - Full Time`. */
const isHouse =
  /^(?!(?:Mental|Public|Home|Behavioral|Allied|Population|Community|Global|Occupational|Digital|Rural) )(?:City|County|Town|University|College|Bank|Museum) of \p{Lu}|^(?!(?:Mental|Public|Home|Behavioral|Allied|Population|Community|Global|Occupational|Digital|Rural) )\p{Lu}.* (?:Inc|LLC|LLP|Ltd|Co|Corp|Company|Group|Services|Solutions|Health|Healthcare|Hospital|Clinic|Pediatrics|Dental|Dentistry|Center|Centre|Schools?|District|University|College|Academy|Library|Bank|Union|Foundation|Partners|Associates|Systems|Technologies|Logistics|Foods|Dairy|Farms?|Living|Homes|Hotel|Inn|Resort|Restaurant|Diner|Grill|Cafe|Bakery|Brewing|Construction|Builders|Electric|Mechanical|Plumbing|Industries|Manufacturing|Insurance|Mortgage|Realty|Church|Museum|Theatre|Studios?|Media|Labs|Software|Motors|Airlines|Trucking|Transport|Village|Society|Institute|Pharmacy|Market|Stores|Council|Authority|Trust|Flowers|Salon|Nursery|Practice|Surgery)$/u

/** `Wound Care Nurse / Harbor Health / Chicago, IL`: the name by itself, beside, under or above the title. */
function besideTitle(text: string, title: Quoted | undefined): string | undefined {
  if (!title) return undefined
  const lines = linesOf(text).slice(0, 6)
  const written = text.slice(title.span.start, title.span.end)
  const at = lines.findIndex((line) => line.includes(written))
  if (at < 0) return undefined
  // `Warehouse Lead | NorthStar Foods`, `Kessler Boyd LLP - Associate Attorney`.
  const [head = '', ...parts] = (lines[at] ?? '').split(/\s+[|–—]\s+|\s+-\s+/u)
  if (!head.includes(written) && isNameLine(head) && !namesRole(head)) return head
  const after = parts.find(
    (part) =>
      (lines[at] ?? '').includes(`| ${part}`) && isNameLine(part) && !namesRole(part) && !part.includes(written),
  )
  if (after && head.includes(written) && !isPlaceName(after, text)) return after
  // `Wetland Ecologist – Otter Fen Environmental, Middlebury VT`
  const [, beside] =
    /^\s+[–—-]\s+([^,]{3,50}),\s+\p{Lu}[\p{L}. ]+(?:,? [A-Z]{2})?$/u.exec(afterTitle(lines[at] ?? '', written)) ?? []
  const isShout = (lines[at] ?? '') === (lines[at] ?? '').toUpperCase()
  if (beside && !isShout && isNameLine(beside) && !namesRole(beside)) return beside
  const trailing = (lines[at] ?? '').split(/\s+[–—-]\s+|,\s+/u).at(-1) ?? ''
  // `Nurse, Pediatric Clinic` over `Brightwater Pediatrics` names a department.
  const isOverHouse = isHouse.test(lines[at + 1]?.split(parting)[0] ?? '')
  if (!trailing.includes(written) && isHouse.test(trailing) && isNameLine(trailing) && !isOverHouse) return trailing
  const above = lines[at - 1]?.split(parting)[0] ?? ''
  if (at >= 1 && at <= 2 && isNameLine(above) && !namesRole(above)) return above
  if (at === 2 && isNameLine(lines[0] ?? '') && !namesRole(lines[0] ?? '')) return lines[0]
  const below = lines[at + 1]?.replace(/^by\s+/i, '') ?? ''
  const [first = ''] = below.split(parting)
  if (
    !isNameLine(first) ||
    (namesRole(first) && !/\b(?:LLP|LLC|Inc|Services|School|Theatre|Logistics|Care|Center|Centre)\b/.test(first))
  )
    return undefined
  // A single word over a list is more often a heading nobody knew.
  const following = text.slice(text.indexOf(below) + below.length)
  const isSure =
    first !== below ||
    /\s/.test(first) ||
    /^\s*(?:\n\s*\n|$)/.test(following) ||
    placeTail.test(`,${lines[at + 2]?.split(',')[1] ?? ''}`)
  return isSure ? first : undefined
}

const LONGEST_LETTERHEAD = 8

/** `LAKE TAMARACK PUBLIC SCHOOLS` over everything else. */
function letterhead(text: string, title: Quoted | undefined): string | undefined {
  const [head = '', second = ''] = linesOf(text)
  // One name in two languages.
  const first = head.split(' / ').find((name) => isHouse.test(setCase(name))) ?? head
  const isShout = first === first.toUpperCase() && first.split(' ').length <= LONGEST_LETTERHEAD
  if (!isShout || !/\p{L}{3}.* \p{L}{2}/u.test(first) || namesRole(first) || noNameLine.test(first)) return undefined
  if (
    readHeading(first) !== undefined ||
    /[:!?.]|\bJOB\b|\bHIRING\b|\bWANTED\b|\bNEEDED\b|\bPOSTING\b|\bVACANC/.test(first) ||
    !second
  )
    return undefined
  return isName(clean(setCase(first)), text, title) ? first : undefined
}

function afterTitle(line: string, title: string): string {
  return line.slice(line.indexOf(title) + title.length).replace(/^ (?:needed|wanted)\b/i, '')
}

function firstTold(text: string, title: Quoted | undefined): Quoted | undefined {
  for (const pattern of tells) {
    for (const match of text.matchAll(pattern)) {
      const found = clean(match[1] ?? '').replace(/['’]s$/, '')
      if (found && isName(found, text, title) && doesAfter(match[2]) && isCertain(found, text))
        return quote(text, inFull(found, text))
    }
  }
  return undefined
}

const noHouse =
  /^(?:Christmas|Easter|Thanksgiving|Ramadan|Diwali|Hanukkah|New Year.*|Halloween|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Home|Careers?|(?:Open|Current) (?:Positions?|Opportunities|Vacancies|Roles|Jobs)|Help Wanted|Now Hiring|Job (?:Opening|Posting|Description|Advert)s?|Vacanc(?:y|ies)|Join (?:Us|Our Team)|Work With Us)$/i

/** One word may be anything: it has to come back, as nothing but a name. */
function isCertain(found: string, text: string): boolean {
  return /\s/.test(found) || text.split(found).length > 2 || /[\p{Ll}\d]\p{Lu}|&/u.test(found)
}

function isName(found: string, text: string, title: Quoted | undefined): boolean {
  const lower = found.toLowerCase()
  const isDoing = !/\s/.test(found) && readVerbForm(lower)?.form === 'third'
  // `Employment`, `So`: a word that the text uses as any other.
  const isWord =
    !/\s/.test(found) &&
    found !== lower &&
    new RegExp(`(?<![\\p{L}@./-])${lower.replace(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}@.])`, 'u').test(text)
  return (
    found.length > 1 &&
    !found.split(' ').every(isHeadingWord) &&
    !noNames.has(lower) &&
    !(
      noNames.has(lower.split(' ')[0] ?? '') &&
      !/^(?:the|one|two|three|team|good|high|american|first)$/.test(lower.split(' ')[0] ?? '')
    ) &&
    !/Description|Overview|Summary|Requirement|Responsibilit|Qualification/.test(found) &&
    !(title?.text.toLowerCase().includes(lower.replace(/^the /, '')) ?? false) &&
    !isPlaceName(found, text) &&
    !isDoing &&
    !isWord &&
    !(
      !/\s/.test(found) &&
      /^(?:Bilingual|Experienced|Motivated|Reliable|Local|Small|Busy|New|Current|Great|Flexible|Competitive|Immediate)$/.test(
        found,
      )
    ) &&
    !/\b(?:Department|Division|Team|Unit|Branch|Program)$|^(?:School|Department|Faculty|Division|Centre|Center) of \p{Lu}/u.test(
      found,
    ) &&
    houseOrNone(found) !== undefined &&
    // `Patient Care Assistant (PCA)`
    found.replace(/^The /, '') !== initialsOf(title?.text ?? '') &&
    !findTerms(found).some(({ term }) => term.kind === 'tool')
  )
}

/** `Whyalla SA`; `Kessler Boyd LLP` is none. */
function isTown(found: string): boolean {
  return /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?!LLC|LLP|PLC|USA|UK|LP|PC|AG)[A-Z]{2,3}$/u.test(found)
}

function initialsOf(name: string): string {
  return (name.match(/\b\p{Lu}/gu) ?? []).join('')
}

/** `in Carson City`, `Chicago, IL`. */
function isPlaceName(found: string, text: string): boolean {
  const at = text.indexOf(found)
  return (
    placeTail.test(text.slice(at + found.length, at + found.length + 40)) ||
    /\b(?:based|located) in $/.test(text.slice(Math.max(0, at - 12), at))
  )
}

/** `Proficio` is called `Proficio Mortgage` where the posting begins to speak of it. */
function inFull(found: string, text: string): string {
  if (/\s/.test(found)) return found
  const safe = found.replace(/[^\p{L}\p{N}]/gu, '.')
  return (
    new RegExp(`(?:^|\\n|[.!?]\\s+)(${safe}(?: \\p{Lu}\\p{Ll}+){1,3}) (?:is|has|was|offers|provides)\\b`, 'u').exec(
      text,
    )?.[1] ?? found
  )
}

/** `Great Lakes Freight hauls paper`: what follows the name must be what a company does. */
function doesAfter(word: string | undefined): boolean {
  return (
    word === undefined ||
    /^(?:is|are|has|was|needs|gives|seeks|works)$/.test(word) ||
    readVerbForm(word)?.form === 'third'
  )
}

function quote(text: string, found: string | undefined): Quoted | undefined {
  const words = found?.trim().replace(/[\s,:;–-]+$/, '')
  // A department hires for somebody.
  if (!words || words.length > LONGEST_NAME || /\b(?:Department|Division|Team|Unit)$/.test(words)) return undefined
  const start = text.indexOf(words)
  return start < 0 ? undefined : { text: calmShout(words), span: { start, end: start + words.length } }
}
