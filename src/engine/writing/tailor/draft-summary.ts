// The summary for one job, put together from names, lines and sentences of the person: who they are, what is asked for and
// held, the lines that prove most, tools and languages that are asked for, and what they say for themselves.
import { splitSentences } from '#engine/language/sentences.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { topicsOf } from '../facts/topics.ts'
import { leadSentence } from '../lead-sentence.ts'
import { namesPerson, withoutClaims } from '../letter/introduce.ts'
import { jobYears } from '../letter/job-time.ts'
import { listNames, nameCredentials, nameDegree, nameLanguages } from '../letter/name-qualifications.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, roleName, shortCompany } from '../letter/role-name.ts'
import { rateAnswer } from '../match/find-evidence.ts'
import type { Match } from '../match/match.ts'
import { addCover, answerOf, answersNeed, type Cover, gainOf } from '../match/needs.ts'
import { rateLine, recencyOf } from '../match/rate-line.ts'
import { asWritten, tellingSentences } from '../own-sentences.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { capitalize, type Dictionary } from '../steps/_step.ts'
import { joinTold, tellLine } from '../tell-line.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { mendJobs } from '../upgrade/mend-jobs.ts'
import { canChange, mendText } from '../upgrade/mend-lines.ts'
import { findTerms } from '../words/terms.ts'
import { nearestTitle } from './draft-headline.ts'
import { shownBy, wantedSkills } from './lead-with-needs.ts'
import type { ShownNeed } from './shown-needs.ts'

type Ground = {
  career: Career
  posting: Posting
  match: Match
  needs: readonly ShownNeed[]
  spelling?: Dictionary | undefined
}

const MOST_WORDS = 62
/** An existing summary may be as long as the person made it, and a little longer. */
const MOST_WITH_OWN = 80
const MORE_THAN_OWN = 16
const MOST_HELD = 3
const FEWEST_OF_WHO = 4
const THIN = 16
/** If they wrote this many words themselves, one proof is enough. */
const FULL = 34

export function draftSummary(ground: Ground): DraftChange[] {
  const { summary } = ground.career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const drafted = summary.trim() === '' ? writeAnew(ground) : addToOwn(ground, summary)
  if (drafted === undefined || drafted.after === summary.trim()) return []
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      ...drafted,
      ...(summary.trim() !== '' && !keepsAll(summary, drafted.after) ? { needsLook: true as const } : {}),
    },
  ]
}

type Drafted = { after: string; reason: string }

function keepsAll(summary: string, after: string): boolean {
  return splitSentences(summary).every((sentence) => after.includes(sentence))
}

/** Who, what they bring by name, the lines that prove most, papers and languages. */
function writeAnew(ground: Ground): Drafted | undefined {
  const who = introduce(ground)
  if (!who) return undefined
  const held = nameHeld(ground)
  const proof = findProof(ground, { said: [who.text, held].join(' '), most: 2, of: who.employer })
  const tools = nameTools(ground, [held, proof].join(' '))
  const parts = [tools, proof, held, nameSpoken(ground)].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  return {
    after: fitIn([who.text], parts, MOST_WORDS),
    reason: 'Written for this job: what they ask for and you have.',
  }
}

/** The person's own sentences in their order, without praise, and what they leave out of what is asked for. */
function addToOwn(ground: Ground, summary: string): Drafted | undefined {
  const { posting } = ground
  const isTheirs = (wish: string) =>
    rateAnswer(topicsOf(posting.title?.text ?? ''), { topics: topicsOf(wish) }) > 0 || sharesWords(wish, posting)
  const mended = mendSummary(ground)
  const told = tellingSentences(mended, { isTheirs }).flatMap((said) => withoutClaims(said) ?? keptClaim(said))
  const [first = ''] = told
  const isWho = namesPerson(first) && first.split(/\s+/).length >= FEWEST_OF_WHO
  const who = isWho || told.some((said) => /\byears?\b/.test(said)) ? undefined : introduce(ground)
  // One person speaks: where they say `I`, all of it does.
  const speaks = told.filter((said) => /\b(?:I|my)\b/.test(said)).length * 2 > told.length
  const kept = who && namesPerson(first) ? told.slice(1) : told
  const own = speaks ? kept.map((said) => asWritten(said, mended)) : kept
  const said = [who?.text ?? '', ...own].join(' ')
  const count = said.split(/\s+/).length
  const held = nameHeld(ground, said)
  const proof = findProof(ground, {
    said: [said, held].join(' '),
    most: count < FULL ? 2 : 1,
    of: speaks ? undefined : who?.employer,
    asI: speaks,
  })
  const tools = speaks || count >= THIN * 2 ? undefined : nameTools(ground, [said, held, proof].join(' '))
  const spoken = speaks || /\b(?:bilingual|fluent|native)\b/i.test(said) ? undefined : nameSpoken(ground)
  const papers = speaks ? withArticles(ground, said) : undefined
  const isSpoken = spoken?.match(/\p{Lu}\p{Ll}{3,}/gu)?.some((name) => said.includes(name))
  const news = [proof, speaks ? papers && `I hold ${papers}.` : held, tools, isSpoken ? undefined : spoken].filter(
    (part) => part !== undefined,
  )
  const [lead = '', ...rest] = who && !speaks ? [who.text, ...own] : own
  const room = Math.max(MOST_WITH_OWN, summary.split(/\s+/).length + MORE_THAN_OWN) - rest.join(' ').split(/\s+/).length
  const opened = lead === '' ? fitIn([], news, room) : fitIn([lead], news, room)
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
  const after = spaced([opened, ...rest].join(' '))
  const isAdded = spaced(opened) !== spaced(lead)
  const isCut = !keepsAll(mended, after)
  if (after === '' || (!isAdded && !isCut)) return undefined
  const gone = isCut ? 'leaves out what doesn’t help you' : 'the rest is yours'
  return {
    after,
    reason: isAdded ? `Adds what they ask for and you have; ${gone}.` : 'Keeps what helps you.',
  }
}

