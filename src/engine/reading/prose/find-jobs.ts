// Where somebody worked, by their own words: `six years at Acme Corp`, `From 2016 to 2019 I was a nurse with …`.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import { readJobText } from '../forms/job-text.ts'
import { wordCount } from '../line.ts'
import { titleScore } from '../words/title-words.ts'
import { findEmployers } from './find-employers.ts'
import { findPeriod, type ToldPeriod, writeYears } from './find-period.ts'
import { findRoles, type Role } from './find-roles.ts'
import { statedTitles } from './find-titles.ts'

export type ToldJob = Partial<ToldPeriod> & {
  company: string
  position?: string
  /** The person's own words about it, without the employer. */
  text: string
  /** Where there was more than one, from the first on. */
  roles: Role[]
}

/** What a sentence says of the employer the one before it named: `I've been there since 2021`. */
export type Afterthought = Partial<ToldPeriod> & { position?: string; roles: Role[] }

export type ToldJobs = { jobs: ToldJob[]; after?: Afterthought }

/** What comes before it tells of the job before: `He joined the firm in 2020, having clerked for …`. */
const turn = /,?\s+(?:having|after|before which|prior to which)\s+/gi

type Told = {
  /** What the sentence said of the person before it came to the employer. */
  position: string | undefined
  /** No job was told of yet. */
  isFirst: boolean
  isSmall: boolean
}

export function findJobs(sentence: string, { position, isFirst, isSmall }: Told): ToldJobs {
  const employers = findEmployers(sentence, { hasPosition: position !== undefined, isSmall })
  const [first] = employers
  if (!first) {
    const fragment = readFragment(sentence)
    return fragment ? { jobs: [fragment] } : { jobs: [], ...withAfter(sentence) }
  }
  const opening = [...sentence.slice(0, first.start).matchAll(turn)].at(-1)
  const lead = opening && !isFirst && /\d{4}/.test(sentence.slice(0, opening.index)) ? opening.index : 0
  const jobs = employers.map((own, at): ToldJob => {
    const before = employers[at - 1]
    const after = employers[at + 1]
    const start = before ? cutBetween(sentence, before.end, own.start) : lead
    const end = after ? cutBetween(sentence, own.end, after.start) : sentence.length
    const clause = sentence.slice(start, end)
    const said = positionIn(clause, own.start - start, own.end - start) ?? (at === 0 ? position : undefined)
    const rest = `${sentence.slice(start, own.start)} ${sentence.slice(own.end, end)}`
    return {
      company: own.company,
      ...(said === undefined ? {} : { position: said }),
      ...findPeriod(clause),
      text: tidy(rest),
      roles: findRoles(clause),
    }
  })
  return { jobs, ...(lead > 0 ? withAfter(sentence.slice(0, lead)) : {}) }
}

const refers = /\b(?:there|joined|started|been|firm|company|held|here|onwards|it was|worked|stayed)\b/i

function withAfter(text: string): { after?: Afterthought } {
  const period =
    refers.test(text) && !/\b(?:live|lived|living|stayed home)\b/i.test(text) ? findPeriod(text) : undefined
  const position = statedTitles(text).at(-1)?.text
  return period ? { after: { ...period, ...(position ? { position } : {}), roles: findRoles(text) } } : {}
}

/** `Before Clearwharf: Tidepool Games, software developer, 2019–2022, matchmaking.`: a job without a verb. */
function readFragment(sentence: string): ToldJob | undefined {
  const body = sentence.replace(/^(?:before|prior to|after|earlier|previously)\b[^:,]{0,30}[:,]\s*/i, '')
  const written = writeYears(body)
  const period = findDates(written).find(({ isPeriod }) => isPeriod)
  if (
    !period ||
    wordCount(written.slice(0, period.start)) > 10 ||
    /\b(?:i|he|she|we|they)\b/i.test(written.slice(0, period.start))
  )
    return undefined
  const { company, position } = readJobText(written.slice(0, period.end))
  if (!company || !position || !/^\p{Lu}/u.test(company)) return undefined
  return {
    company,
    position,
    from: period.from,
    to: period.to,
    current: period.current,
    text: tidy(written.slice(period.end)),
    roles: [],
  }
}

const cuts = [
  /[;]\s*/g,
  /,?\s+(?:and\s+)?(?:before that|after that|prior to that)\s+(?=(?:i|he|she|we|they)\b)/gi,
  /,?\s+after\s+(?=\p{L}+\s+years?\b)/giu,
  /\s*,?\s+(?:but|then)\s+/g,
  /,\s+and\s+/g,
  /\s+and\s+/g,
  /,\s+/g,
]

/** Where one employer's words end and the next one's begin. */
function cutBetween(sentence: string, from: number, to: number): number {
  const between = sentence.slice(from, to)
  for (const cut of cuts) {
    const match = [...between.matchAll(cut)].at(-1)
    if (match) return from + match.index
  }
  return from
}

/** `I was a dishwasher at …`, `… as a content strategist`, `Teacher at …`: the last before the employer, else the first after. */
function positionIn(clause: string, start: number, end: number): string | undefined {
  const stated = statedTitles(clause)
  const near = stated.findLast((one) => one.end <= start) ?? stated.find((one) => one.start >= end)
  if (near) return near.text
  const bare = clause
    .slice(0, start)
    .trim()
    .split(/[,.;:–—]\s*|\s-\s/)
    .at(-1)
    ?.replace(/^(?:(?:and|then|an?|the|now|earlier|previously|currently|presently|before that|\d{4})\s+)+/i, '')
    .trim()
  return bare && titleScore(bare) >= 1.3 && wordCount(bare) <= 5 && !/\d|\b(?:i|my|did|was|am)\b/i.test(bare)
    ? bare
    : undefined
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
