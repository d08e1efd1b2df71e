// Sentences about oneself instead of a resume: who it is, where they worked, what they can do. All of it is a guess that
// a person should look at, and what isn't a fact of those stays as they wrote it.
import { escapePattern } from '#engine/language/escape-pattern.ts'
import { besideDates } from '../dates/find-dates.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import type { BodyLine, Found } from '../found.ts'
import type { LeftLine } from '../left-over.ts'
import { wordCount } from '../line.ts'
import type { ReadCategory } from '../lists/read-skills.ts'
import type { SourceSpan } from '../segment.ts'
import { findSkills } from './find-skills.ts'
import { splitTold } from './split-told.ts'
import { longestTold, tellJobs } from './tell-jobs.ts'
import type { Span, ToldJob } from './things.ts'
import { titleWorth } from './title-worth.ts'
import { latestFirst, told, toldEntry } from './told-entry.ts'

export type Prose = {
  name?: Found
  title?: Found
  location?: Found
  summary: BodyLine[]
  experiences: ReadExperience[]
  skills: ReadCategory[]
  /** The sentences as they were taken apart, and the words that only lead to a name. */
  pieces: LeftLine[]
  labels: LeftLine[]
}

const guessed = 0.45

type Sentence = Span & { source: SourceSpan[] }

export function readTold(units: readonly LeftLine[]): Prose {
  const text = units.map((unit) => unit.text).join('\n')
  const sentences = sentencesOf(units)
  const { person, jobs, title } = tellJobs(text.slice(0, longestTold))
  const sourceAt = ({ start, end }: { start: number; end: number }) =>
    sentences.filter((one) => start < one.end && end > one.start).flatMap(({ source }) => source)
  const entries = jobs.map((job) => ({ job, entry: toldEntry(job, sourceAt(job)) }))
  const prose: Prose = { summary: [], experiences: [], skills: [], pieces: [], labels: [] }
  if (person) prose.name = { value: person.text, confidence: told, source: sourceAt(person) }
  const skills: ReadCategory['skills'] = []
  for (const sentence of sentences) {
    const { source } = sentence
    const cuts = cutSentence(sentence, jobs)
    for (const { span, job } of cuts) {
      const body =
        person && person.start < span.end && person.end > span.start
          ? introduce(span, person, source, prose)
          : span.text
      const said = body.replace(/^[\s,;:.!)–—-]+(?:and\s+)?/, '').trim()
      if (!/[\p{L}\p{N}]/u.test(said)) continue
      prose.pieces.push({ text: said, source })
      for (const value of findSkills(said))
        if (!skills.some((skill) => skill.value === value)) skills.push({ value, confidence: told, source })
      const [, location] = place.exec(said) ?? []
      if (location) prose.location ??= { value: location, confidence: told, source }
      const entry = entries.find((one) => one.job === job)?.entry
      const rest = job?.employer ? tidy(withoutEmployer(said, job.employer)) : said
      if (rest === '' || isBareTitle(rest)) continue
      if (entry) entry.description.push({ kind: 'bullet', text: sentenceOf(rest), source })
      else prose.summary.push({ kind: 'paragraph', text: sentenceOf(rest), source })
    }
  }
  prose.experiences = entries.map(({ entry }) => entry).toSorted(latestFirst)
  if (title) {
    prose.title = { value: title.text, confidence: told, source: sourceAt(title) }
    settleTitle(prose.experiences, prose.title)
  }
  if (skills.length > 0) prose.skills.push({ skills })
  return prose
}

const place =
  /\b(?:based|living|live|lives|located) in (\p{Lu}[\p{L}\p{M}'’-]+(?:(?:,?\s)\p{Lu}[\p{L}\p{M}'’-]*){0,3})/u

function sentencesOf(units: readonly LeftLine[]): Sentence[] {
  let offset = 0
  return units.flatMap(({ text, source }) => {
    let from = 0
    const sentences = splitTold(text).map((sentence) => {
      const at = text.indexOf(sentence, from)
      from = at + sentence.length
      return { text: sentence, start: offset + at, end: offset + from, source }
    })
    offset += text.length + 1
    return sentences
  })
}

type Cut = { span: Span; job?: ToldJob }

const seams = [
  /;\s*/g,
  /,?\s+(?:and\s+)?(?=(?:before that|after that|prior to|then|previously|since then|ever since)\b)/gi,
  /,?\s+and\s+/g,
  /,\s+/g,
]