/** A claim with years or figures in it is more than a claim. */
function keptClaim(said: string): string[] {
  return /\byears?\b|\d/.test(said) ? [said] : []
}

/** `a permanent part-time role`, `small company`: what they offer in so many words. */
function sharesWords(wish: string, { text }: Posting): boolean {
  const theirs = new Set(topicsOf(text).map(({ key }) => key))
  return (
    !/\b(?:proven|leverage|utili[sz]e|expertise|my skills|grow)\b/i.test(wish) &&
    topicsOf(wish).some(({ key, weight }) => weight >= 1 && theirs.has(key))
  )
}

/** The person's own sentences with their slips set right. */
function mendSummary({ career: { resume }, spelling }: Ground): string {
  const { summary } = resume.personalInfo
  if (!canChange(summary)) return summary
  const context = { ...readResumeContext(resume, spelling), place: 'summary', tense: 'none', beside: {} } as const
  return mendText(summary, 'personalInfo.summary', context)?.after ?? summary
}

/** `Web developer at Sandia Creative since 2021.`; by the years where the best proofs are of several houses. */
function introduce(ground: Ground): { text: string; employer: string | undefined } | undefined {
  const { career, posting } = ground
  const nearest = nearestTitle(career, posting)
  const job =
    career.jobs.find(({ title }) => title === nearest) ??
    career.jobs.find((one) => !isUnpaid(one) && !isBreak(one)) ??
    career.jobs[0]
  const role = job && roleName(job.title)
  if (!role) return undefined
  const { company } = job
  const isOfOne = rateProofs(ground, '')
    .slice(0, 2)
    .every((one) => one.job.company === company)
  const years = isOfOne ? undefined : leadSentence(career, { title: job.title })
  const [span = ''] = / with .* years? of experience\.$/.exec(years ?? '') ?? []
  if (span) return { text: `${capitalize(ownTitle(career, job) ?? role)}${span}`, employer: undefined }
  return { text: `${capitalize([role, whereAndWhen(job)].filter(Boolean).join(' '))}.`, employer: company }
}

/** `Line Cook` at the top says it better than `cook`, where both are one trade. */
function ownTitle({ resume }: Career, { title }: Job): string | undefined {
  const top = resume.personalInfo.professionalTitle
  const words = new Set(title.toLowerCase().match(/\p{L}{4,}/gu))
  return top
    .toLowerCase()
    .match(/\p{L}{4,}/gu)
    ?.some((word) => words.has(word))
    ? roleName(top)
    : undefined
}

function whereAndWhen(job: Job): string {
  const at = isNoEmployer(job.company) || isOwnAccount(job.company) ? '' : atEmployer(job.company)
  const time = jobYears(job) ?? ''
  return job.isCurrent || time === '' ? `${at} ${time}`.trim() : `${at}, ${time}`.replace(/^, /, '')
}

