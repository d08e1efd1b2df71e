// A letter that argues: the job and who applies, two or three needs with their proofs, the person's own words, what the
// posting asks for by name, and the offer to talk. Every sentence is a frame filled with facts.
import { withArticle } from '#engine/language/articles.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { type Career, monthsIn, readCareer } from '../facts/career.ts'
import { isCommonKind, kindsOf, sharedWork } from '../facts/kinds-of-work.ts'
import { nameWork } from '../facts/named-work.ts'
import { topicsOf } from '../facts/topics.ts'
import { type Slots, sayFrame, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { rateAnswer } from '../match/find-evidence.ts'
import { jobsAbout } from '../match/judges.ts'
import { matchCareer } from '../match/match-posting.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import { findGaps } from '../tailor/find-gaps.ts'
import { joinWords } from '../words/join-words.ts'
import { type Argument, type ArgumentLimits, chooseArguments } from './choose-needs.ts'
import { findProofs, type Proof } from './find-proofs.ts'
import { askForLetter, mostWanted } from './interview.ts'
import { introduce } from './introduce.ts'
import type { Citation, Letter, LetterLength, LetterParagraph, ParagraphRole, Tone } from './letter.ts'
import { nameCredentials, nameLanguages, nameSkills } from './name-qualifications.ts'
import { greetedTeam, targetCompany, targetTitle } from './role-name.ts'
import { type Said, sayArguments } from './say-arguments.ts'

export type LetterRequest = {
  resume: Resume
  posting: Posting
  tone: Tone
  length?: LetterLength | undefined
  /** `YYYY-MM-DD` */
  today: string
  /** Another number gives another letter from the same facts. */
  seed: number
  answers?: readonly Answer[] | undefined
}

const limits: Readonly<Record<LetterLength, ArgumentLimits>> = {
  short: { arguments: 2, proofs: 2 },
  standard: { arguments: 3, proofs: 5 },
}

export function writeLetter({
  resume,
  posting,
  tone,
  length = 'standard',
  today,
  seed,
  answers = [],
}: LetterRequest): Letter {
  const career = readCareer(resume, { today, answers })
  const match = matchCareer(career, posting)
  // What was asked before the answer made it known.
  const gap = mostWanted(matchCareer(readCareer(resume, { today }), posting))
  const proofs = findProofs(career)
  const best = answers.find(({ questionId }) => questionId === 'best')?.text
  const preferred = proofs.map((proof) =>
    proof.line.text === best ? { ...proof, strength: proof.strength + 2 } : proof,
  )
  const made = leadWith(best, chooseArguments(posting, preferred, limits[length]))
  const pick = <T>(options: readonly T[]): T | undefined => options[seed % Math.max(1, options.length)] ?? options[0]

  const intro = introduce(career, tone)
  const greeting = bare(pick(sayFullest(frames.opening, tone, target(posting))) ?? '')
  const argued = sayArguments(made, {
    tone,
    seed,
    introduced: career.jobs.find(({ entry }) => intro.at(-1)?.entries.includes(entry)),
  })
  const told = [...intro, ...argued.flat()].map(({ text }) => text).join(' ')
  const opening: Said[] = [
    greeting,
    ...sayWhy(answers, tone),
    ...intro,
    ...sayHeld(career, match, tone),
    ...(argued.flat().length < FEW_PROOFS ? sayWork(career, posting, tone) : []),
  ]
  const skills = saySkills(career, posting, told, tone)
  const close: Said[] = [
    bare(pick(sayFullest(frames.closing, tone, made.length > 0 ? target(posting) : {})) ?? ''),
    ...sayFrame(frames.contact, tone, { contact: contactOf(resume) })
      .slice(0, 1)
      .map(bare),
    ...sayFrame(frames.thanks, tone, {}).slice(0, 1).map(bare),
  ]
  const [leading = [], ...others] = argued
  const middle = [...withGap(leading, { answers, need: gap, tone }), ...others].filter((said) => said.length > 0)
  const paragraphs = [
    makeParagraph('opening', opening),
    ...middle.map((said) => makeParagraph('proof', said)),
    ...(skills.length > 0 ? [makeParagraph('fit', skills)] : []),
    ...ownWords(answers, ['mention']).map((said) => makeParagraph('fit', [said])),
    makeParagraph('close', close),
  ]
  return {
    letter: layOut({ career, posting, tone, paragraphs }),
    paragraphs,
    dropped: [],
    gaps: findGaps(match),
    questions: askForLetter({ posting, match, proofs, made }),
  }
}

/** What the person says counts most comes first. */
function leadWith(best: string | undefined, made: readonly Argument[]): Argument[] {
  const isBest = ({ line }: Proof) => line.text === best
  const sorted = made.map((argument) => {
    const proofs = argument.proofs.toSorted((one, other) => Number(isBest(other)) - Number(isBest(one)))
    // The wish was led into by another line.
    return { proofs, need: proofs[0] === argument.proofs[0] ? argument.need : undefined }
  })
  return sorted.toSorted((one, other) => Number(other.proofs.some(isBest)) - Number(one.proofs.some(isBest)))
}

const bare = (text: string): Said => ({ text, entries: [], quotes: [] })

/** The job as the posting names it. */
function target(posting: Posting): Slots {
  const title = targetTitle(posting.title?.text)
  const company = targetCompany(posting.company?.text)?.replace(/^The /, 'the ')
  return { title, aTitle: title && withArticle(title), company }
}

/** Years, licence, degree and languages that the posting asks for: the first thing a reader looks for. */
function sayHeld(career: Career, match: ReturnType<typeof matchCareer>, tone: Tone): Said[] {
  const credentials = nameCredentials(career, match)
  const languages = nameLanguages(career, match)
  const years = yearsAsked(career, match)
  const [held] = sayFrame(frames.credential, tone, {
    // `three years of test automation with Cypress`: years of the work are counted, not of each tool.
    phrase: years?.phrase.replace(/^(\d+)\+/, '$1').replace(/ (?:with|using) .*$/, ''),
    credentials: credentials.names.length > 0 ? joinWords(credentials.names) : undefined,
  })
  const [spoken] = sayFrame(frames.languages, tone, { languages: joinWords(languages.names) || undefined })
  return [
    ...(held
      ? [
          {
            text: held,
            entries: [...(years?.entries ?? []), ...credentials.entries],
            quotes: [...(years ? [years.quote] : []), ...credentials.quotes],
          },
        ]
      : []),
    ...(spoken ? [{ text: spoken, entries: languages.entries, quotes: languages.quotes }] : []),
  ]
}

function saySkills(career: Career, posting: Posting, told: string, tone: Tone): Said[] {
  const { names, entries, quotes, areTools } = nameSkills(career, posting, told)
  if (names.length < 2) return []
  const list = joinWords(names)
  const [text] = sayFrame(frames.skills, tone, areTools ? { tools: list } : { skills: list })
  return text ? [{ text, entries, quotes }] : []
}

/** With fewer sentences than this, the names of the work say what the proofs do not. */
const FEW_PROOFS = 3
const FEWEST_NAMES = 3

/** What speaks for the person, in one sentence, before the proofs. */
function sayWork(career: Career, posting: Posting, tone: Tone): Said[] {
  const work = nameWork(career, posting)
  if (work.length < FEWEST_NAMES) return []
  const [text] = sayFrame(frames['who-covers'], tone, { work: joinWords(work.map(({ name }) => name)) })
  return text ? [{ text, entries: work.map(({ line }) => line), quotes: [] }] : []
}

/** Only where the work itself speaks of it: a year count that the titles do not carry would be a guess. */
function yearsAsked(
  career: Career,
  { mustHave }: ReturnType<typeof matchCareer>,
): { phrase: string; quote: string; entries: string[] } | undefined {
  const asked = mustHave.find(
    ({ requirement: { kind, phrase, years }, state }) => kind === 'years' && state === 'met' && phrase && years,
  )?.requirement
  if (!asked?.phrase) return undefined
  const subject = kindsOf(asked.quote)
  const isNamedWork = [...subject.keys()].some((kind) => !isCommonKind(kind))
  // `three years in mental health`: a nurse's `health` is not enough, the work itself must be told.
  const own = isNamedWork
    ? career.jobs.filter(({ lines }) => lines.some(({ text }) => sharedWork(kindsOf(text), subject) > 0))
    : jobsAbout(asked, career)
  const years = Math.floor(monthsIn(career, (job) => own.includes(job)) / 12)
  if (years <= (asked.years ?? 0)) return undefined
  return { phrase: asked.phrase, quote: asked.quote, entries: own.map(({ entry }) => entry) }
}

/** Why this employer, right after the job is named: the one thing nobody else could have written. */
function sayWhy(answers: readonly Answer[], tone: Tone): Said[] {
  return ownWords(answers, ['why']).map((said) => {
    if (!/^because\b/i.test(said.text)) return said
    const because = said.text.slice(0, 1).toLowerCase() + said.text.slice(1)
    return { ...said, text: sayFrame(frames.why, tone, { because })[0] ?? said.text }
  })
}

/** What the person answered, as they said it. */
function ownWords(answers: readonly Answer[], ids: readonly string[]): Said[] {
  return ids.flatMap((id) =>
    answers
      .filter(({ questionId, text }) => questionId === id && text.trim() !== '')
      .map(({ text }) => ({ text: asSentence(text), entries: [`answers.${id}`], quotes: [] })),
  )
}

/** The person's own proof after the wish it answers, or with the first paragraph where it speaks of something else. */
function withGap(leading: readonly Said[], { answers, need, tone }: GapAnswer): readonly Said[][] {
  const [own] = ownWords(answers, ['gap'])
  if (!own) return [[...leading]]
  const phrase = need?.phrase?.replace(/^(\d+)\+ /, '$1 or more ')
  const isAnswer = phrase !== undefined && rateAnswer(topicsOf(phrase), { topics: topicsOf(own.text) }) > 0
  const [lead] = phrase && isAnswer ? sayFrame(frames.need, tone, { phrase }) : []
  if (!lead || !need) return [[...leading, own]]
  return [[...leading], [{ text: lead, entries: [], quotes: [need.quote] }, own]]
}

type GapAnswer = { answers: readonly Answer[]; need: Requirement | undefined; tone: Tone }

export function asSentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1)
  return /[.!?]["”’')]?$/.test(sentence) ? sentence : `${sentence}.`
}

function contactOf({ personalInfo: { phone, email } }: Resume): string | undefined {
  const ways = [phone.trim(), email.trim()].filter(Boolean)
  return ways.length > 0 ? ways.join(' or ') : undefined
}

function makeParagraph(role: ParagraphRole, said: readonly Said[]): LetterParagraph {
  const citations = said.map(({ text, entries, quotes }): Citation => ({ text, facts: entries, quotes }))
  return {
    role,
    text: said
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
    citations,
  }
}

function layOut({
  career,
  posting,
  tone,
  paragraphs,
}: {
  career: Career
  posting: Posting
  tone: Tone
  paragraphs: readonly LetterParagraph[]
}): string {
  const [greeting = 'Hello,'] = sayFrame(frames.greeting, tone, { company: greetedTeam(posting, tone) })
  const [signOff = 'Sincerely,'] = sayFrame(frames['sign-off'], tone, {})
  // Nobody signs without a name.
  const signature = career.name ? [`${signOff}\n${career.name}`] : []
  return [greeting, ...paragraphs.map(({ text }) => text), ...signature].join('\n\n')
}
