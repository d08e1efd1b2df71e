// The summary for one job, put together from names, lines and sentences of the person: who they are, what is asked for and
// held, the one line that proves most, tools and languages that are asked for, and what they say for themselves.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { topicsOf } from '../facts/topics.ts'
import { namesPerson, withoutClaims } from '../letter/introduce.ts'
import { jobYears } from '../letter/job-time.ts'
import { mendLine } from '../letter/mend-line.ts'
import { listNames, nameCredentials, nameDegree, nameLanguages } from '../letter/name-qualifications.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, roleName, shortCompany } from '../letter/role-name.ts'
import { rateAnswer } from '../match/find-evidence.ts'
import type { Match } from '../match/match.ts'
import { addCover, answerOf, answersNeed, type Cover, gainOf } from '../match/needs.ts'
import { proofsOf } from '../match/prove.ts'
import { rateLine, recencyOf } from '../match/rate-line.ts'
import { asWritten, tellingSentences } from '../own-sentences.ts'
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
/** What stands already may be as long as the person made it, and a little longer. */
const MOST_WITH_OWN = 80
const MOST_HELD = 3
const FEWEST_OF_WHO = 4
const THIN = 16

export function draftSummary(ground: Ground): DraftChange[] {
  const { summary } = ground.career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const after = summary.trim() === '' ? writeAnew(ground) : addToOwn(ground, summary)
  if (after === undefined || after === summary.trim()) return []
  const dropped = summary.split(/\s+/).length - after.split(/\s+/).length
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason:
        summary.trim() === ''
          ? 'Written for this job: what they ask for and you have.'
          : 'Adds what they ask for and you have; the rest is yours.',
      ...(summary.trim() !== '' && dropped > 0 ? { needsLook: true as const } : {}),
    },
  ]
}

/** Who, what is held, the line that proves most, tools and languages. */
function writeAnew(ground: Ground): string | undefined {
  const { career, posting } = ground
  const who = introduce(career, posting)
  const held = nameHeld(ground)
  const proof = findProof(ground, [who, held].join(' '))
  const parts = [held, proof, nameTools(ground, [held, proof].join(' ')), nameSpoken(ground)]
  if (!who || parts.every((part) => part === undefined)) return undefined
  return fitIn(
    [who],
    parts.filter((part) => part !== undefined),
    MOST_WORDS,
  )
}

/** The person's own sentences in their order, without praise, and what they leave out of what is asked for. */
function addToOwn(ground: Ground, summary: string): string | undefined {
  const { career, posting } = ground
  const isTheirs = (wish: string) =>
    rateAnswer(topicsOf(posting.title?.text ?? ''), { topics: topicsOf(wish) }) > 0 ||
    answersNeed(topicsOf(wish), posting)
  const told = tellingSentences(summary, { isTheirs }).flatMap((said) => withoutClaims(said) ?? [])
  const [first = ''] = told
  const isWho = namesPerson(first) && first.split(/\s+/).length >= FEWEST_OF_WHO
  const who = isWho || told.some((said) => /\byears?\b/.test(said)) ? undefined : introduce(career, posting)
  // One person speaks: where they say `I`, all of it does.
  const speaks = told.some((said) => /\b(?:I|my)\b/.test(said))
  const kept = who && namesPerson(first) ? told.slice(1) : told
  const own = speaks ? kept.map((said) => asWritten(said, summary)) : kept
  const said = [who ?? '', ...own].join(' ')
  const held = nameHeld(ground, said)
  const tools = speaks ? undefined : nameTools(ground, said)
  const proof = findProof(ground, [said, held, tools].join(' '))
  // A result says more than a paper that stands in a list of its own.
  const added = [
    proof && speaks ? asOwn(proof) : proof,
    held && speaks ? `I hold ${withArticles(ground, said)}.` : held,
    tools,
  ]
  // One fact more is enough, unless there was next to nothing.
  const most = said.split(/\s+/).length < THIN ? added.length : 1
  const news = added.filter((part) => part !== undefined).slice(0, most)
  const spoken = speaks || /\b(?:bilingual|fluent|native)\b/i.test(said) ? undefined : nameSpoken(ground)
  if (news.length === 0 && spoken === undefined) return undefined
  const [lead = '', ...rest] = who && !speaks ? [who, ...own] : own
  const after = [lead, ...news, ...(spoken ? [spoken] : []), ...rest].filter(Boolean).join(' ')
  const isLonger = after.split(/\s+/).length > Math.max(MOST_WITH_OWN, summary.split(/\s+/).length)
  return isLonger ? undefined : after
}

