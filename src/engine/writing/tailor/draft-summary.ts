// The summary for one job, put together from names, lines and sentences of the person: who they are, what is asked for and
// held, the one line that proves most, tools and languages that are asked for, and what they say for themselves.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career, Job } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { namesPerson, withoutClaims } from '../letter/introduce.ts'
import { jobYears } from '../letter/job-time.ts'
import { mendLine } from '../letter/mend-line.ts'
import { nameCredentials, nameDegree, nameLanguages } from '../letter/name-qualifications.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, roleName } from '../letter/role-name.ts'
import { rateAnswer } from '../match/find-evidence.ts'
import type { Match } from '../match/match.ts'
import { nearAnswer } from '../match/near-answer.ts'
import { rateLine, recencyOf } from '../match/rate-line.ts'
import { tellingSentences } from '../own-sentences.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { capitalize, type Dictionary } from '../steps/_step.ts'
import { findTerms } from '../words/terms.ts'
import { nearestTitle } from './draft-headline.ts'
import type { ShownNeed } from './shown-needs.ts'

type Ground = {
  career: Career
  posting: Posting
  match: Match
  needs: readonly ShownNeed[]
  spelling?: Dictionary | undefined
  /** The line that leads the latest job: nobody reads it twice in a row. */
  leading?: string | undefined
}

const MOST_WORDS = 62
const MOST_HELD = 3
const FEWEST_OF_WHO = 4

export function draftSummary(ground: Ground): DraftChange[] {
  const { career, posting } = ground
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const isTheirs = (wish: string) =>
    rateAnswer(topicsOf(posting.title?.text ?? ''), { topics: topicsOf(wish) }) > 0 || answersWish(wish, posting)
  const [first = '', ...others] = tellingSentences(summary, { isTheirs }).flatMap((said) => withoutClaims(said) ?? [])
  const isWho = namesPerson(first) && first.split(/\s+/).length >= FEWEST_OF_WHO
  const who = isWho ? first : introduce(career, posting)
  const own = isWho || first === '' ? others : [first, ...others]
  const held = nameHeld(ground)
  const proof = findProof(ground, [who ?? '', ...own].join(' '))
  const tools = nameTools(ground, [who, proof, ...own].join(' '))
  const languages = nameSpoken(ground)
  if (!who || [held, proof, tools, languages].every((part) => part === undefined)) return []
  const parts = [who, held, proof, tools, languages].filter((part) => part !== undefined)
  const theirs = own.filter((sentence) => isTheirs(sentence) || /\d/.test(sentence))
  const after = fitIn(parts, [...theirs, ...own.filter((sentence) => !theirs.includes(sentence))])
  if (after === summary.trim()) return []
  const dropped = summary.split(/\s+/).length - after.split(/\s+/).length
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason: 'Written for this job: what they ask for and you have.',
      ...(summary.trim() !== '' && dropped > 0 ? { needsLook: true as const } : {}),
    },
  ]
}

const NEAR = 0.5

function answersWish(sentence: string, { mustHave, niceToHave }: Posting): boolean {
  const topics = topicsOf(sentence)
  return [...mustHave, ...niceToHave].some(({ quote }) => nearAnswer(topicsOf(quote), topics) >= NEAR)
}

/** `Web developer at Sandia Creative since 2021.` */
function introduce(career: Career, posting: Posting): string | undefined {
  const nearest = nearestTitle(career, posting)
  const job =
    career.jobs.find(({ title }) => title === nearest) ?? career.jobs.find((one) => !isUnpaid(one)) ?? career.jobs[0]
  const role = job && roleName(job.title)
  return role ? `${capitalize([role, whereAndWhen(job)].filter(Boolean).join(' '))}.` : undefined
}

function whereAndWhen(job: Job): string {
  const at = isNoEmployer(job.company) || isOwnAccount(job.company) ? '' : atEmployer(job.company)
  const time = jobYears(job) ?? ''
  return job.isCurrent || time === '' ? `${at} ${time}`.trim() : `${at}, ${time}`.replace(/^, /, '')
}

