// The summary for one job: the lines that prove most of what it asks for, and what is asked for and held, by name.
import { capitalize } from '#engine/language/plain-words.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { isPaperSkill, listNames, nameCredentials, nameDegrees, nameLanguages } from '../letter/name-qualifications.ts'
import { askedSkill, isOnlyBasic } from '../letter/name-skills.ts'
import { skillName } from '../letter/skill-name.ts'
import type { Match } from '../match/match.ts'
import { answerOf, answersNeed } from '../match/needs.ts'
import { rateLines } from '../match/rate-line.ts'
import { tellingSentences } from '../own-sentences.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { rateForTop } from '../summary/rate-for-top.ts'
import { mendSummary, saysSomething, writeSummary } from '../summary/write-summary.ts'
import { withoutTalk } from '../upgrade/draft-summary.ts'
import { joinWords } from '../words/join-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { isSoftSkill } from '../words/soft-skills.ts'
import { findShownNeeds, nameKey } from './shown-needs.ts'

type Ground = {
  career: Career
  posting: Posting
  match: Match
  spelling?: Dictionary | undefined
}

/** Years are counted by titles, and fewer than the posting asks for speak against somebody who did the work under another. */
function withoutFewYears(text: string, { mustHave }: Posting): string {
  const asked = Math.max(0, ...mustHave.map(({ years = 0 }) => years))
  return text.replace(/ with (\d+) years of experience(?=[,.])/, (told, years: string) =>
    Number(years) < asked ? '' : told,
  )
}

export function draftSummary(ground: Ground): DraftChange[] {
  const { career, posting, spelling } = ground
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const hasOwn = saysSomething(career, spelling)
  const answers = sentencesToKeep(ground)
  // Of people's own words only praise and wishes may go.
  const keeps = (sentence: string) => answers(sentence) || (hasOwn && tellingSentences(sentence).length > 0)
  const write = (by: ReadonlyMap<string, number>) =>
    writeSummary({
      career,
      spelling,
      rate: rateForTop(career, by),
      ratings: by,
      most: hasOwn ? 0 : 1,
      keeps,
      nameMore: (said) => nameMore(ground, said),
    })
  // Where nothing that can be told argues for this job, a line about another would argue against it.
  const written = write(rateLines(career, posting))
  const after = written && withoutFewYears(written, posting)
  const isAnother = after !== undefined && !(hasOwn && isNoBetter(ground, after))
  const told = hasOwn && !isAnother ? withoutTalk(career, spelling) : undefined
  const bare = told !== undefined && losesAnswer(summary, told, posting) ? undefined : told
  const draft = { path: 'personalInfo.summary', kind: 'replace' as const, group: 'match' as const, before: summary }
  if (bare !== undefined)
    return [
      { ...draft, after: bare, reason: 'What anybody could say is out; what is yours comes at once.', needsLook: true },
    ]
  if (!isAnother) return []
  return [
    {
      ...draft,
      after,
      reason: hasOwn
        ? 'Another summary, made for this job from your resume. Keep yours if you like it better.'
        : 'Written for this job, in words from your resume.',
      ...(summary.trim() === '' ? {} : { needsLook: true as const }),
    },
  ]
}

/** `I look for a job where I can learn 5 axis`: talk to most, and to this employer an answer. */
function losesAnswer(own: string, told: string, posting: Posting): boolean {
  const kept = new Set(topicsOf(told).map(({ key }) => key))
  return splitSentences(own)
    .filter((sentence) => wishing.test(sentence))
    .some((sentence) =>
      answersNeed(
        topicsOf(sentence).filter(({ key }) => !kept.has(key)),
        posting,
      ),
    )
}

const wishing =
  /\b(?:look(?:ing)?|seek(?:ing)?|learn(?:ing)?|want(?:ing)?|hop(?:e|ing)|interest(?:ed)?|mov(?:e|ing))\b/i

