// How a line of the resume is said in a letter, by weights fitted to what an editor made of some thirteen hundred lines
// (scripts/fit-sayings.ts); undefined where every way would need words that are not there.

import { withArticle } from '#engine/language/articles.ts'
import { type LabelModel, rateLabels, unpackLabels } from '#engine/language/choose-label.ts'
import { describesPeople } from '#engine/language/describes-people.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import type { Job } from '../facts/career.ts'
import { type Frame, type Slots, sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { isRoleNoun } from '../words/roles.ts'
import { jobYears } from './job-time.ts'
import { type Tone, tones } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount, roleName, writtenTitle } from './role-name.ts'
import { sayingFeatures } from './saying-features.ts'
import { sayingWeights } from './saying-weights.gen.ts'
import { isTelegram, runsOn } from './telegram.ts'
import type { ToldLine } from './told-line.ts'
import { sayIn, type Way } from './ways-to-say.ts'

/** What goes into the frames: `act` stands behind `I`, `thing` behind `my work included`. */
export type Saying = { act: string; thing?: undefined } | { thing: string; act?: undefined; isCurrent: boolean }

const SURE = 0.6
const LONGEST = 32

let model: LabelModel | undefined

export function sayLine({ text, job: { isCurrent } }: Pick<ToldLine, 'text' | 'job'>): Saying | undefined {
  if (text.split(/\s+/).length > LONGEST || namesPost(text)) return undefined
  model ??= unpackLabels(sayingWeights)
  const chances = rateLabels(model, sayingFeatures(text, isCurrent))
  const best = chances.indexOf(Math.max(...chances))
  const way = model.labels[best]
  // `I support five adults` is a sentence already.
  const [, own] = /^I (?!am\b|['’])(\S.*)$/.exec(text) ?? []
  if (own && !isBroken(findFault(text))) return { act: own }
  if (/^(?:\p{L}+ )?(?:knowledge|understanding) (?:of|in)\b/iu.test(text))
    return { act: `${isCurrent ? 'have' : 'had'} ${lowerOpening(text)}` }
  const acted = sayClearly(text, isCurrent)
  if (acted) return { act: acted }
  if (way === 'none' || (chances[best] ?? 0) < SURE || isBroken(findFault(text))) return undefined
  const said = sayIn(way as Way, text, isCurrent)
  if (said === undefined) return undefined
  return way === 'work'
    ? { thing: said.replace(/^my work includ\w+ /, ''), isCurrent }
    : { act: said.replace(/^I /, '') }
}

/** What stands behind `I`, of a line that opens with what was done. */
export function sayClearly(text: string, isCurrent: boolean): string | undefined {
  return isClearAct(text) ? sayIn('act', text, isCurrent)?.replace(/^I /, '') : undefined
}

/** `Optimized the checkout`, `Undertaking surveys`: opens with what was done, and is whole. */
function isClearAct(text: string): boolean {
  const { shape, verbs, words, opensSure } = readLine(text)
  const form = verbs[0]?.form
  const isClear = form === 'ing' || opensSure || (form === 'past' && !describesPeople(words))
  return shape === 'act' && isClear && !isBroken(findFault(text))
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
 * Whether the lines of a job are told in sentences: only where every one of them is a whole sentence behind `I`. What a list
 * forgives (`place weekly order`, `supervise cooks and makes the schedule`) is a mistake in a sentence.
 */
export function areTold(lines: readonly ToldLine[]): boolean {
  return lines.length > 0 && lines.every(isWhole)
}

function isWhole({ text, job }: ToldLine): boolean {
  const { words, verbs } = readLine(text)
  const [first] = verbs
  const opening = first && words[first.at]
  if (!opening || !isClearAct(text) || runsOn(text) || text.split(/\s+/).length > LONGEST_WHOLE) return false
  return sayLine({ text, job })?.act !== undefined && !isTelegram(text.slice(opening.end)) && !/[:;]|\. /.test(text)
}

const LONGEST_WHOLE = 24

/** `first`: of its job; `at`: where, for the first. */
type Place = { at?: string | undefined; isFirst: boolean; turn: number; tone: Tone }

export function saySentence(saying: Saying, { at, isFirst, turn, tone }: Place): string | undefined {
  const own = sentencesOf(saying, { at, isFirst, tone })
  const named = at ? own.filter((text) => text.toLowerCase().includes(at.toLowerCase())) : own
  return named[turn % Math.max(1, named.length)]
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
    ? { thing, includes: 'includes', include: 'include', is: 'is' }
    : { thing, includes: 'included', include: 'included', is: 'was' }
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

/** `at The Fleece and Firkin`: the town stands in the resume. */
export function whereOf({ company }: Job): string | undefined {
  if (isNoEmployer(company) || isOwnAccount(company)) return undefined
  return atEmployer(company.replace(/(?<=\S \S.*), \p{Lu}[\p{L}'’ -]{2,24}$/u, ''))
}

/** `as a porter at Bakewell Removals from 2012 to 2019` */
export function whereAndWhen(job: Job): string | undefined {
  const [at, time] = [whereOf(job), spanOf(job)]
  const role = roleName(job.title)
  const aRole = role && withArticle(isOwnAccount(job.company) ? `self-employed ${role}` : role)
  if (aRole) return [`as ${aRole}`, at, time].filter(Boolean).join(' ')
  const post = [writtenTitle(job.title), jobYears(job)].filter(Boolean).join(', ')
  return at && post ? `${at} (${post})` : at
}

/** `from 2012 to 2019`, `in 2019`; that a job goes on says the tense. */
function spanOf(job: Job): string | undefined {
  const years = job.isCurrent ? undefined : jobYears(job)
  return years && (years.includes(' to ') ? `from ${years}` : `in ${years}`)
}
