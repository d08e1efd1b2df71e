// Sentences about oneself instead of a resume: who it is, where they worked, what they can do. All of it is a guess that
// a person should look at, and what is no fact of those stays as they wrote it.
import { splitSentences } from '../../language/sentences.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import type { BodyLine, Found } from '../found.ts'
import type { LeftLine } from '../left-over.ts'
import { wordCount } from '../line.ts'
import type { ReadCategory } from '../lists/read-skills.ts'
import type { SourceSpan } from '../segment.ts'
import { findJobs, type ToldJob } from './find-jobs.ts'
import { findIntroduction, isBareTitle, statedTitles, titleBeside } from './find-self.ts'
import { findSkills } from './find-skills.ts'

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

/** How sure one can be of what a sentence says. */
const told = 0.55
const guessed = 0.45

export function readProse(units: readonly LeftLine[]): Prose {
  const prose: Prose = { summary: [], experiences: [], skills: [], pieces: [], labels: [] }
  const jobs: { job: ToldJob; source: SourceSpan[] }[] = []
  const skills: ReadCategory['skills'] = []
  const titles: Found[] = []
  for (const { text, source } of units) {
    for (const sentence of splitSentences(text)) {
      const { rest, title } = introduce(sentence, source, prose)
      if (title) titles.push(title)
      const body = rest.replace(/^[\s,;:.!–—-]+/, '')
      if (!/[\p{L}\p{N}]/u.test(body)) continue
      if (isBareTitle(body.replace(/\.$/, ''))) {
        titles.push({ value: body.replace(/\.$/, ''), confidence: told, source })
        prose.pieces.push({ text: body, source })
        continue
      }
      prose.pieces.push({ text: body, source })
      const isFollowed = /^(?:at|with|for)\s/i.test(body)
      const own = findJobs(body, isFollowed ? title?.value : undefined)
      jobs.push(...own.map((job) => ({ job, source })))
      for (const value of findSkills(body))
        if (!skills.some((skill) => skill.value === value)) skills.push({ value, confidence: told, source })
      titles.push(...selfTitles(body, own).map((value) => ({ value, confidence: told, source })))
      const place =
        /\b(?:based|living|live|lives|located) in (\p{Lu}[\p{L}\p{M}'’-]+(?:(?:,?\s)\p{Lu}[\p{L}\p{M}'’-]*){0,3})/u
      const [, location] = place.exec(body) ?? []
      if (location) prose.location ??= { value: location, confidence: told, source }
      if (own.length === 0) prose.summary.push({ kind: 'paragraph', text: sentenceOf(body), source })
    }
  }
  addJobs(prose, jobs, titles[0])
  const title = titles[0] ?? currentPosition(prose)
  if (title) prose.title = title
  if (skills.length > 0) prose.skills.push({ skills })
  return prose
}

/** Takes the name, and the title beside it, off a sentence. */
function introduce(sentence: string, source: SourceSpan[], prose: Prose): { rest: string; title?: Found } {
  const intro = prose.name ? undefined : findIntroduction(sentence)
  if (!intro) return { rest: sentence }
  prose.name = { value: intro.name.text, confidence: told, source }
  prose.pieces.push({ text: intro.name.text, source })
  if (intro.lead.text !== '' && !intro.title) prose.labels.push({ text: intro.lead.text, source })
  const before = sentence.slice(0, intro.title ? intro.title.start : intro.lead.start)
  const after = sentence.slice(intro.name.end).replace(/^\s+here(?=[.,!]|$)/i, () => {
    prose.labels.push({ text: 'here', source })
    return ''
  })
  if (intro.title) {
    prose.pieces.push({ text: intro.title.text, source })
    return { rest: before + after, title: { value: intro.title.text, confidence: told, source } }
  }
  const beside = titleBeside(after)
  if (!beside) return { rest: before + after }
  const title = { value: beside.text, confidence: told, source }
  const rest = after.slice(beside.end)
  // `a registered nurse with eight years of experience` is said of the whole life: it stays whole.
  const isWhole = /^\s+(?:with(?=\s+\p{Ll}|\s+\d)|who|and|based|by)\b/u.test(rest) && !/^\s+and\s+2?\d/.test(rest)
  if (isWhole || (beside.start > 0 && /\p{L}{4}/u.test(after.slice(0, beside.start))))
    return { rest: before + after, title }
  const between = after.slice(0, beside.start)
  prose.pieces.push({ text: beside.text, source }, ...(/\d/.test(between) ? [{ text: between, source }] : []))
  if (/\p{L}/u.test(between)) prose.labels.push({ text: between, source })
  return { rest: before + rest, title }
}

/** What the person says they are, rather than what they were at a place that is told of. */
function selfTitles(body: string, jobs: readonly ToldJob[]): string[] {
  const opening = titleBeside(body)
  if (
    opening?.start === 0 &&
    /^\s+(?:with|who|looking)\b|^\s*,\s+(?:\d+|\p{Ll}+)\s+(?:years?|yrs?)\b/u.test(body.slice(opening.end))
  )
    return [opening.text]
  const [first] = statedTitles(body)
  const isNow = /\b(?:i\s+am|i[’']m|am|is|i\s+(?:currently\s+)?work\s+as|as)\s+(?:currently\s+)?(?:an?|the)\s/i.test(
    body,
  )
  const isPast = /\b(?:was|before that|previously|earlier|between)\b/i.test(body)
  return first && isNow && !isPast && (jobs.length === 0 || jobs[0]?.position === first.text) ? [first.text] : []
}

function addJobs(
  prose: Prose,
  jobs: readonly { job: ToldJob; source: SourceSpan[] }[],
  title: Found | undefined,
): void {
  for (const { job, source } of jobs) {
    const isKnown = prose.experiences.some(({ company }) => company?.value === job.company)
    if (isKnown) {
      prose.summary.push({ kind: 'paragraph', text: sentenceOf(job.text), source })
      continue
    }
    const entry: ReadExperience = {
      company: { value: job.company, confidence: told, source },
      description: job.text === '' ? [] : [{ kind: 'bullet', text: sentenceOf(job.text), source }],
    }
    // With one employer, what somebody is they are there.
    const position = job.position ?? (jobs.length === 1 ? title?.value : undefined)
    if (position) entry.position = { value: position, confidence: job.position ? told : guessed, source }
    if (job.from !== '' || job.to !== '')
      entry.period = { from: job.from, to: job.to, current: job.current, confidence: told, source }
    prose.experiences.push(entry)
  }
}

function currentPosition({ experiences }: Prose): Found | undefined {
  const now = experiences.find(({ position, period }) => position && period?.current)
  return now?.position ?? experiences.find(({ position }) => position)?.position
}

function sentenceOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Text that tells rather than lists: sentences, or a line with a name and a length of time in it. */
export function isProse(texts: readonly string[]): boolean {
  const isTold = (text: string) =>
    wordCount(text) >= 6 &&
    (/\b(?:i|i[’']m|i[’']ve|my|she|he|has|am|is|was|worked|years?|yrs?|since|at)\b/i.test(text) || /\d{4}/.test(text))
  return texts.some(isTold)
}