/** `Worked under RN direction` as somebody says it of themselves. */
function asOwn(line: string): string | undefined {
  const { shape, verbs, isSure } = readLine(line)
  return shape === 'act' && isSure && verbs[0]?.form === 'past' && verbs[0].at === 0
    ? `I ${line.slice(0, 1).toLowerCase()}${line.slice(1)}`
    : undefined
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

/** What is asked for, held, and not said yet; each with its article. */
function listHeld({ career, posting, match }: Ground, said: string): string[] {
  const school = nameDegree(career, posting, match).text ?? ''
  const isAsked =
    [...match.mustHave, ...match.niceToHave].some(({ requirement }) => requirement.kind === 'degree') ||
    answersNeed(topicsOf(school), posting)
  const degree = isAsked && !/^an? (?:high school )?diploma\b|\bGED\b/i.test(school) ? school || undefined : undefined
  const topics = topicsOf(said)
  return [degree, ...nameCredentials(career, posting, match).names]
    .filter((name) => name !== undefined)
    .map((name) => name.replace(/ from .*$/, '').replace(/ \([^()]*\d{4}\)$/, ''))
    .filter((name) => answerOf(topics, { topics: topicsOf(name) }) < SAID && !saysInitials(said, name))
    .slice(0, MOST_HELD)
}

const SAID = 0.7

/** `APC` */
function saysInitials(said: string, name: string): boolean {
  const initials = name.replace(/[^\p{Lu}]/gu, '')
  return initials.length > 2 && said.includes(initials)
}

/** `NVQ Level 2 in Professional Cookery; Level 3 Award in Food Safety.` */
function nameHeld(ground: Ground, said = ''): string | undefined {
  const names = listHeld(ground, said).map((name) =>
    name
      .replace(/^(?:an?|the) /, '')
      // `Bachelor's in Nursing`, as short as they write it.
      .replace(/(['’]s) degree\b/i, '$1'),
  )
  return names.length > 0 ? `${capitalize(names.join('; '))}.` : undefined
}

function withArticles(ground: Ground, said: string): string {
  return listNames(listHeld(ground, said)) ?? ''
}

const LONGEST_PROOF = 25
const FEWEST_OF_PROOF = 5
const ARGUES = 1
const notTold = /\b(?:I|my|me|we|our|us|he|she|etc|never|not|helped|assisted)\b|[“”"]|\.\s/i

/** One line as it is: what they ask about and nothing has said comes before a number. */
function findProof({ career, posting, spelling, leading }: Ground, said: string): string | undefined {
  const covered: Cover = new Map()
  addCover(topicsOf(said), posting, covered)
  // Behind the name of an employer a line of another one would seem to be of that one.
  const named = career.jobs.find(({ company }) => company !== '' && said.includes(shortCompany(company)))
  const [best] = career.jobs
    .filter((job) => !isBreak(job) && (named === undefined || job.company === named.company))
    .flatMap((job, place) =>
      job.lines
        .filter(({ role, text }) => role === 'line' && text !== leading && canStand(text))
        .map((line) => {
          const gain = gainOf(line.topics, posting, covered)
          return { job, line, gain, worth: rateLine(line.text, posting) + recencyOf(place) / 2 + gain }
        }),
    )
    .filter(({ line, worth, gain }) => worth >= ARGUES && gain >= ANSWERS && !said.includes(line.text))
    // `Ran the loader when they were short` is no headline.
    .filter(({ line }) => /\d/.test(line.text) || shows(line, career, posting))
    .toSorted((one, other) => other.worth - one.worth)
  return best && `${mendLine(best.line.text, best.job, career, spelling)}.`
}

const SHOWS = 0.6

function shows(line: SourceLine, career: Career, posting: Posting): boolean {
  return posting.mustHave.some((wish) =>
    proofsOf(wish, career, posting).some(({ source, strength }) => source === line && strength >= SHOWS),
  )
}

/** A line that answers nothing the posting asks for is no news to it. */
const ANSWERS = 0.12

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

/** As far as there is room. */
function fitIn(parts: readonly string[], more: readonly string[], most: number): string {
  const kept = [...parts]
  for (const sentence of more) {
    const words = [...kept, sentence].join(' ').split(/\s+/).length
    if (words <= most) kept.push(sentence)
  }
  return kept.join(' ')
}
