// The summary for one job: the lines that prove most of what it asks for, and what is asked for and held, by name.
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { listNames, nameCredentials, nameDegree, nameLanguages } from '../letter/name-qualifications.ts'
import type { Match } from '../match/match.ts'
import { addCover, answerOf, answersNeed, type Cover, gainOf } from '../match/needs.ts'
import { rateLines } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { capitalize, type Dictionary } from '../steps/_step.ts'
import type { RateProof } from '../summary/choose-proofs.ts'
import { rateForTop } from '../summary/rate-for-top.ts'
import { keepsAll, type Written, writeSummary } from '../summary/write-summary.ts'
import { tellsOutcome, tellsResult } from '../tells-result.ts'
import { bestShown } from './best-shown.ts'
import type { ShownNeed } from './shown-needs.ts'

type Ground = {
  career: Career
  posting: Posting
  match: Match
  needs: readonly ShownNeed[]
  spelling?: Dictionary | undefined
}

export function draftSummary(ground: Ground): DraftChange[] {
  const { career, posting, spelling } = ground
  const { summary } = career.resume.personalInfo
  const [shown, ratings] = [bestShown(career, posting), rateLines(career, posting)]
  const isAskedFor = (line: string) =>
    figure.test(line) && (shown.get(line)?.worth ?? 0) >= ASKED && (ratings.get(line) ?? 0) >= STRONG
  const write = (rate: RateProof) =>
    writeSummary({
      career,
      spelling,
      rate,
      beside: ({ line }) => isAskedFor(line),
      keepsWish: (wish) => answersNeed(topicsOf(wish), posting),
      nameMore: (said, voice) =>
        (voice === 'first' ? [sayHeld(ground, said)] : [nameHeld(ground, said), nameSpoken(ground, said)]).filter(
          (one) => one !== undefined,
        ),
    })
  // Where nothing argues for this job, who somebody is still stands at the top.
  const written = write(rateFor(ground)) ?? (summary.trim() === '' ? write(rateForTop(career)) : undefined)
  if (!written || written.text === summary.trim()) return []
  // A certificate hung on to what somebody says of themselves was refused nine times in ten.
  if (!written.wasEmpty && !written.isTold) return []
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after: written.text,
      reason: sayWhy(written),
      ...(!written.wasEmpty && !keepsAll(summary, written.text) ? { needsLook: true as const } : {}),
    },
  ]
}

function sayWhy({ wasEmpty, isCut }: Written): string {
  if (wasEmpty) return 'Written for this job, in words from your resume.'
  return isCut
    ? 'Adds what counts most for this job, and leaves out what can wait.'
    : 'Adds what counts most for this job; the rest is yours.'
}

/** A line so good, and so much what they ask for, may stand beside a summary of the person's own. */
const ASKED = 0.6
const STRONG = 2.2
const BELOW_TOP = 0.6
const ANSWERS = 0.3
/** A line rated lower argues for no job; where nothing is better, the best one does. */
const ARGUES = 1.6
const LEAST = 0.06
/** A second line from a job that is over has to be worth looking back. */
const SHOWS = 0.5
/** What came of it says more than how much there was, and that more than that it was done. */
const RESULT = 0.5
const COUNTS = 0.2
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i
/** What they would only like is no headline. */
const OF_NICE = 0.4
/** With so many words of their own, only a line that argues is added. */
const FULL = 34