/** A sentence that tells of several jobs, parted between them. */
function cutSentence(sentence: Sentence, jobs: readonly ToldJob[]): Cut[] {
  const own = jobs.filter((job) => job.start < sentence.end && job.end > sentence.start)
  if (own.length < 2) return [{ span: sentence, ...(own[0] ? { job: own[0] } : {}) }]
  const cuts: Cut[] = []
  let start = sentence.start
  for (const [at, job] of own.entries()) {
    const next = own[at + 1]
    const end = next ? seamBetween(sentence, Math.min(job.end, next.start), next.start) : sentence.end
    cuts.push({ span: { text: sentence.text.slice(start - sentence.start, end - sentence.start), start, end }, job })
    start = end
  }
  return cuts
}

function seamBetween({ text, start }: Sentence, from: number, to: number): number {
  const between = text.slice(from - start, to - start)
  for (const seam of seams) {
    const match = [...between.matchAll(seam)].at(-1)
    if (match) return from + match.index
  }
  return to
}

const lead =
  /(?<!\p{L})(?:(?:hi|hiya|hello|hey|yo|alright|okay|ok|so|well|yeah|um|uh|good (?:morning|day|evening|afternoon)|g[’']day|respected sir(?:\/madam)?|there|all|everyone|sir|madam|po)\b[\s,.!–—/-]*)*(?:(?:my|his|her|their)?\s*(?:full\s+)?name(?:[’']?s)?(?:\s+is)?|call me|called|named|myself|i am|i[’']?m|this is|it[’']s|i,)?\s*(?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+)?$/iu

/** Takes the name, and what leads to it, off a sentence. */
function introduce(span: Span, person: Span, source: SourceSpan[], prose: Prose): string {
  const at = person.start - span.start
  const before = span.text.slice(0, Math.max(0, at))
  const said = lead.exec(before)?.[0] ?? ''
  const after = span.text.slice(at + person.end - person.start)
  const here = /^\s+(?:here|speaking)(?=[.,!]|$)/i.exec(after)?.[0] ?? ''
  prose.pieces.push({ text: span.text.slice(Math.max(0, at), at + person.end - person.start), source })
  for (const label of [said, here]) if (/\p{L}/u.test(label)) prose.labels.push({ text: label.trim(), source })
  return `${before.slice(0, before.length - said.length).replace(/\s+and\s*$/, '')}${after.slice(here.length)}`
}

function withoutEmployer(text: string, employer: string): string {
  const name = escapePattern(employer)
  return text.replace(
    new RegExp(`\\s*(?:\\b(?:at|with|for|by|in)|@)\\s+(?:the\\s+)?${name}|(?<!\\p{L})${name}(?!\\p{L})`, 'u'),
    ' ',
  )
}

/** If a job has no title, the person's own title is used for it. */
export function settleTitle(experiences: readonly ReadExperience[], title: Found): void {
  const now =
    experiences.find(({ period }) => period?.current) ?? (experiences.length === 1 ? experiences[0] : undefined)
  if (now && !now.position) now.position = { ...title, confidence: guessed }
}

/** A line or sentence that is nothing but a title. */
function isBareTitle(text: string): boolean {
  return wordCount(text) <= 6 && !/[\d,]/.test(text) && titleWorth(text.replace(/^(?:an?|the)\s+|[.!]$/g, '')) >= 1.2
}

const empty =
  /^(?:i|he|she|they|have|has|had|was|am|is|been|a|an|the|also|and|did|currently|previously|earlier|worked|work|works|joined|here|now|to|in)$/i

/** Nothing where only the dates are left. */
function tidy(text: string): string {
  const rest = text
    .replace(/\s+/g, ' ')
    .replace(/\s([,.;:)])/g, '$1')
    .replace(/^[\s,;:.–—-]+(?:and\s+)?|[\s,;:–—-]+$/g, '')
  const said = besideDates(rest).match(/[\p{L}\p{N}]+/gu) ?? []
  return said.some((word) => !empty.test(word)) ? rest : ''
}

function sentenceOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Text that tells rather than lists: sentences, or a line with a name and a length of time in it. */
export function isTold(texts: readonly string[]): boolean {
  return texts.some(
    (text) =>
      wordCount(text) >= 6 &&
      (/\b(?:i|i[’']m|i[’']ve|my|she|he|has|am|is|was|worked|years?|yrs?|since|at)\b/i.test(text) ||
        /\d{4}/.test(text)),
  )
}
