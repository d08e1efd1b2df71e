// Takes a posting apart: who hires for what, what they must have, what they would like, and what there is to do.
import { cleanInput } from '../words/clean-input.ts'
import { splitSentences, stemsOf } from '../words/tokens.ts'
import { findVerb } from '../words/verbs.ts'
import { asksFor, isBoilerplate, readAsk, splitAsk } from './asks.ts'
import { classifyRequirement, findTopics, isMust, isNice } from './classify.ts'
import { findCompany, findTitle } from './employer.ts'
import { isNoPosting } from './is-no-posting.ts'
import { makeRequirement } from './make-requirement.ts'
import type { Duty, Posting, Requirement, Span } from './posting.ts'
import { type PartKind, readHeading, splitHeading } from './sections.ts'
import { unglue } from './unglue.ts'

const MOST_REQUIREMENTS = 40
const MOST_DUTIES = 30
/** A posting says a thing once or twice; what says it ten times wants to be counted. */
const LONGEST_POSTING = 30_000

type Item = {
  text: string
  span: Span
  part: PartKind
  isBullet: boolean
  /** Has a bullet or a number before it. */
  isMarked: boolean
}

export function readPosting(input: string): Posting {
  const { text, ignored } = dropOrders(unglue(cleanInput(input).slice(0, LONGEST_POSTING)))
  const items = splitItems(text)
  const title = findTitle(text)
  const requirements = readRequirements(items.filter((item) => !repeatsTitle(item.text, title?.text)))
  const mustHave = requirements.filter(({ need }) => need === 'must')
  const niceToHave = requirements.filter(({ need }) => need === 'nice')
  return {
    text,
    title,
    company: findCompany(text),
    mustHave,
    niceToHave,
    duties: readDuties(items, requirements),
    years: requirements.filter(({ kind }) => kind === 'years'),
    licences: requirements.filter(({ kind }) => kind === 'licence'),
    ignored,
  }
}

/** `Operator, Production` under `Production Operator`. */
function repeatsTitle(text: string, title: string | undefined): boolean {
  const words = new Set(stemsOf(title ?? ''))
  return stemsOf(text).every((word) => words.has(word))
}

/** Sentences that speak to a machine go before anything reads them, and so does the tenth time of the same line. */
function dropOrders(text: string): { text: string; ignored: string[] } {
  const ignored: string[] = []
  const seen = new Map<string, number>()
  const lines = text.split('\n').map((line) => {
    const kept = splitSentences(line).filter((sentence) => {
      const key = sentence.toLowerCase().replace(/\W+/g, ' ').trim()
      const times = (seen.get(key) ?? 0) + 1
      seen.set(key, times)
      const isBad = isNoPosting(sentence) || (key.length > 12 && times > 2)
      if (isBad) ignored.push(sentence)
      return !isBad
    })
    return kept.join(' ')
  })
  return {
    text: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    ignored,
  }
}

function splitItems(text: string): Item[] {
  const items: Item[] = []
  let part: PartKind = 'text'
  let offset = 0
  for (const line of text.split('\n')) {
    const start = offset
    offset += line.length + 1
    const glued = splitHeading(line)
    const heading = readHeading(glued?.heading ?? line)
    if (heading) {
      part = heading
      if (!glued) continue
    }
    const body = glued?.rest ?? line
    for (const sentence of splitSentences(body)) {
      const inner = readHeading(sentence)
      if (inner) {
        part = inner
        continue
      }
      const words = sentence.replace(/^\s*(?:[-–*•]+|\d{1,2}[.)])\s*(?=[\p{L}\p{N}])/u, '').trim()
      const at = line.indexOf(words, line.indexOf(body))
      if (words.length < 3 || at < 0) continue
      items.push({
        text: words,
        span: { start: start + at, end: start + at + words.length },
        part,
        isBullet: /^\s*[-–*•]/.test(line) || line.trim().length < 160,
        isMarked: /^\s*(?:[-–*•]|\d{1,2}[.)])\s*\S/.test(line),
      })
    }
  }
  return items
}

function readRequirements(items: readonly Item[]): Requirement[] {
  const found: Requirement[] = []
  const known = new Set<string>()
  for (const item of items) {
    const need = isLabel(item.text) ? undefined : needOf(item)
    const key = item.text.toLowerCase().replace(/\W+/g, ' ').trim()
    if (!need || known.has(key) || found.length >= MOST_REQUIREMENTS) continue
    known.add(key)
    for (const part of splitAsk(item.text))
      found.push(makeRequirement(within(item, part), { id: `r${found.length + 1}`, need }))
  }
  return found
}

/** A part of an item with its own place. */
function within({ text, span }: Item, part: string): Pick<Item, 'text' | 'span'> {
  const start = span.start + Math.max(0, text.indexOf(part))
  return { text: part, span: { start, end: start + part.length } }
}

