// What a step should know of a line: the tense of its job, the names and words of the resume, and what the lines beside it do.
import { readLine } from '#engine/language/read-line.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { Dictionary, LineContext, Spelling } from '../steps/_step.ts'

/** What is longer isn't a description of a job. */
export const MOST_LINES = 150

/** What holds for the whole resume. */
export type ResumeContext = Pick<LineContext, 'knownWords' | 'names' | 'spelling' | 'isBritish'>

/** A job without an end that is not marked as current says nothing about its tense. */
export function tenseOf({
  current,
  endDate,
}: {
  current: boolean
  endDate?: string | undefined
}): LineContext['tense'] {
  if (current || /present|current|now/i.test(endDate ?? '')) return 'current'
  return endDate ? 'ended' : 'none'
}

/** Where the dates do not say it, the other lines do: most of them tell the past. */
export function tenseOfJob(job: Parameters<typeof tenseOf>[0] & { description: string }): LineContext['tense'] {
  const tense = tenseOf(job)
  return tense === 'none' && tellsPast(splitLines(job.description).slice(0, MOST_LINES)) ? 'ended' : tense
}

export function readResumeContext(resume: Resume, spelling?: Dictionary): ResumeContext {
  const { personalInfo, experiences, education, projects, skillCategories, certifications, languages } = resume
  const named = [
    personalInfo.firstName,
    personalInfo.lastName,
    personalInfo.professionalTitle,
    personalInfo.location,
    ...experiences.flatMap(({ company, position, location = '' }) => [company, position, location]),
    ...education.flatMap(({ institution, degree, field, location = '' }) => [institution, degree, field, location]),
    ...projects.map(({ name }) => name),
    ...skillCategories.flatMap(({ name, skills }) => [name, ...skills.map((skill) => skill.name)]),
    ...certifications.flatMap(({ name, issuer }) => [name, issuer]),
    ...languages.map(({ name }) => name),
  ]
  const told = [
    personalInfo.summary,
    ...[...experiences, ...education, ...projects].map(({ description = '' }) => description),
  ]
  const knownWords = new Set<string>()
  const names = new Map<string, string>()
  for (const text of named)
    for (const word of wordsIn(text)) {
      knownWords.add(word.toLowerCase())
      if (/^\p{Lu}\p{Ll}/u.test(word)) names.set(word.toLowerCase(), word)
    }
  const seen = new Set<string>()
  for (const word of told.flatMap(wordsIn)) {
    const lower = word.toLowerCase()
    // Who writes a word twice means it.
    if (seen.has(lower) || /^.+\p{Lu}/u.test(word)) knownWords.add(lower)
    seen.add(lower)
  }
  return {
    knownWords,
    names,
    spelling: spelling && withinReason(spelling),
    isBritish: isBritish(resume, told.join(' ')),
  }
}

const british =
  /\b(?:analys(?:e|ed|ing)|(?:organis|realis|recognis|specialis|prioritis|optimis|utilis|customis)(?:e|ed|es|ing|ation))\b|\b(?:colour|labour|centre|programme|behaviour|catalogue|tyres?|licence|labelled|travell(?:ed|ing|er)|fulfil)\b/gi
const american =
  /\b(?:organiz|realiz|analyz|recogniz|specializ|prioritiz|optimiz|utiliz|customiz)(?:e|ed|es|ing|ation)\b|\b(?:color|labor|center|behavior|license|labeled|traveled)\b/gi

/** By what they write; where that says nothing, by where they write from. */
function isBritish({ personalInfo: { email } }: Resume, text: string): boolean {
  const [ours, theirs] = [british, american].map((words) => text.match(words)?.length ?? 0)
  if (ours !== theirs) return (ours ?? 0) > (theirs ?? 0)
  return /\.(?:uk|ie|au|nz|za)$/i.test(email.trim())
}