/** Their own again, less a word or two, is no other summary: it has to name what they ask for. */
function isNoBetter(ground: Ground, after: string): boolean {
  const { career, spelling } = ground
  const { summary } = career.resume.personalInfo
  return (
    countNew(after, summary) < FEWEST_NEW ||
    !namesWhatCounts(ground, after) ||
    callsThemOtherwise(after, mendSummary(career.resume, spelling)) ||
    losesFigure(after, summary)
  )
}

/** `Front end developer` for somebody who calls themselves a full-stack developer takes something away. */
function callsThemOtherwise(after: string, own: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
  const [calling = ''] = after.split(/[,.]| (?:with|at|in|for|who|since|of)\b/)
  return !bare(own).includes(bare(calling))
}

/** `four warehouses, 210 people and 63 trucks`: how much somebody answers for is what a row of names cannot replace. */
function losesFigure(after: string, own: string): boolean {
  return (own.match(/\d[\d,.]*/g) ?? []).some((figure) => !after.includes(figure))
}

/** Things they ask for or a paper they make a condition; a degree by itself stands below anyway. */
function namesWhatCounts({ career, posting, match }: Ground, after: string): boolean {
  const { summary } = career.resume.personalInfo
  const papers = nameCredentials(career, posting, match).names.map((name) => name.replace(/^(?:an?|the) /, ''))
  return / Experience with /.test(after) || papers.some((name) => after.includes(name) && !summary.includes(name))
}

const FEWEST_NEW = 4
function countNew(text: string, known: string): number {
  const words = (said: string) => said.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const had = new Set(words(known))
  return words(text).filter((word) => !had.has(word)).length
}

/** Sentences of their own summary that answer what is asked for and stands nowhere else. */
function sentencesToKeep({ career, match, spelling }: Ground): (sentence: string) => boolean {
  const sentences = splitSentences(mendSummary(career.resume, spelling))
  const holders = [...match.mustHave, ...match.niceToHave]
    .filter(({ state, evidence }) => state === 'met' && evidence.every(({ entry }) => entry === 'personalInfo'))
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ shared }) => {
      const countIn = (text: string) => shared.filter((word) => text.toLowerCase().includes(word.toLowerCase())).length
      const [best] = sentences.toSorted((one, other) => countIn(other) - countIn(one))
      return best !== undefined && countIn(best) > 0 ? [best] : []
    })
  return (sentence) => holders.includes(sentence) && !/\b(?:I|my)\b/.test(sentence)
}

/** The things they ask for, then the papers: a row of names, and no line of a job over again. */
function nameMore(ground: Ground, said: string): string[] {
  const papers = listHeld(ground, said).map(asHeld)
  const held = sayFrame(frames['summary-held'], 'plain', { credentials: listNames(papers) })
  const spoken = nameSpoken(ground, said) ?? []
  const things = sayFrame(frames['summary-things'], 'plain', {
    things: joinWords(nameThings(ground, [said, ...papers].join(' '))) || undefined,
  })
  return [things, held, spoken].flat()
}

const MOST_THINGS = 3
const FEWEST_THINGS = 2
/** What every office uses says nothing at the top. */
const everyOffice = /^(?:ms |microsoft )?(?:office(?: 365)?|excel|word|outlook|powerpoint|teams)$/i

/** What the posting names and the resume lists or shows, the weightiest first, by short names. */
function nameThings({ career, posting, spelling }: Ground, said: string): string[] {
  const shown = findShownNeeds(career, posting)
    .filter(({ name }) => !isPaperSkill.test(name) && !isSoftSkill(name) && name.split(/\s+/).length <= LONGEST_THING)
    .map(({ name }) => skillName(name, spelling))
  const listed = career.skills.flatMap(({ text }) => askedSkill(text, posting.text) ?? [])
  const names = [...new Map([...shown, ...listed].map((name) => [nameKey(name), name])).values()].filter(
    (name) => !everyOffice.test(name) && !noThing(name, career) && !nameKey(said).includes(nameKey(name)),
  )
  const own = names.filter((name) => !names.some((other) => other !== name && nameKey(other).includes(nameKey(name))))
  return own.length < FEWEST_THINGS ? [] : own.slice(0, MOST_THINGS)
}

