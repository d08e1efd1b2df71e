// The job a posting is for, without what is hung on it.

import { rarityOf } from '#engine/language/word-vectors.ts'
import { credentials } from '../words/credentials.gen.ts'
import { isRoleNoun } from '../words/roles.ts'
import { isHeadingWord, readHeading } from './headings.ts'
import type { Quoted } from './posting.ts'

export function linesOf(text: string): string[] {
  return (
    text
      .split('\n', 60)
      // `Home > Careers > Lifestyle Coordinator`: the way to the page.
      .map((line) =>
        line
          .replace(/^[\s#*-]+/, '')
          .replace(/^.* [>›»] /, '')
          .trim(),
      )
      .filter((line) => line !== '')
  )
}

const LONGEST_TITLE = 80
const labelled =
  /(?:^|\n)[ \t]*(?:job title|position title|position|title|role|job|vacancy)[ \t]*:[ \t]*([^\n:]{3,80}?)(?=\s+About\b|\s*\([^)\n]*\d|\n|\.(?!\d)|$)/i
const calls =
  /^(?:we are hiring|we['’]re hiring|now hiring|hiring|wanted|job|vacancy|position|job title|help wanted|job posting|urgent)(?: for)?(?: an?)?\s*[:!–-]\s*/i
const titleEnd =
  /(?<=\p{L}(?:er|or|ist|ian|nt|ef|ok|rk|se|ey))\s+\/\s+|\s+(?:at|@)\s+(?=\p{Lu})|\s+[|–—]\s+|,\s+(?=[\p{Lu}\d])|,\s+(?:year-round|part[- ]time|full[- ]time|seasonal|permanent|temporary|evenings|days|nights|weekends)\b|\s+-\s*(?=\p{Lu})|\s+(?:[Nn]eeded|[Ww]anted|NEEDED|WANTED)\b|\s*[!*]+/u
const sought =
  /\b(?:seeking|looking for|hiring|recruiting|need|needs|seeks|openings for|role of the)\s+(?:an?|our next|experienced|\d+|[a-z]+-?[a-z]+(?= \p{Lu}))\s+((?:[\p{L}/-]+\s+){0,5}?[\p{L}/-]+?)(?=\s+(?:to|who|with|for|in|at|on|that|and join|based|position)\b|\s*[.,;!(\n]|$)/iu

/** Words that end as titles do and name none. */
const noRole =
  /^(?:harbor|center|water|silver|tower|river|power|summer|winter|copper|timber|corner|sister|paper|floor|door|motor|order|offer|number|cover|letter|border|manor|shelter|theater|coffee|committee|tree|senior|junior|daughter|partners?|brothers?|precision)s?$/i
const moreRoles =
  /^(?:analyst|paralegal|barista|tech|rep|hand|crew|staff|nanny|maid|server|valet|plumber|machinist|driver|janitor|hostess|busser|sous)s?$/i

export function guessTitle(text: string): Quoted | undefined {
  const label = labelled.exec(text)?.[1]
  if (label) return quote(text, label)
  const lines = linesOf(text).slice(0, 6)
  const first = lines.findIndex((line) => isTitle(headOf(line)) && readHeading(line) === undefined)
  const [, called] = sought.exec(lines[0] ?? '') ?? []
  const one = called && singular(called)
  if (one && namesRole(one)) return quote(text, one)
  const rated = lines
    .slice(0, 4)
    .filter(
      (line) =>
        isTitle(headOf(line)) && namesRole(headOf(line)) && !/^(?:looking|seeking|hiring|we|join|come)\b/i.test(line),
    )
  // `Kessler Boyd LLP - Associate Attorney`: the job after the employer.
  const [, behind = ''] = /^[^|–—-]{2,50}?\s+[|–—-]\s+(.+)$/u.exec(lines[0] ?? '') ?? []
  if (behind && namesRole(headOf(behind)) && !namesRole(headOf(lines[0] ?? '')) && isTitle(headOf(behind)))
    return quote(text, behind)
  const [best] = rated
  if (best) return quote(text, best)
  const [, plural] = sought.exec(text) ?? []
  const wanted = plural && singular(plural)
  if (wanted && namesRole(wanted)) return quote(text, wanted)
  // The name of an establishment above everything isn't a job.
  const isHouse = firm.test(headOf(lines[0] ?? '')) || /^[^\p{Ll}]+$/u.test(lines[0] ?? '')
  return first === 0 && !isHouse ? quote(text, lines[0] ?? '') : undefined
}

/** `5 warehouse pickers` are hired one by one; a `Head of Volunteers` has several. */
export function singular(role: string): string {
  const isOne = / (?:of|for) |,|\b(?:manager|head|director|lead)\b/i.test(role)
  return !isOne && isPlural(role.split(/[ /]/).at(-1) ?? '') ? role.slice(0, -1) : role
}

function headOf(line: string): string {
  const bare = line
    .replace(calls, '')
    // `Classification: Library Assistant I`
    .replace(/^\p{Lu}\p{L}+(?: \p{L}+)?:\s+/u, '')

    .replace(/\s*\([^()]{0,120}\)/g, '')
    // `Vet Tech for Owyhee Foothills Veterinary`
    .replace(/^(\p{Lu}\S*(?: \S+){0,3}) for (?=\p{Lu}\S* \p{Lu}).*$/u, '$1')
    .replace(/\s*\b(?:req(?:uisition)?|job|ref)\.?\s*(?:id|no\.?|number|#)\s*:?\s*[\w-]*\d[\w-]*/gi, '')
    .replace(/\s*#\s*[\w-]*\d[\w-]*/g, '')
    .replace(/^([\p{L} /-]{3,40})\.\s.*$/u, '$1')
  return (bare.split(titleEnd)[0] ?? '').replace(/[\s,.:;/–-]+$/, '').trim()
}

function isTitle(line: string): boolean {
  if (line.length < 3 || line.length > LONGEST_TITLE || line.split(/\s+/).length > 9 || /[.!?:]$/.test(line))
    return false
  return !/\b(?:is|are|we|our|you|the following|to main|cookies|sign in)\b/i.test(line) && !/[$€£]|\d{4}/.test(line)
}

const firm = /\b(?:LLP|LLC|Inc|Corp|Ltd)\b|\b(?:Co|Group|Company|Services|Health|Hospital|Schools?|District)$/

/** A job is named last, but for what it is of: `Professor of Biology`, `Driver II`. */
const endsRole = /^(?:|of|for|in|to|de|[IVX]+|\d+|[A-Z]|[Ll]evel|[Tt]rainee|[Aa]pprentice|[Ll]ead)$/

/** `Lindqvist Architects` is a firm; an architect is a job. */
function isPlural(word: string): boolean {
  return /[^s]s$/.test(word) && isRoleNoun(word.slice(0, -1))
}

export function namesRole(line: string): boolean {
  return (
    !firm.test(line) &&
    line
      .split(/[\s/,-]+/)
      .some(
        (word, at, words) =>
          (isRoleNoun(word) || moreRoles.test(word)) &&
          !noRole.test(word) &&
          !isPlural(word) &&
          endsRole.test(words[at + 1] ?? ''),
      )
  )
}

function quote(text: string, line: string): Quoted | undefined {
  const head = headOf(line)
  if (!head || head.split(/\s+/).every(isHeadingWord)) return undefined
  const start = text.indexOf(head)
  return { text: setCase(head, text), span: start < 0 ? { start: 0, end: 0 } : { start, end: start + head.length } }
}

const acronyms = new Set([
  ...(credentials.match(/\b[A-Z]{2,5}\b/g) ?? []),
  ...'CNC HVAC CDL RN LPN CNA IT HR QA QC UX UI PC PLC SQL CAD CEO CFO CTO COO VP II III IV AP AR EMT ER ICU OR OTR GIS PR TIG MIG STEM SEO CRM ERP SAP AWS'.split(
    ' ',
  ),
])
const small = /^(?:of|the|and|for|in|to|at|a|an)$/

/** `CHIEF COOK` and `line cook` as a title is written. */
export function setCase(title: string, text = ''): string {
  const isShout = title === title.toUpperCase()
  // What is in capitals in the middle of a sentence is a name.
  const named = new Set(text.match(/(?<=\p{Ll}[ (/-])\p{Lu}{2,5}(?=[ .,;:)/-]\p{Ll}?)/gu))
  const words = title.split(' ')
  return words
    .map((word, at) => {
      if (isShout)
        return word
          .split(/(?<=[-/])/)
          .map((part) => (named.has(part.replace(/[-/]$/, '')) ? part : calm(part)))
          .join('')
      return at > 0 && small.test(word) ? word : raise(word)
    })
    .join(' ')
}

/** A name of several words in capitals as it is written elsewhere; one word may be how the firm writes itself. */
export function calmShout(name: string): string {
  const isShout = name === name.toUpperCase() && (name.match(/\p{L}{4}/gu)?.length ?? 0) > 1
  return isShout ? setCase(name) : name
}

function calm(word: string): string {
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (acronyms.has(letters) || letters.length === 1 || isSpelledOut(letters)) return word
  return small.test(word.toLowerCase()) ? word.toLowerCase() : raise(word.toLowerCase())
}

const LONGEST_ACRONYM = 4

/** Nobody can say `HGV` as a word, and `HIAB` is none. */
function isSpelledOut(letters: string): boolean {
  const lower = letters.toLowerCase()
  return letters.length > 1 && letters.length <= LONGEST_ACRONYM && (!/[aeiouy]/.test(lower) || rarityOf(lower) === 1)
}

function raise(word: string): string {
  if (/\p{Lu}|^\d/u.test(word)) return word
  return word.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase())
}