/** What is asked for, held and not mentioned yet, each with its article. */
function listHeld({ career, posting, match }: Ground, said: string): string[] {
  const school = nameDegree(career, posting, match).text ?? ''
  const isAsked =
    [...match.mustHave, ...match.niceToHave].some(
      ({ requirement, state }) => requirement.kind === 'degree' && state === 'met',
    ) || answersNeed(topicsOf(school), posting)
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

/** Nobody holds `Patient Moving and Handling`. */
const canBeHeld =
  /\b(?:licen[cs]e|certificate|card|permit|diploma|degree|ticket|registration|award|check|clearance|Bachelor|Master|NVQ|Level \d)\b|\p{Lu}{3}/u

function withArticles(ground: Ground, said: string): string {
  return listNames(listHeld(ground, said).filter((name) => canBeHeld.test(name))) ?? ''
}

type Proof = {
  job: Job
  line: SourceLine
  told: string
  worth: number
  gain: number
  isNice: boolean
  /** How surely it shows something they ask for. */
  shows: number
}

/** What a line of an older job lacks beside one of the latest. */
const RECENT = 1
const ANSWERS = 0.6
/** A line rated lower argues for no job; where nothing is better, the best one does. */
const ARGUES = 1.1
const LEAST = 0.06
/** A second line from a job that is over has to be worth looking back. */
const SHOWS = 0.5
/** How much there was says more than that it was done. */
const COUNTS = 0.3
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i
/** What they would only like isn't a headline. */
const OF_NICE = 0.8

/** Lines as they would appear in a summary, best first. */
function rateProofs({ career, posting, spelling }: Ground, said: string, { of = '', asI = false } = {}): Proof[] {
  const covered: Cover = new Map()
  addCover(topicsOf(said), posting, covered)
  const shown = shownBy(career, posting)
  const mended = mendJobs(career.resume, spelling)
  return career.jobs
    .filter((job) => !isBreak(job) && (of === '' || job.company === of))
    .flatMap((job, place) => {
      const { lines = [], tense = 'none' } = mended.find(({ entry }) => entry === job.entry) ?? {}
      return job.lines.flatMap((line): Proof[] => {
        const better = lines.find(({ before }) => plain(before) === line.text)
        const text = better?.pieces.length === 1 ? (better.pieces[0] ?? line.text) : line.text
        const told = line.role === 'line' ? tellLine(text, tense, { asI }) : undefined
        if (told === undefined || isSaid(told, said)) return []
        const gain = gainOf(line.topics, posting, covered)
        const worth =
          rateLine(line.text, posting) +
          RECENT * recencyOf(place) +
          ANSWERS * gain +
          (figure.test(told) ? COUNTS : 0) +
          (shown.get(line.text)?.worth ?? 0) -
          (shown.get(line.text)?.isNice ? OF_NICE : 0)
        return [
          {
            job,
            line,
            told,
            worth,
            gain,
            isNice: shown.get(line.text)?.isNice ?? false,
            shows: shown.get(line.text)?.worth ?? 0,
          },
        ]
      })
    })
    .filter(({ gain }) => gain >= LEAST)
    .toSorted((one, other) => other.worth - one.worth)
}

function isSaid(told: string, said: string): boolean {
  const keys = new Set(topicsOf(said).map(({ key }) => key))
  const [all, known] = [topicsOf(told), topicsOf(told).filter(({ key }) => keys.has(key))]
  return said.includes(told) || (all.length > 0 && known.length >= all.length * SAID)
}

/** One line or two as they are: what they ask about and nothing has said comes before a number. */
function findProof(
  ground: Ground,
  { said, most, of, asI = false }: { said: string; most: number; of?: string | undefined; asI?: boolean },
): string | undefined {
  // Behind the name of an employer a line of another one would seem to be of that one.
  const named =
    of ?? ground.career.jobs.find(({ company }) => company !== '' && said.includes(shortCompany(company)))?.company
  const told: string[] = []
  for (let at = 0; at < most; at += 1) {
    const [best] = rateProofs(ground, [said, ...told].join(' '), { of: named ?? '', asI }).filter(
      ({ isNice, job, shows }) => at === 0 || (!isNice && (job.isCurrent || shows >= SHOWS)),
    )
    if (!best || (best.worth < ARGUES && (at > 0 || said.split(/\s+/).length > FULL))) break
    told.push(best.told)
  }
  return joinTold(told)
}

const MOST_TOOLS = 4

/** Two or more skills that they must have, or that go by a name of their own: `SAP PM, Excel, shutdown scoping.` */
function nameTools({ career, posting, needs }: Ground, said: string): string | undefined {
  const asked = needs.filter(({ isSkill, need, name }) => isSkill && (need === 'must' || isProperName(name)))
  const wanted = career.resume.skillCategories.flatMap(({ id }) =>
    wantedSkills(`skillCategories.${id}.skills`, { career, posting, needs }),
  )
  const named = [...asked.map(({ name }) => name), ...wanted.filter((name) => !/[(:;/]|\blicen[cs]e/i.test(name))]
  const names = [...new Map(named.map((name) => [name.toLowerCase(), name])).values()].filter(
    (name) => !said.toLowerCase().includes(name.toLowerCase()),
  )
  return names.length > 1 || isProperName(names[0] ?? '')
    ? `${capitalize(names.slice(0, MOST_TOOLS).join(', '))}.`
    : undefined
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
