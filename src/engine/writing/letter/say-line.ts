// How a line of the resume is said in a letter, by weights fitted to what an editor made of some thirteen hundred lines
// (scripts/fit-sayings.ts); undefined where every way would need words that are not there.
import { type LabelModel, rateLabels, unpackLabels } from '#engine/language/choose-label.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import type { Job } from '../facts/career.ts'
import { type Frame, type Slots, sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { isRoleNoun } from '../words/roles.ts'
import type { ToldLine } from './choose-lines.ts'
import { jobYears } from './job-time.ts'
import { type Tone, tones } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount, writtenTitle } from './role-name.ts'
import { sayingFeatures } from './saying-features.ts'
import { sayingWeights } from './saying-weights.gen.ts'
import { sayIn, type Way } from './ways-to-say.ts'

/** What goes into the frames: `act` stands behind `I`, `thing` behind `my work included`. */
export type Saying = { act: string; thing?: undefined } | { thing: string; act?: undefined; isCurrent: boolean }

const SURE = 0.7
const LONGEST = 32

let model: LabelModel | undefined

export function sayLine({ text, job: { isCurrent } }: Pick<ToldLine, 'text' | 'job'>): Saying | undefined {
  if (text.split(/\s+/).length > LONGEST || namesPost(text)) return undefined
  model ??= unpackLabels(sayingWeights)
  const chances = rateLabels(model, sayingFeatures(text, isCurrent))
  const best = chances.indexOf(Math.max(...chances))
  const way = model.labels[best]
  // `Undertaking surveys` is said as what somebody does.
  const [verb] = readLine(text).verbs
  const isDoing = verb?.at === 0 && verb.form === 'ing' && !isBroken(findFault(text))
  const acted = isDoing ? sayIn('act', text, isCurrent) : undefined
  if (acted) return { act: acted.replace(/^I /, '') }
  if (way === 'none' || (chances[best] ?? 0) < SURE) return undefined
  const said = sayIn(way as Way, text, isCurrent)
  if (said === undefined) return undefined
  return way === 'work'
    ? { thing: said.replace(/^my work includ\w+ /, ''), isCurrent }
    : { act: said.replace(/^I /, '') }
}

/** `Sample collector and film reader for a vaccine study`: nobody samples a collector. */
function namesPost(text: string): boolean {
  const { words, verbs } = readLine(text)
  return (
    verbs[0]?.at === 0 &&
    verbs[0].form === 'base' &&
    isRoleNoun(words[1]?.lower ?? '') &&
    !/s$/.test(words[1]?.lower ?? '')
  )
}

/**
 * Whether the lines of a job are told in sentences: all of them that say something for the job. A list below the sentences
 * reads like two letters, and what is left out is missed more than a list is minded.
 */
export function areTold(lines: readonly ToldLine[]): boolean {
  const isSaid = (line: ToldLine) => sayLine(line) !== undefined
  return lines.some(isSaid) && lines.every((line) => line.worth < ARGUES || isSaid(line))
}

/** A line rated lower is not missed. */
const ARGUES = 1.4

/** `first`: of its job; `at`: where, for the first. */
type Place = { at?: string | undefined; isFirst: boolean; turn: number; tone: Tone }

export function saySentence(saying: Saying, { at, isFirst, turn, tone }: Place): string | undefined {
  const own = sentencesOf(saying, { at, isFirst, tone })
  return own[isFirst ? 0 : turn % Math.max(1, own.length)]
}

function sentencesOf(saying: Saying, { at, isFirst, tone }: Omit<Place, 'turn'>): string[] {
  return sayFrame(frameFor(saying, isFirst), tone, { ...slotsOf(saying), at }).map((text) =>
    text.replace(/\bI also (am|was|have)\b/, 'I $1 also'),
  )
}

function frameFor({ thing }: Saying, isFirst: boolean): Frame {
  if (thing !== undefined) return isFirst ? frames.work : frames['further-work']
  return isFirst ? frames.act : frames['further-act']
}

function slotsOf(saying: Saying): Slots {
  if (saying.act !== undefined) return { act: saying.act }
  const { thing, isCurrent } = saying
  return isCurrent
    ? { thing, includes: 'includes', include: 'include', is: 'is', do: 'do' }
    : { thing, includes: 'included', include: 'included', is: 'was', do: 'did' }
}

/** Every sentence that may be made of a line. */
export function everySentence(told: Pick<ToldLine, 'text' | 'job'>): string[] {
  const saying = sayLine(told)
  if (!saying) return []
  const places = [undefined, whereOf(told.job), whereAndWhen(told.job)]
  return tones.flatMap((tone) => [
    ...places.flatMap((at) => sentencesOf(saying, { at, isFirst: true, tone })),
    ...sentencesOf(saying, { isFirst: false, tone }),
  ])
}

/** What a sentence that ties a line to a wish ends with: where, and what was done. */
export function tiedEndings(told: Pick<ToldLine, 'text' | 'job'>): string[] {
  const act = sayLine(told)?.act
  if (!act) return []
  const places = [whereOf(told.job), whereAndWhen(told.job)].filter((at) => at !== undefined)
  return [`I ${act}`, ...places.map((at) => `${at} I ${act}`)]
}

/** `at The Fleece and Firkin`: the town stands in the resume. */
export function whereOf({ company }: Job): string | undefined {
  if (isNoEmployer(company) || isOwnAccount(company)) return undefined
  return atEmployer(company.replace(/(?<=\S \S.*), \p{Lu}[\p{L}'’ -]{2,24}$/u, ''))
}

/** `at Bakewell Removals (Porter, 2012 to 2019)` */
export function whereAndWhen(job: Job): string | undefined {
  const at = whereOf(job)
  const post = [writtenTitle(job.title), jobYears(job)].filter(Boolean).join(', ')
  return at && post ? `${at} (${post})` : at
}