function rateFor({ career, posting }: Ground): RateProof {
  const shown = bestShown(career, posting)
  const ratings = rateLines(career, posting)
  const top = Math.max(
    0,
    ...career.jobs.slice(0, 1).flatMap(({ lines }) => lines.map(({ text }) => ratings.get(text) ?? 0)),
  )
  return ({ job, place, line, told }, { said, isFirst }) => {
    // Where the best line cannot be told, a lesser one in its place was refused.
    if ((ratings.get(line) ?? 0) < top - (isFirst ? BELOW_TOP : 2 * BELOW_TOP)) return undefined
    const covered: Cover = new Map()
    addCover(topicsOf(said), posting, covered)
    const gain = gainOf(topicsOf(line), posting, covered)
    const { worth: shows = 0, isNice = false } = shown.get(line) ?? {}
    // What is only done says little, unless it is what they ask for, or what is done now.
    const isSaid = isFirst ? figure.test(told) || shows >= SHOWS || place === 0 : tellsResult(told)
    // A result of the present job is worth telling to anybody.
    const isNear = gain >= LEAST || (place === 0 && tellsOutcome(told))
    if (!isNear || !isSaid || (!isFirst && (isNice || place > 1 || !(job.isCurrent || shows >= SHOWS))))
      return undefined
    const worth =
      (ratings.get(line) ?? 0) +
      ANSWERS * gain +
      (tellsResult(told) ? RESULT : figure.test(told) ? COUNTS : 0) +
      shows / 3 -
      (isNice ? OF_NICE : 0)
    const isFull = said.split(/\s+/).length > FULL
    if (isFull && shows < SHOWS && !tellsOutcome(told)) return undefined
    return worth < ARGUES && (!isFirst || isFull) ? undefined : worth
  }
}

/** What is asked for, held, and not said yet; each with its article. */
function listHeld({ career, posting, match }: Ground, said: string): string[] {
  const school = nameDegree(career, posting).text ?? ''
  const isAsked =
    [...match.mustHave, ...match.niceToHave].some(
      ({ requirement, state }) => requirement.kind === 'degree' && state === 'met',
    ) || answersNeed(topicsOf(school), posting)
  const degree = isAsked && !/^an? (?:high school )?diploma\b|\bGED\b/i.test(school) ? school || undefined : undefined
  const topics = topicsOf(said)
  return [degree, ...nameCredentials(career, posting, match).names]
    .filter((name) => name !== undefined)
    .map((name) => name.replace(/ from .*$/, '').replace(/ \([^()]*\d{4}\)$/, ''))
    .filter((name) => !/\b(?:inactive|expired|lapsed|pending)\b/i.test(name))
    .filter((name) => answerOf(topics, { topics: topicsOf(name) }) < SAID && !saysInitials(said, name))
    .slice(0, MOST_HELD)
}

const SAID = 0.7
const MOST_HELD = 3

/** `APC` */
function saysInitials(said: string, name: string): boolean {
  const initials = name.replace(/[^\p{Lu}]/gu, '')
  return initials.length > 2 && said.includes(initials)
}

/** `NVQ Level 2 in Professional Cookery; Level 3 Award in Food Safety.` */
function nameHeld(ground: Ground, said: string): string | undefined {
  const names = listHeld(ground, said).map((name) =>
    name
      .replace(/^(?:an?|the) /, '')
      // `Bachelor's in Nursing`, as short as they write it.
      .replace(/(['’]s) degree\b/i, '$1')
      .replace(/ \(online\)$/i, ''),
  )
  return names.length > 0 ? `${names.map((name) => capitalize(name)).join('; ')}.` : undefined
}

/** Nobody holds `Patient Moving and Handling`. */
const paper =
  /\b(?:licen[cs]e|certificate|card|permit|diploma|degree|ticket|registration|award|check|clearance|bachelor|master|NVQ|level \d)\b/i

function canBeHeld(name: string): boolean {
  return paper.test(name) || /\p{Lu}{3}/u.test(name)
}

/** `I hold a Bachelor of Education and a working with Children Check.` */
function sayHeld(ground: Ground, said: string): string | undefined {
  const names = listNames(listHeld(ground, said).filter(canBeHeld))
  return names && `I hold ${names}.`
}

/** `Fluent Portuguese.` */
function nameSpoken({ career, posting, match }: Ground, said: string): string | undefined {
  if (/\b(?:bilingual|fluent|native)\b/i.test(said)) return undefined
  const { entries } = nameLanguages(career, posting, match)
  const spoken = career.resume.languages
    .filter(({ id, name }) => entries.includes(`languages.${id}`) && name !== 'English' && !said.includes(name))
    .map(({ name, level }) => (/^\p{L}+$/u.test(level.trim()) ? `${level.trim().toLowerCase()} ${name}` : name))
  return spoken.length > 0 ? `${capitalize(spoken.join(', '))}.` : undefined
}