/** `REPORTS TO: Maintenance Manager`, `General duties include:`, a question. */
function isLabel(text: string): boolean {
  return (
    /^[A-Z][A-Z /&]+:/.test(text) ||
    (/[:?]$/.test(text) && !/record\?$/.test(text)) ||
    /^(?:position|job) title\b|^(?:note|start date|status|salary|location|hours|schedule|department|reports to|component|pay|date|shift)\b[^:]{0,20}:/i.test(
      text,
    )
  )
}

function needOf({ text, part, isBullet, isMarked }: Item): Requirement['need'] | undefined {
  if (isBoilerplate(text) || text.split(/\s+/).length > 70) return undefined
  if (/\b(?:is|are) not (?:required|necessary|needed)\b/i.test(text)) return undefined
  if (part === 'nice') return 'nice'
  if (part === 'must') {
    if (/^(?:other |additional |general )?(?:job )?duties (?:will )?include\b/i.test(text)) return undefined
    return isNice(text) ? 'nice' : 'must'
  }
  if (part === 'about' || part === 'offer') return undefined
  const asks = asksFor(text)
  if (isNice(text) && asks) return 'nice'
  if (asks && (isMust(text) || readAsk(text) !== undefined) && !/\bmay be required\b/i.test(text)) return 'must'
  return isBullet && isListed(text, part, isMarked) ? 'must' : undefined
}

const SHORT_ASK = 6

/** A line of a list that asks for something, though no heading says so. */
function isListed(text: string, part: PartKind, isMarked: boolean): boolean {
  const opens =
    /^(?:\d+\+? |one |two |three |five )?(?:experience|knowledge|proficien|familiar|strong|excellent|ability|able to|bachelor|master|associate|degree|high school|ged\b|valid|current|previous|prior|minimum|at least|comfortable with|bilingual|fluen|good (?:communication|computer|driving|knife|english)|clean driving|willing|years?\b|reliable)/i
  if (part === 'duties') return opens.test(text)
  const isShort = text.split(/\s+/).length <= SHORT_ASK
  if (part !== 'text' || !(isMarked || isShort)) return false
  if (!isMarked) return opens.test(text) && /^(?:years|degree|licence|language)$/.test(classifyRequirement(text))
  return opens.test(text) || /^(?:years|degree|licence|language)$/.test(classifyRequirement(text))
}

function readDuties(items: readonly Item[], requirements: readonly Requirement[]): Duty[] {
  const taken = requirements.map(({ span }) => span)
  const isTaken = ({ span }: Item) => taken.some(({ start }) => start >= span.start && start < span.end)
  return items
    .filter((item) => !isTaken(item) && !isLabel(item.text) && isDuty(item))
    .slice(0, MOST_DUTIES)
    .map(({ text, span }, index) => ({
      id: `d${index + 1}`,
      quote: text.replace(/[\s;,]+$/, ''),
      span,
      terms: findTopics(text),
    }))
}

/** `You will patrol the yard`, `Responsibilities include cleaning rooms`, `The paralegal will draft motions`. */
function tellsOfWork(text: string): boolean {
  const [, verb = ''] =
    /^(?:as [^,]{3,40}, )?(?:you(?:['’]ll| will)|the (?:\p{Ll}+ ){0,2}\p{Ll}+ will|(?:your |main |key )?(?:responsibilities|duties|tasks) include) (?:also )?(?:be )?(\p{Ll}+)/iu.exec(
      text,
    ) ?? []
  const form = findVerb(verb)?.form
  return (
    (form === 'base' || form === 'ing') &&
    !/^(?:need|have|get|receive|earn|enjoy|find|love|join|be|report|require|possess|bring)$/.test(verb)
  )
}

function isDuty({ text, part, isBullet, isMarked }: Item): boolean {
  if (part === 'about' || part === 'offer' || part === 'nice' || isBoilerplate(text)) return false
  const words = text.split(/\s+/)
  if (words.length < (isMarked ? 2 : 3) || words.length > 60) return false
  if (
    /^(?:join|come|apply|enjoy|want|do you|are you|would|love|let|find|click|be|is|call|email|text|contact|visit|stop by|send)\b/i.test(
      text,
    )
  )
    return false
  const first = findVerb(words[0]?.replace(/\W/g, '') ?? '')
  if (first && first.form !== 'past' && (part === 'duties' || isBullet)) return true
  if (part === 'duties' && isMarked && words.length >= 4) return true
  if (tellsOfWork(text)) return true
  return (
    part === 'duties' &&
    /\b(?:you will|will be responsible|responsible for|duties include|this position (?:involves|requires)|entails)\b/i.test(
      text,
    )
  )
}
