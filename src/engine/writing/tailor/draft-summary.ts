// The summary for one job: the lines that prove most of what it asks for, and what is asked for and held, by name.
import { plain } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { listNames, nameCredentials, nameDegrees, nameLanguages, nameSkills } from '../letter/name-qualifications.ts'
import type { Match } from '../match/match.ts'
import { answerOf, answersNeed } from '../match/needs.ts'
import { rateLines } from '../match/rate-line.ts'
import { rateTops } from '../match/rate-top.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { capitalize, type Dictionary } from '../steps/_step.ts'
import { rateForTop } from '../summary/rate-for-top.ts'
import { saysSomething, sayWho, writeSummary } from '../summary/write-summary.ts'

type Ground = {
  career: Career
  posting: Posting
  match: Match
  spelling?: Dictionary | undefined
}

export function draftSummary(ground: Ground): DraftChange[] {
  const { career, posting, spelling } = ground
  const write = (by: ReadonlyMap<string, number>) =>
    writeSummary({
      career,
      spelling,
      rate: rateForTop(career, by),
      nameMore: (said) => [nameHeld(ground, said), nameSpoken(ground, said)].filter((one) => one !== undefined),
    })
  // Where nothing argues for this job, who somebody is still stands at the top.
  const after = write(rateLines(career, posting)) ?? write(rateTops(career))
  if (!after) return addAsked(ground)
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: career.resume.personalInfo.summary,
      after,
      reason: 'Written for this job, in words from your resume.',
      ...(career.resume.personalInfo.summary.trim() === '' ? {} : { needsLook: true as const }),
    },
  ]
}

const FEWEST_ADDED = 2
const MOST_WORDS = 75

/** What they ask for and only the lists further down say goes behind what somebody says of themselves, by name alone. */
function addAsked(ground: Ground): DraftChange[] {
  const { career, posting, spelling } = ground
  const { summary } = career.resume.personalInfo
  const isOwn = saysSomething(career, spelling)
  const opening = isOwn ? withStop(summary) : sayWho(career)
  if (opening === undefined || plain(summary) !== summary || summary.includes('\n')) return []
  const isSpoken = /\bI\b/.test(opening)
  const held = listHeld(ground, opening)
  const skills = nameSkills(career, posting, opening)
  const count = held.length + skills.entries.length
  const papers = isSpoken ? sayFrame(frames.credential, 'plain', { credentials: listNames(held) })[0] : asList(held)
  const known = sayFrame(isSpoken ? frames.skills : frames['summary-skills'], 'plain', { skills: skills.text })[0]
  const after = [opening, papers, known].filter(Boolean).join(' ')
  if (count < FEWEST_ADDED || after.split(/\s+/).length > MOST_WORDS) return []
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason: isOwn
        ? 'They ask for these, so we put them up front.'
        : 'Written for this job, in words from your resume.',
      needsLook: true,
    },
  ]
}

function withStop(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
}

/** What is asked for, held, and not said yet; each with its article. */
function listHeld({ career, posting, match }: Ground, said: string): string[] {
  const asksForDegree = [...match.mustHave, ...match.niceToHave].some(
    ({ requirement, state }) => requirement.kind === 'degree' && state === 'met',
  )
  const degrees = nameDegrees(career, posting)
    .flatMap(({ text }) => text ?? [])
    .filter((school, at) => (asksForDegree && at === 0) || answersNeed(topicsOf(school), posting))
    .filter((school) => !/^an? (?:high school )?diploma\b|\bGED\b/i.test(school))
  const topics = topicsOf(said)
  return [...degrees, ...nameCredentials(career, posting, match).names]
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
  return asList(listHeld(ground, said))
}

function asList(held: readonly string[]): string | undefined {
  const names = held.map((name) =>
    name
      .replace(/^(?:an?|the) /, '')
      // `Bachelor's in Nursing`, as short as they write it.
      .replace(/(['’]s) degree\b/i, '$1')
      .replace(/ \(online\)$/i, ''),
  )
  return names.length > 0 ? `${names.map((name) => capitalize(name)).join('; ')}.` : undefined
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