const MOST_SUGGESTIONS = 40
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Looking a letter around each word costs hundreds of lookups; a resume in another language has thousands of strange words. */
function withinReason({ isWord }: Dictionary): Spelling {
  const asked = new Map<string, readonly string[]>()
  return {
    isWord,
    suggest: (word) => {
      const known = asked.get(word) ?? (asked.size < MOST_SUGGESTIONS ? listNeighbours(word).filter(isWord) : [])
      asked.set(word, known)
      return known
    },
  }
}

/** One letter more, less or other, or two neighbours swapped; the first letter is seldom wrong. */
function listNeighbours(word: string): string[] {
  const near = new Set<string>()
  for (let at = 1; at <= word.length; at += 1) {
    const [head, rest] = [word.slice(0, at), word.slice(at)]
    for (const letter of letters) {
      near.add(head + letter + rest)
      if (rest !== '') near.add(head + letter + rest.slice(1))
    }
    if (rest !== '') near.add(head + rest.slice(1))
    if (rest.length > 1) near.add(`${head}${rest[1]}${rest[0]}${rest.slice(2)}`)
  }
  near.delete(word)
  return [...near]
}

function wordsIn(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? []
}

/** The context of each line of a description, in order. */
export function lineContexts(text: string, tense: LineContext['tense'], whole: ResumeContext): LineContext[] {
  const lines = splitLines(text).slice(0, MOST_LINES)
  const firstBullet = lines.findIndex(({ kind }) => kind === 'bullet')
  const endWithStop = agreeOnStop(firstBullet < 0 ? lines : lines.filter(({ kind }) => kind === 'bullet'))
  const areActs = tellsPresent(lines)
  const areDoings = opensDoing(lines)
  const beginSmall = areWrittenSmall(lines)
  return lines.map(({ kind }, at) => ({
    ...whole,
    place: 'line',
    tense,
    beside: {
      // A paragraph above bullets ends as sentences do.
      endWithStop: kind === 'paragraph' && firstBullet >= 0 ? undefined : endWithStop,
      beginSmall,
      areActs,
      areDoings,
      areBullets: kind === 'paragraph' && firstBullet >= 0 && at > firstBullet,
    },
  }))
}

/** Two small beginnings are somebody's way to write; one may be the end of the line before it. */
function areWrittenSmall(lines: readonly RichLine[]): boolean {
  const small = lines.filter(({ text }) => /^\p{Ll}/u.test(text))
  if (small.length > 0 && lines.every((line) => small.includes(line) || /^I\b/.test(line.text))) return lines.length > 1
  const isCut = lines.some(({ text }) => /(?:[,–-]|\b(?:and|or|of|the|an?|to|for|with|in|on|by))$/i.test(text.trim()))
  return small.length > 1 && !isCut && lines.every(({ kind }) => kind === 'bullet')
}

/** Most of at least three lines, and not all: where all agree there is nothing to fix. */
function agreeOnStop(lines: readonly RichLine[]): boolean | undefined {
  const whole = lines.filter(({ text }) => text.split(/\s+/).length >= 4)
  const stopped = whole.filter(({ text }) => /\.$/.test(text)).length
  if (whole.length < 3 || stopped === 0 || stopped === whole.length) return undefined
  if (stopped >= whole.length * 0.6) return true
  return stopped <= whole.length * 0.4 ? false : undefined
}

function tellsPast(lines: readonly RichLine[]): boolean {
  const heads = lines.map(({ text }) => readLine(text).verbs[0]?.form).filter((form) => form !== undefined)
  return heads.length > 1 && heads.filter((form) => form === 'past').length > heads.length / 2
}

/** At least two of them, and at least half. */
function opensDoing(lines: readonly RichLine[]): boolean {
  const doings = lines.filter(({ text }) => {
    const { shape, verbs, opensSure } = readLine(text)
    return shape === 'act' && opensSure && /^(?:ing|third)$/.test(verbs[0]?.form ?? '')
  }).length
  return doings > 1 && doings >= lines.length / 2
}

function tellsPresent(lines: readonly RichLine[]): boolean {
  const acts = lines.filter(({ text }) => /^(?:base|third)$/.test(readLine(text).verbs[0]?.form ?? '')).length
  return acts > 0 && acts >= (lines.length - 1) / 2
}
