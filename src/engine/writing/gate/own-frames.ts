// The sentences our own letters are made of, filled with what the resume says: they open and close a letter, say who writes and what
// they hold, and are true by the dates and the lists of the resume.
import { withArticle } from '#engine/language/articles.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import type { Job } from '../facts/career.ts'
import { type Frame, sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { degreeOf } from '../letter/degree-name.ts'
import { nameJob } from '../letter/introduce.ts'
import { tones } from '../letter/letter.ts'
import { leadsOf } from '../letter/say-points.ts'
import { fitsJobs, isDuration } from './checks/durations.ts'
import type { Ground } from './ground.ts'
import { readText } from './read-segments.ts'

type Known = {
  /** With the job whose years a sentence counts, where it counts those of one. */
  said: ReadonlyMap<string, Job | undefined>
  lists: readonly { before: string; after: string; items: readonly string[] }[]
}

const known = new WeakMap<Ground, Known>()

export function isOwnFrame(sentence: string, ground: Ground): boolean {
  if (ground.kind !== 'letter') return false
  const own = known.get(ground) ?? framesFor(ground)
  known.set(ground, own)
  const said = bare(sentence)
  if (own.said.has(said) || isIntroduction(sentence, own, ground)) return true
  return own.lists.some(
    ({ before, after, items }) =>
      items.length > 0 &&
      said.startsWith(before) &&
      said.endsWith(after) &&
      isListOf(said.slice(before.length, said.length - after.length), items),
  )
}

export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£]+/gu, ' ')
    .trim()
}

/** Stands for a number of years that the dates, or the person's own summary, give. */
const SOME = 'so many'

function framesFor({ career, target: { title, company } }: Ground): Known {
  const slots = { title, aTitle: title && withArticle(title), company }
  const introductions = [...career.jobs.entries()].flatMap(([at, job]) => {
    const named = nameJob(job, career)
    if (!named) return []
    const isLast = job.isCurrent || at === 0
    const when = job.isCurrent
      ? { isNow: ' ' }
      : isLast
        ? { isPast: ' ', isOver: ' ' }
        : { isEarlier: ' ', isOver: ' ' }
    const own = { ...named, ...when, years: isLast ? SOME : undefined, thisYears: SOME }
    return tones.flatMap((tone) => sayFrame(frames.introduction, tone, own)).map((text) => [bare(text), job] as const)
  })
  const degrees = career.schools.flatMap(({ source }) => degreeOf(source) ?? [])
  const said = tones.flatMap((tone) => [
    ...sayFrame(frames.opening, tone, slots),
    // Phone and address are one or two.
    ...['it', 'it or it'].flatMap((contact) => sayFrame(frames.closing, tone, { ...slots, contact })),
    ...degrees.flatMap((degree) => sayFrame(frames.degree, tone, { degree })),
  ])
  return {
    said: new Map([
      ...[...said.flatMap((text) => splitSentences(text)), ...career.jobs.flatMap((job) => leadsOf(job))].map(
        (text) => [bare(text), undefined] as const,
      ),
      ...introductions,
    ]),
    lists: [
      ...listsOf(
        frames.credential,
        career.resume.certifications.map(({ name }) => name),
      ),
      ...listsOf(
        frames.languages,
        career.resume.languages.map(({ name, level }) =>
          /^(?:$|(?:native|fluent|mother tongue|bilingual|C2|proficient)\b)/i.test(level.trim())
            ? name
            : `${name} ${level}`,
        ),
      ),
      ...listsOf(
        frames.skills,
        career.skills.map(({ text }) => text),
      ),
    ],
  }
}

function listsOf(frame: Frame, names: readonly string[]): Known['lists'] {
  const items = names.map(bare).filter(Boolean)
  return tones.flatMap((tone) =>
    frame[tone].map((text) => {
      const [before = '', after = ''] = text.split(/\{\w+\}/).map(bare)
      return { before, after, items }
    }),
  )
}

/** Nothing but these, each as it is listed. */
function isListOf(text: string, items: readonly string[]): boolean {
  const rest = [...items]
    .sort((one, other) => other.length - one.length)
    .reduce((left, item) => left.replace(` ${item} `, ' | '), ` ${text.trim()} `)
  return /\|/.test(rest) && rest.split(/[\s|]+/).every((word) => /^(?:|and|an?)$/.test(word))
}

/** Who writes, with years that the dates, or the person's own summary, give. */
function isIntroduction(sentence: string, { said }: Known, { career }: Ground): boolean {
  const [, told = '', isOfAll] = /\b((?:more than |over )?[\w-]+) years( of experience)?\b/i.exec(sentence) ?? []
  const text = told === '' ? '' : bare(sentence.replace(told, SOME))
  if (!said.has(text)) return false
  const read = readText(sentence)
  const number = read.numbers.find((one) => isDuration(one, read))
  const isClaimed = readText(career.resume.personalInfo.summary).numbers.some(
    ({ value, bound, nouns }) => value === number?.value && bound === number.bound && nouns.includes('year'),
  )
  const job = said.get(text)
  return (
    number !== undefined &&
    (isOfAll
      ? isClaimed || fitsJobs(number, career.jobs, career.today)
      : job !== undefined && fitsJobs(number, [job], career.today))
  )
}
