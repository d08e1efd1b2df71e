// The title and the employer of a posting.
import { findVerb } from '../words/verbs.ts'
import type { Quoted } from './posting.ts'

function quoted(text: string, words: string | undefined): Quoted | undefined {
  const trimmed = words?.trim().replace(/[\s,.:;–-]+$/, '')
  if (!trimmed) return undefined
  const start = text.indexOf(trimmed)
  return start < 0 ? undefined : { text: trimmed, span: { start, end: start + trimmed.length } }
}

const name = "(\\p{Lu}[\\p{L}\\p{N}&.'’-]*(?: (?:(?:of|the|and|for|&) )?\\p{Lu}[\\p{L}\\p{N}&.'’-]*){0,5})"

export function findTitle(text: string): Quoted | undefined {
  const labelled =
    /(?:^|\n)\s*(?:job title|position title|position|title|role|job)\s*:\s*([^\n:]{3,80}?)(?=\s+About|\n|\.|$)/i.exec(
      text,
    )?.[1]
  const first =
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  const head = first.replace(
    /^(?:hiring|now hiring|wanted|job|vacancy|we are hiring|position|job title)\s*[:!–-]\s*/i,
    '',
  )
  const [title = ''] = head.split(/\s+(?:at|@)\s+(?=\p{Lu})|\s+[|–—]\s+|,\s+(?=\p{Lu})|\s+-\s+(?=\p{Lu})/u)
  const isTitle = title.length >= 3 && title.length <= 70 && title.split(/\s+/).length <= 9 && !/[.!?:]$/.test(title)
  if (isTitle && !/\b(?:is|are|we|our|you)\b/i.test(title)) return quoted(text, title.replace(/\s+wanted$/i, ''))
  if (labelled) return quoted(text, labelled)
  const sought =
    /\b(?:seeking|looking for|hiring|recruiting|need)\s+(?:an?|our next|experienced|\d+)\s+((?:[\p{L}/-]+\s+){0,5}?[\p{L}/-]+?)(?=\s+(?:to|who|with|for|in|at|on|that|and join|based)\b|[.,;!(]|$)/iu.exec(
      text,
    )?.[1]
  return quoted(text, sought)
}

const noCompany =
  /^(?:We|Our|The|This|It|You|They|He|She|There|Here|Position|Job|Candidate|Candidates|Applicants?|Requirements?|Description|What|Who|Salary|If|As|In|At|For|When|Experience|Ability|Must|Full|Part|Company|Benefits|Education|Good|Summary|Duties|Responsibilities|That|All|Our team|Location|Manager|Driver|Nurse|Teacher)$/

export function findCompany(text: string): Quoted | undefined {
  const patterns = [
    new RegExp(`\\bAt ${name},? we\\b`, 'u'),
    new RegExp(`(?:^|\\n)\\s*(?:company|employer|organi[sz]ation|Company|Employer)\\s*:\\s*${name}`, 'u'),
    new RegExp(`^[^\\n]{3,70}?(?:\\s+at\\s+|\\s+[@|–—]\\s+|,\\s+(?=[^\\n]{2,40}$))${name}`, 'u'),
    new RegExp(
      `(?:^|\\n|[.!?]\\s+)(?:At\\s+|Here at\\s+)?${name}(?:,?\\s*\\([A-Z]{2,6}\\))?(?:,[^.\\n]{3,80},)?\\s+(is|are|has|gives|needs|seeks|works|was|\\p{Ll}+s)\\b`,
      'u',
    ),
    new RegExp(`\\b(?:join|joining|at|about|with)\\s+${name}(?=[,.!?\\s]|$)`, 'u'),
    new RegExp(`${name}\\s+(?:is seeking|is looking|is hiring|seeks|needs)`, 'u'),
  ]
  for (const pattern of patterns) {
    for (const match of text.matchAll(
      new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
    )) {
      const found = match[1]
        ?.replace(/[.,'’]+$/, '')
        .replace(/^(?:(?:Job|Position|Company) (?:Overview|Summary|Description) |About |Here at |Join |At )/u, '')
      if (
        found &&
        found.length > 1 &&
        !noCompany.test(found) &&
        !/Description|Overview|Summary|Requirement/.test(found) &&
        !isTitleWord(found, text) &&
        isVerbAfter(match[2])
      )
        return quoted(text, found)
    }
  }
  return undefined
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
