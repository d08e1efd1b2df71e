// Sentences about oneself instead of a resume: who it is, where they worked, what they can do. All of it is a guess that
// a person should look at, and what is no fact of those stays as they wrote it.
import type { ReadExperience } from '../entries/read-experience.ts'
import type { BodyLine, Found } from '../found.ts'
import type { LeftLine } from '../left-over.ts'
import { wordCount } from '../line.ts'
import type { ReadCategory } from '../lists/read-skills.ts'
import type { SourceSpan } from '../segment.ts'
import { findIntroduction, type Introduction } from './find-introduction.ts'
import { type Afterthought, findJobs, type ToldJob } from './find-jobs.ts'
import type { Role } from './find-roles.ts'
import { findSkills } from './find-skills.ts'
import { isBareTitle, statedTitles, titleBeside } from './find-titles.ts'
import { splitTold } from './split-told.ts'
import { isSmall } from './told-text.ts'

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
  const skills: ReadCategory['skills'] = []
  const titles: Found[] = []
  const sentences = units.flatMap(({ text, source }) => splitTold(text).map((sentence) => ({ sentence, source })))
  const isAllSmall = units.every(({ text }) => isSmall(text))
  const named = findIntroduction(sentences.map(({ sentence }) => sentence))
  for (const [at, { sentence, source }] of sentences.entries()) {
    const own = named?.at === at ? named.introduction : undefined
    const { rest, title } = own ? introduce(sentence, own, source, prose) : { rest: sentence, title: undefined }
    if (title) titles.push(title)
    const body = rest.replace(/^[\s,;:.!–—-]+/, '')
    if (!/[\p{L}\p{N}]/u.test(body)) continue
    prose.pieces.push({ text: body, source })
    if (isBareTitle(body.replace(/\.$/, ''))) {
      titles.push({ value: body.replace(/\.$/, ''), confidence: told, source })
      continue
    }
    const isFollowed = /^(?:at|with|for)\s/i.test(body)
    const { jobs, after } = findJobs(body, {
      position: isFollowed ? title?.value : undefined,
      isFirst: prose.experiences.length === 0,
      isSmall: isAllSmall,
    })
    const last = prose.experiences.at(-1)
    if (after && last) {
      addAfterthought(last, after, source)
      addRoles(prose, last, after.roles, source)
    }
    for (const value of findSkills(body))
      if (!skills.some((skill) => skill.value === value)) skills.push({ value, confidence: told, source })
    titles.push(...selfTitles(body, jobs).map((value) => ({ value, confidence: told, source })))
    const [, location] = place.exec(body) ?? []
    if (location) prose.location ??= { value: location, confidence: told, source }
    if (jobs.length === 0) prose.summary.push({ kind: 'paragraph', text: sentenceOf(body), source })
    addJobs(prose, jobs, source)
  }
  settleTitles(prose, titles[0])
  if (skills.length > 0) prose.skills.push({ skills })
  return prose
}

const place =
  /\b(?:based|living|live|lives|located) in (\p{Lu}[\p{L}\p{M}'’-]+(?:(?:,?\s)\p{Lu}[\p{L}\p{M}'’-]*){0,3})/u

/** Takes the name, and the title beside it, off a sentence. */
function introduce(
  sentence: string,
  intro: Introduction,
  source: SourceSpan[],
  prose: Prose,
): { rest: string; title?: Found } {
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
  const isNow = /\b(?:i\s+am|i[’']m|im|am|is|i\s+(?:currently\s+)?work\s+as|as)\s+(?:currently\s+)?(?:an?|the)\s/i.test(
    body,
  )
  const isPast = /\b(?:was|before that|previously|earlier|between)\b/i.test(body)
  return first && isNow && !isPast && (jobs.length === 0 || jobs[0]?.position === first.text) ? [first.text] : []
}

function addJobs(prose: Prose, jobs: readonly ToldJob[], source: SourceSpan[]): void {
  for (const job of jobs) {
    const known = prose.experiences.find(({ company }) => company?.value === job.company)
    if (known) {
      prose.summary.push({ kind: 'paragraph', text: sentenceOf(job.text), source })
      if (!known.period) addAfterthought(known, job, source)
      continue
    }
    const entry: ReadExperience = {
      company: { value: job.company, confidence: told, source },
      description: job.text === '' ? [] : [{ kind: 'bullet', text: sentenceOf(job.text), source }],
    }
    prose.experiences.push(entry)
    addAfterthought(entry, job, source)
    addRoles(prose, entry, job.roles, source)
  }
}

/** What was said of a job later, where nothing was before. */
function addAfterthought(entry: ReadExperience, said: Afterthought, source: SourceSpan[]): void {
  const { from = '', to = '', current = false, position } = said
  if (position) entry.position ??= { value: position, confidence: told, source }
  if (from !== '' || to !== '') entry.period ??= { from, to, current, confidence: told, source }
}

/** The latest role keeps the words about the job, and what was said of it first. */
function addRoles(prose: Prose, entry: ReadExperience, roles: readonly Role[], source: SourceSpan[]): void {
  const latest = roles.at(-1)
  if (!latest || roles.length < 2) return
  const found = (value: string): Found => ({ value, confidence: told, source })
  const first = roles[0]?.position
  if (!entry.position || entry.position.value === first) entry.position = found(latest.position)
  const end = entry.period && !entry.period.current && entry.period.to > latest.from ? entry.period.to : latest.to
  entry.period = { from: latest.from, to: end, current: latest.current, confidence: told, source }
  const earlier = roles
    .slice(0, -1)
    .toReversed()
    .map(
      ({ position, from, to, current }): ReadExperience => ({
        ...(entry.company ? { company: entry.company } : {}),
        ...(position ? { position: found(position) } : {}),
        period: { from, to, current, confidence: told, source },
        description: [],
      }),
    )
  prose.experiences.splice(prose.experiences.indexOf(entry) + 1, 0, ...earlier)
}

/** Who works somewhere now is what they are there; with one employer, what somebody is they are there. */
function settleTitles(prose: Prose, self: Found | undefined): void {
  const { experiences } = prose
  const now =
    experiences.find(({ period }) => period?.current) ?? (experiences.length === 1 ? experiences[0] : undefined)
  if (now && !now.position && self) now.position = { ...self, confidence: guessed }
  const title = now?.position ?? self ?? experiences.find(({ position }) => position)?.position
  if (title) prose.title = { ...title, confidence: told }
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
