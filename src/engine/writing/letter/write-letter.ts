// A letter that argues: the job and the strongest reason, what the person did that bears on it, their own words, what the
// posting asks for by name, and the offer to talk. Every sentence is a frame filled with facts.
import { withArticle } from '#engine/language/articles.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { type Career, monthsIn, readCareer } from '../facts/career.ts'
import { type Slots, sayFrame, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { Match } from '../match/match.ts'
import { matchCareer } from '../match/match-posting.ts'
import { findContact } from '../posting/find-contact.ts'
import type { Posting } from '../posting/posting.ts'
import { findGaps } from '../tailor/find-gaps.ts'
import { joinWords } from '../words/join-words.ts'
import { chooseFacts, type FactLimits } from './choose-facts.ts'
import { askForLetter } from './interview.ts'
import { type Introduction, introduce } from './introduce.ts'
import type { Citation, Letter, LetterLength, LetterParagraph, ParagraphRole, Tone } from './letter.ts'
import { nameCredentials, nameLanguages, nameRelatedDegree, nameSkills } from './name-qualifications.ts'
import { ownWords } from './own-words.ts'
import { greetedTeam, targetCompany, targetTitle, withThe } from './role-name.ts'
import { type Said, tellFacts, tellPath } from './tell-facts.ts'

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

const limits: Readonly<Record<LetterLength, FactLimits>> = {
  short: { acts: 3, jobs: 1 },
  standard: { acts: 9, jobs: 3 },
}

export function writeLetter(request: LetterRequest): Letter {
  const { resume, posting, tone, length = 'standard', today, seed, answers = [] } = request
  const career = readCareer(resume, { today, answers })
  const match = matchCareer(career, posting)
  const monthsWorked = monthsIn(career, () => true)
  const best = answers.find(({ questionId }) => questionId === 'best')?.text
  const { told, related, proofs } = chooseFacts(career, posting, limits[length], best)
  const introduction = introduce(
    career,
    related,
    told.map(({ job }) => job),
  )
  const acts = tellFacts(told, { tone, seed, introduced: introduction?.job })
  // What the opening says of the last job need not be said again.
  const places = (related.length > 0 ? related : career.jobs).filter((job) => job !== introduction?.job)
  const path = acts.length > 0 ? [] : tellPath(places, { tone })
  const facts = path.length > 0 ? [path] : acts
  const opening = [...sayOpening({ posting, tone, seed, introduction }), ...sayHeld(career, posting, match, tone)]
  const why = sayWhy(answers, tone)
  const skills = saySkills(career, posting, tone, [...opening, ...facts.flat()])
  const paragraphs = [
    makeParagraph('opening', opening),
    ...(why.length > 0 ? [makeParagraph('fit', why)] : []),
    ...withLast(facts, skills).map((said) => makeParagraph('proof', said)),
    ...ownWords(answers, 'gap').map((said) => makeParagraph('proof', [said])),
    ...ownWords(answers, 'mention').map((said) => makeParagraph('fit', [said])),
    makeParagraph('close', sayClosing(request, { isArgued: facts.length > 0 })),
  ]
  return {
    letter: layOut({ career, posting, tone, paragraphs }),
    paragraphs,
    dropped: [],
    gaps: findGaps(match),
    questions: askForLetter({ posting, match, proofs, told, monthsWorked }),
  }
}

const bare = (text: string): Said => ({ text, entries: [], quotes: [] })

function pick(options: readonly string[], seed: number): Said[] {
  const text = options[seed % Math.max(1, options.length)]
  return text ? [bare(text)] : []
}

/** The job as the posting names it. */
function target(posting: Posting): Slots {
  const title = targetTitle(posting.title?.text)
  const company = targetCompany(posting.company?.text)?.replace(/^The /, 'the ')
  return { title, aTitle: title && withArticle(title), company: company && withThe(company) }
}

type Opening = {
  posting: Posting
  tone: Tone
  seed: number
  introduction: Introduction | undefined
}

function sayOpening({ posting, tone, seed, introduction }: Opening): Said[] {
  const opening = pick(sayFullest(frames.opening, tone, target(posting)), seed)
  const [text] = introduction ? sayFrame(frames.introduction, tone, introduction.slots) : []
  const entries = introduction?.entries ?? []
  return [...opening, ...(text ? [{ text, entries, quotes: [] }] : [])]
}

function sayWhy(answers: readonly Answer[], tone: Tone): Said[] {
  return ownWords(answers, 'why').map((said) => {
    if (!/^because\b/i.test(said.text)) return said
    const because = said.text.slice(0, 1).toLowerCase() + said.text.slice(1)
    return { ...said, text: sayFrame(frames.why, tone, { because })[0] ?? said.text }
  })
}

/** Licence, degree and languages that the posting asks for, or a degree of the field: the first thing a reader looks for. */
function sayHeld(career: Career, posting: Posting, match: Match, tone: Tone): Said[] {
  const asked = nameCredentials(career, match)
  const credentials = asked.names.length > 0 ? asked : nameRelatedDegree(career, posting)
  const languages = nameLanguages(career, match)
  const [held] = sayFrame(frames.credential, tone, { credentials: joinWords(credentials.names) || undefined })
  const [spoken] = sayFrame(frames.languages, tone, { languages: joinWords(languages.names) || undefined })
  return [
    ...(held ? [{ text: held, entries: credentials.entries, quotes: credentials.quotes }] : []),
    ...(spoken ? [{ text: spoken, entries: languages.entries, quotes: languages.quotes }] : []),
  ]
}

/** What the posting names and the resume lists, where nothing told has shown it. */
function saySkills(career: Career, posting: Posting, tone: Tone, told: readonly Said[]): Said[] {
  const skills = nameSkills(career, posting, told.map(({ text }) => text).join(' '))
  const [text] = sayFrame(frames.skills, tone, { skills: joinWords(skills.names) || undefined })
  // One alone says that there is no more.
  return text && skills.names.length > 1 ? [{ text, entries: skills.entries, quotes: skills.names }] : []
}

function withLast(facts: readonly Said[][], more: readonly Said[]): Said[][] {
  if (more.length === 0) return [...facts]
  return [...facts.slice(0, -1), [...(facts.at(-1) ?? []), ...more]]
}

function sayClosing({ resume, posting, tone, seed }: LetterRequest, { isArgued }: { isArgued: boolean }): Said[] {
  const { phone, email } = resume.personalInfo
  const contact = [phone.trim(), email.trim()].filter(Boolean).join(' or ') || undefined
  const { company } = isArgued ? target(posting) : {}
  return pick(sayFullest(frames.closing, tone, { company, contact }), seed)
}

function makeParagraph(role: ParagraphRole, said: readonly Said[]): LetterParagraph {
  const citations = said.map(({ text, entries, quotes }): Citation => ({ text, facts: entries, quotes }))
  const text = said.map((one) => one.text).filter(Boolean)
  return { role, text: text.join(' '), citations }
}

type Laid = { career: Career; posting: Posting; tone: Tone; paragraphs: readonly LetterParagraph[] }

function layOut({ career, posting, tone, paragraphs }: Laid): string {
  const contact = findContact(posting)
  const [greeting = 'Hello,'] = contact
    ? [`Dear ${contact},`]
    : sayFrame(frames.greeting, tone, { company: greetedTeam(posting, tone) })
  const [signOff = 'Sincerely,'] = sayFrame(frames['sign-off'], tone, {})
  // Nobody signs without a name.
  const signature = career.name ? [`${signOff}\n${targetTitle(career.name)}`] : []
  return [greeting, ...paragraphs.map(({ text }) => text), ...signature].join('\n\n')
}
