// A line of the resume as what somebody did, to stand behind `I`, and where they did it.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { rarityOf } from '#engine/language/word-vectors.ts'
import type { Job } from '../facts/career.ts'
import type { ToldLine } from './choose-lines.ts'
import { jobYears } from './job-time.ts'
import { atEmployer, isNoEmployer, isOwnAccount, writtenTitle } from './role-name.ts'

const LONGEST_ACT = 30

/** What a line says when `I` stands before it; undefined where that would be no sentence. */
export function actOf({ text, job: { isCurrent } }: Pick<ToldLine, 'text' | 'job'>): string | undefined {
  const isLong = text.split(/\s+/).length > LONGEST_ACT
  if (isLong || /[.;:!?] |[“”"]|^\p{Lu}{2}/u.test(text) || runsOn(text)) return undefined
  const rest = text.slice(0, 1).toLowerCase() + text.slice(1)
  const state = `${isCurrent ? 'am' : 'was'} ${rest}`
  // `in charge of the site lab (2022-2023)` is over, though the job is not.
  const isDated = isCurrent && /\b(?:19|20)\d\d\b/.test(text) && !/\bsince\b/i.test(text)
  if (/^(?:responsible for|in charge of) /i.test(text) && isDated) return undefined
  if (/^(?:responsible for|in charge of) /i.test(text)) return isBroken(findFault(`I ${state}`)) ? undefined : state
  if (findFault(text)) return undefined
  if (/^I (?!['’])/.test(text)) return text.slice(2)
  const { shape, verbs, words, isSure, opensSure } = readLine(text)
  const [first] = verbs
  const [opening] = words
  // `Hand lamination of hulls`: a thing, whatever it looks like.
  if (shape !== 'act' || !opensSure || first?.at !== 0 || !opening || isTelegram(text.slice(opening.end)))
    return undefined
  // `changed 14 sites since 2020` goes on.
  if (
    first.form === 'past' &&
    isCurrent &&
    verbs.length === 1 &&
    /\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b/u.test(text)
  )
    return `have ${verbForms(first.base).participle}${text.slice(opening.end)}`
  // `chosen to show the work`, `sold as a going concern` were done to somebody.
  const isDone =
    verbForms(first.base).past === opening.lower && !(words[1]?.lower === 'as' && !ofOneself.test(first.base))
  if (first.form === 'past') return isDone ? rest : undefined
  if (!isCurrent || first.form === 'ing') return undefined
  return first.form === 'base'
    ? rest
    : isSure && verbs.length === 1
      ? `${first.base}${text.slice(opening.end)}`
      : undefined
}

/** `built public forest road`, `average quality score of 94%`: a thing of several words, and no article before it. */
function isTelegram(behind: string): boolean {
  const words = tagWords(behind)
  const end = words.findIndex(({ tag }) => tag !== 'NOUN' && tag !== 'ADJ')
  const thing = words.slice(0, end < 0 ? words.length : end)
  const last = thing.at(-1)
  return last?.tag === 'NOUN' && !last.lower.endsWith('s') && isCounted(last.lower)
}

const COMMON = 0.9

/** A thing that people write of in the plural; `payroll` is none. */
function isCounted(noun: string): boolean {
  return rarityOf(`${noun}s`) < COMMON && !/(?:care|work|staff|stock|data|time)$/.test(noun)
}

/** `answered phones, it was fast paced`, `submit claims, got the balance down`: two things told in one breath. */
function runsOn(text: string): boolean {
  return [...text.matchAll(/, (\p{L}+)/gu)].some(([, word = '']) => {
    const verb = readVerbForm(word.toLowerCase())
    const isTold = (verb?.form === 'past' || verb?.form === 'base') && !verb.isMoreOftenNoun
    return isTold || /^(?:it|I|we|they|he|she|this|that)$/i.test(word)
  })
}

/** What a sentence made of a line ends with: where, and what was done. */
export function endingsOf(told: Pick<ToldLine, 'text' | 'job'>): string[] {
  const act = actOf(told)
  if (!act) return []
  const places = [whereOf(told.job), whereAndWhen(told.job)].filter((at) => at !== undefined)
  return [`I ${act}`, `I also ${act}`, ...places.flatMap((at) => [`${at} I ${act}`, `${at} I also ${act}`])]
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

const ofOneself = /^(?:act|begin|join|qualify|serve|stand|start|train|volunteer|work)$/