const LONGEST_THING = 3

/** `45 wpm` is how fast, `Spanish` is spoken, and of `go` nobody knows whether they mean the language. */
function noThing(name: string, { resume }: Career): boolean {
  const spoken = resume.languages.map((one) => one.name.trim().toLowerCase())
  return (
    /^\d|\bwpm\b|^go$/i.test(name) ||
    isOnlyBasic(name) ||
    spoken.includes(name.toLowerCase()) ||
    languageNames.includes(name)
  )
}

/** What is asked for, held, and not said yet; each with its article. */
function listHeld({ career, posting, match }: Ground, said: string): string[] {
  const asksForDegree = [...match.mustHave, ...match.niceToHave].some(
    ({ requirement, state }) => requirement.kind === 'degree' && state === 'met',
  )
  const degrees = nameDegrees(career, posting)
    .flatMap(({ text }) => text ?? [])
    .filter(
      (school, at) => (asksForDegree && at === 0 && higher.test(school)) || answersNeed(topicsOf(school), posting),
    )
    // A `B.Sc` in nothing says nothing.
    .filter((school) => !/^an? (?:high school )?diploma\b|^(?:an? )?\S+$|\bGED\b/i.test(school))
  const topics = topicsOf(said)
  return (
    [...nameCredentials(career, posting, match).names, ...degrees]
      .map((name) =>
        name
          .replace(/ from .*$/, '')
          .replace(/ \([^()]*\d{4}\)$/, '')
          .replace(asides, ''),
      )
      // `Manual handling, food safety level 2` are two, and of `Medical Laboratory Scientist, ASCP` one is their title.
      .filter((name) => !name.replace(/\([^()]*\)/g, '').includes(','))
      // `Driving: Full UK licence in own car`: a label and what stood beside it.
      .filter((name) => !name.includes(':'))
      .filter((name) => !/\b(?:inactive|expired|lapsed|pending)\b/i.test(name))
      .filter((name) => answerOf(topics, { topics: topicsOf(name) }) < SAID && !saysInitials(said, name))
      .slice(0, MOST_HELD)
  )
}

/** A diploma in another trade is no degree. */
const higher = /\b(?:bachelor|master|doctor|associate|degree|MBA|PhD)\b|\b[BM]\.? ?(?:S|A|Sc|Eng|Ed|Com|Tech)\b/i

/** `, clean record`, `, passed (471)` */
const asides = /, (?:clean|no|current|full|active|passed|valid|some|basic|expir\w+|renewed)\b.*$/i

const SAID = 0.7
const MOST_HELD = 3

/** `APC` */
function saysInitials(said: string, name: string): boolean {
  const initials = name.replace(/[^\p{Lu}]/gu, '')
  return initials.length > 2 && said.includes(initials)
}

/** `NVQ Level 2 in Professional Cookery`: as short as resumes say it. */
function asHeld(name: string): string {
  // `Holds 18th Edition` is how resumes speak; `Holds Associate of Science` is not.
  const bare = name.replace(/^(?:an?|the) (?=[\p{Lu}\d])(?!(?:Associate|Bachelor|Master|Doctor|Diploma)\b)/u, '')
  // `Internal auditing` and `Full clean licence`, but `Higher Certificate`
  return (/^\S+ \p{Ll}/u.test(bare) && !/^(?:an? )?\S+ (?:of|in|and|for) /.test(bare) ? lowerOpening(bare) : bare)
    .replace(/(['’]s) degree\b/i, '$1')
    .replace(/ \(online\)$/i, '')
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