/** `NVQ Level 2 in Professional Cookery; Level 3 Award in Food Safety.` */
function nameHeld({ career, posting, match }: Ground): string | undefined {
  const school = nameDegree(career, posting, match).text ?? ''
  const isAsked = [...match.mustHave, ...match.niceToHave].some(
    ({ requirement: { kind, quote } }) => kind === 'degree' || nearAnswer(topicsOf(quote), topicsOf(school)) >= NEAR,
  )
  const degree = isAsked && !/^an? (?:high school )?diploma\b|\bGED\b/i.test(school) ? school || undefined : undefined
  const names = [degree, ...nameCredentials(career, posting, match).names]
    .filter((name) => name !== undefined)
    .map((name) =>
      name
        .replace(/^an? /, '')
        .replace(/ from .*$/, '')
        // `Bachelor's in Nursing`, as short as they write it.
        .replace(/(['’]s) degree\b/i, '$1')
        .replace(/ \([^()]*\d{4}\)$/, ''),
    )
  return names.length > 0 ? `${capitalize(names.slice(0, MOST_HELD).join('; '))}.` : undefined
}

const LONGEST_PROOF = 25
const FEWEST_OF_PROOF = 5
const ARGUES = 1
const notTold = /\b(?:I|my|me|we|our|us|he|she|etc|never|not|helped|assisted)\b|[“”"]|\.\s/i

/** One line as it is: what they ask about comes before a number. */
function findProof({ career, posting, spelling, leading }: Ground, said: string): string | undefined {
  const [best] = career.jobs
    .flatMap((job, place) =>
      job.lines
        .filter(({ role, text }) => role === 'line' && text !== leading && canStand(text))
        .map((line) => ({
          job,
          line,
          worth: rateLine(line.text, posting) + recencyOf(place) / 2,
        })),
    )
    .filter(({ line, worth }) => worth >= ARGUES && !said.includes(line.text))
    .toSorted((one, other) => other.worth - one.worth)
  return best && `${mendLine(best.line.text, best.job, career, spelling)}.`
}

/** `Run a department` alone would read like an order. */
function canStand(text: string): boolean {
  const words = text.split(/\s+/).length
  if (words < FEWEST_OF_PROOF || words > LONGEST_PROOF || notTold.test(text) || isBroken(findFault(text))) return false
  const { shape, verbs } = readLine(text)
  return shape !== 'act' || verbs[0]?.form === 'past'
}

const MOST_TOOLS = 5

/** Two or more skills that they must have, or that go by a name of their own: `SAP PM, Excel, shutdown scoping.` */
function nameTools({ needs }: Ground, said: string): string | undefined {
  const asked = needs.filter(({ isSkill, need, name }) => isSkill && (need === 'must' || isProperName(name)))
  const names = [...new Map(asked.map(({ name }) => [name.toLowerCase(), name])).values()].filter(
    (name) => !said.toLowerCase().includes(name.toLowerCase()),
  )
  return names.length > 1 ? `${capitalize(names.slice(0, MOST_TOOLS).join(', '))}.` : undefined
}

function isProperName(name: string): boolean {
  return findTerms(name).some(({ term }) => term.kind === 'tool') || /\p{Lu}\p{L}*\p{Lu}|\p{L}\d/u.test(name)
}

/** `Fluent Portuguese.` */
function nameSpoken({ career, posting, match }: Ground): string | undefined {
  const { entries } = nameLanguages(career, posting, match)
  const spoken = career.resume.languages
    .filter(({ id, name }) => entries.includes(`languages.${id}`) && name !== 'English')
    .map(({ name, level }) => (/^\p{L}+$/u.test(level.trim()) ? `${level.trim().toLowerCase()} ${name}` : name))
  return spoken.length > 0 ? `${capitalize(spoken.join(', '))}.` : undefined
}

/** What the person says for themselves comes last, as far as there is room. */
function fitIn(parts: readonly string[], own: readonly string[]): string {
  const kept = [...parts]
  for (const sentence of own) {
    const words = [...kept, sentence].join(' ').split(/\s+/).length
    if (words <= MOST_WORDS) kept.push(sentence)
  }
  return kept.join(' ')
}
