// Where somebody worked, by their own words: `six years at Acme Corp`, `From 2016 to 2019 I was a nurse with …`.
import { type FoundDate, findDates, withoutDates } from '../dates/find-dates.ts'
import { monthPattern } from '../dates/month-names.ts'
import { wordCount } from '../line.ts'
import { titleScore } from '../words/title-words.ts'
import { anyCase, type Span, statedTitles } from './find-self.ts'

export type ToldJob = {
  company: string
  position?: string
  from: string
  to: string
  current: boolean
  /** The person's own words about it, without the employer. */
  text: string
}

const capital = String.raw`(?:\p{Lu}|\p{N}+\p{Lu})[\p{L}\p{M}\p{N}'’&+-]*(?:\.(?=\s+(?:z|o)\b|\p{Lu})|(?<=\b(?:Inc|Co|Corp|Ltd|St|Bros|Dr|S\.A|Sp))\.)?`
const company = String.raw`(?<company>${capital}(?:\s+(?:(?:&|of|de|du|des|la|le|del|della|di|y|und|et|for the|of the)\s+)?${capital}){0,5})`

const mention = new RegExp(
  `(?<![\\p{L}'’])(?:(?<strong>${anyCase('at|joined|join|employed by')})|(?<weak>${anyCase('with|for|by')}))\\s+(?:the\\s+)?${company}`,
  'gu',
)
/** `I ran the kitchen of Casa Olmo from 2016`: what was led is named, and then whose it was. */
const led = new RegExp(
  `(?<=\\b(?:${anyCase('ran|run|managed|led|headed|oversaw|supervised')})\\b[^.,;:]{0,40}\\s)of\\s+(?:the\\s+)?${company}(?=\\s+(?:from|since|between|until|for)\\s)`,
  'gu',
)
/** `Salon Mirabel (2011-2016) and Studio Nine (2016-present)`. */
const bracketed = new RegExp(`(?<=(?:and|,|;)\\s+)${company}(?=\\s*\\([^()]*\\d{4}[^()]*\\))`, 'gu')
const dated = new RegExp(`(?<=\\d{4}|present|now)[\\s:]+${company}(?=\\s*(?:[,.;(]|$))`, 'gu')

const work =
  /\b(?:works?|worked|working|employed|been|years?|yrs?|months?|driven|drives?|drove|jobs?|served|serving|taught|teaching|did|spent|was|am|of them)\b/i
const study = /\b(?:stud(?:y|ied|ying|ent)|graduat\w+|degree|diploma|bachelor|master|educated|enrolled)\b[^.;:]{0,30}$/i
const noJob = /\b(?:experience|experienced|skilled|proficient|familiar|expertise|knowledge|comfortable|certified)\s*$/i
const month = new RegExp(`^(?:${monthPattern})\\b`, 'i')

type Mention = Span & { company: string }

/** The employers a sentence names. */
function findMentions(sentence: string, hasPosition: boolean): Mention[] {
  const found: Mention[] = []
  for (const match of [mention, dated, led, bracketed].flatMap((pattern) => [...sentence.matchAll(pattern)])) {
    const name = match.groups?.company?.replace(/['’-]+$/, '') ?? ''
    const before = sentence.slice(0, match.index)
    const isTitled = titleScore(before.split(/[,.;:]\s*/).at(-1) ?? '') > 0
    if (name === '' || month.test(name) || study.test(before)) continue
    const isWork = work.test(before) || isTitled || (hasPosition && match.index === 0)
    if (match.groups?.weak !== undefined && (noJob.test(before) || !isWork)) continue
    const start = match.index
    const end = start + match[0].length - ((match.groups?.company?.length ?? 0) - name.length)
    if (!found.some((other) => start < other.end && end > other.start)) {
      found.push({ text: sentence.slice(start, end), start, end, company: name })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** `position`: what the sentence said of the person before it came to the employer. */
export function findJobs(sentence: string, position?: string): ToldJob[] {
  const mentions = findMentions(sentence, position !== undefined)
  return mentions.map((own, at) => {
    const before = mentions[at - 1]
    const after = mentions[at + 1]
    const start = before ? cutBetween(sentence, before.end, own.start) : 0
    const end = after ? cutBetween(sentence, own.end, after.start) : sentence.length
    const clause = sentence.slice(start, end)
    const said = positionIn(clause, own.start - start) ?? (at === 0 ? position : undefined)
    const rest = `${sentence.slice(start, own.start)} ${sentence.slice(own.end, end)}`
    return {
      company: own.company,
      ...(said === undefined ? {} : { position: said }),
      ...periodIn(clause),
      text: tidy(rest),
    }
  })
}

const cuts = [/[;]\s*/g, /\s*,?\s+(?:but|then)\s+/g, /,\s+and\s+/g, /\s+and\s+/g, /,\s+/g]

/** Where one employer's words end and the next one's begin. */
function cutBetween(sentence: string, from: number, to: number): number {
  const between = sentence.slice(from, to)
  for (const cut of cuts) {
    const match = [...between.matchAll(cut)].at(-1)
    if (match) return from + match.index
  }
  return from
}

/** `I was a dishwasher at …`, `… as a content strategist`, `Teacher at …`. */
function positionIn(clause: string, at: number): string | undefined {
  const [stated] = statedTitles(clause)
  if (stated) return stated.text
  const before = clause.slice(0, at).trim()
  const bare = before
    .split(/[,.;:–—]\s*|\s-\s/)
    .at(-1)
    ?.replace(/^(?:and|then|an?|now|earlier|previously|currently)\s+/i, '')
    .trim()
  return bare && titleScore(bare) >= 1.3 && wordCount(bare) <= 5 && !/\d|\bi\b/i.test(bare) ? bare : undefined
}

function periodIn(clause: string): Pick<ToldJob, 'from' | 'to' | 'current'> {
  const text = clause.replace(/\bbetween (.{4,20}?) and (?=\S*\s?\d{4})/gi, '$1 to ')
  const dates = findDates(text)
  const period = dates.find((date) => date.isPeriod)
  if (period) return { from: period.from, to: period.to, current: period.current }
  const [single] = dates
  if (!single || !startsWork(text, single)) return { from: '', to: '', current: false }
  return { from: single.to, to: '', current: true }
}

function startsWork(text: string, date: FoundDate): boolean {
  return /\b(?:joined|started|began|since|from)\b[^;]{0,60}$/i.test(text.slice(0, date.start))
}

const empty =
  /^(?:i|he|she|they|have|has|had|was|am|is|been|a|an|the|also|and|did|currently|previously|earlier|worked|work|works|joined|here|now|to|in)$/i

/** Nothing where only the dates are left. */
function tidy(text: string): string {
  const rest = text
    .replace(/\s+/g, ' ')
    .replace(/\s([,.;:)])/g, '$1')
    .replace(/^[\s,;:.–—-]+(?:and\s+)?|[\s,;:–—-]+$/g, '')
  const said = withoutDates(rest, findDates(rest)).match(/[\p{L}\p{N}]+/gu) ?? []
  return said.some((word) => !empty.test(word)) ? rest : ''
}
