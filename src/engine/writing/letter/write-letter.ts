import { splitSentences } from '#engine/language/sentences.ts'
import { homeRegion } from '#engine/resume/home-region.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { type Career, type Job, readCareer } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { sayFrame, sayFullest } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { matchCareer } from '../match/match-posting.ts'
import { rateFacts } from '../match/rate-fact.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting } from '../posting/posting.ts'
import type { Dictionary } from '../steps/_step.ts'
import { chooseGaps } from '../tailor/ask-about-gaps.ts'
import { findGaps } from '../tailor/find-gaps.ts'
import { stem } from '../words/stem.ts'
import { chooseLines } from './choose-lines.ts'
import { findMotive } from './find-motive.ts'
import { askForLetter } from './interview.ts'
import { type Introduction, introduce, sayCalling, sayWho, tellJob } from './introduce.ts'
import { leadWith } from './lead-fact.ts'
import {
  type Citation,
  type Letter,
  type LetterLength,
  type LetterParagraph,
  letterQuestionIds,
  type ParagraphRole,
  type Said,
  type Tone,
} from './letter.ts'
import { isClause } from './mend-answer.ts'
import { nameDegrees } from './name-qualifications.ts'
import { nameSkills } from './name-skills.ts'
import { nameTarget } from './name-target.ts'
import { sayTools } from './name-tools.ts'
import { ownWords, unsaidOf } from './own-words.ts'
import { greetedTeam, isUnpaid, shortCompany, targetTitle } from './role-name.ts'
import { sayForThemselves } from './say-for-themselves.ts'
import { type Held, isSaidIn, sayHeld, sayNamed, tellsOfPaper } from './say-held.ts'
import { sayPoints } from './say-points.ts'
import { sayProfiles } from './say-profiles.ts'
import { setRight } from './set-right.ts'
import { spokenWords } from './spoken-words.ts'
import type { ToldLine } from './told-line.ts'

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
  spelling?: Dictionary | undefined
}

const mostLines: Readonly<Record<LetterLength, number>> = { short: 3, standard: 6 }

export function writeLetter(given: LetterRequest): Letter {
  const request = { ...given, resume: setRight(given.resume, given.spelling) }
  const { resume, posting, tone, length = 'standard', today, seed, answers = [], spelling } = request
  const career = readCareer(resume, { today, answers })
  const match = matchCareer(career, posting)
  const ticked = answers.find(({ questionId }) => questionId === 'best')?.text.split('\n')
  const { told: chosen, all } = chooseLines(career, posting, { most: mostLines[length], ticked, spelling })
  const lacking = ownWords(answers, 'gap', gapAsked(request), spokenWords(request))
  const why = sayWhy(request, answers)
  // What they have just said in their own words needs no point of its own.
  const unsaid = chosen.filter(({ line }) => ![...lacking, ...why].some(({ text }) => tellsAgain(text, line.text)))
  const degrees = nameDegrees(career, posting)
  // What is only the degree again is said with the other papers, with its school and year.
  const own = sayForThemselves(career, posting, { told: [sayWho(career) ?? ''], spelling }).filter(
    ({ text }) =>
      !degrees.some((degree) => isSaidIn(`hold have ${degree.text ?? ''}`, text)) &&
      !tellsOfPaper(
        text,
        degrees.flatMap((degree) => degree.text ?? []),
      ),
  )
  const introduction = introduce(career, posting)
  const {
    introduced: led,
    rest: told,
    of: leading,
  } = leadWith(sayIntroduction(introduction, { career, posting, tone }), unsaid, { job: introduction?.job, tone })
  const earlier = told.length < FEW ? sayEarlier(career, introduction?.job, told, tone) : []
  const untold = career.jobs.filter((job) => !unsaid.some((one) => one.job === job))
  const { introduced, apart: tools } = sayTools([...led, ...earlier], untold, { posting, tone })
  const applies = sayOpening(request, why[0] ?? introduced[0])
  const motive = why.length > 0 || own.length > 0 ? [] : sayMotive(resume, tone, introduced)
  const held = sayHeld({ career, posting, match, tone, introduction, degrees, told: [...introduced, ...own] })
  // Hard requirements are addressed at once; other requirements after the letter has said what the person does.
  const isFirst =
    held.length === 0 ||
    match.mustHave.some(
      ({ requirement: { kind }, state }) => (kind === 'licence' || kind === 'degree') && state === 'met',
    )
  const skills = saySkills({ career, posting, tone }, [
    ...[...introduced, ...own, ...motive, ...held, ...lacking, ...told],
    ...tools,
  ])
  const who = [...introduced, ...own, ...motive, ...(isFirst ? [...held, ...skills] : [])]
  // A reason of one's own is the best opening there is.
  const opening =
    why.length > 0
      ? [makeParagraph('opening', [...applies, ...why]), ...(who.length > 0 ? [makeParagraph('fit', who)] : [])]
      : [makeParagraph('opening', [...applies, ...who])]
  const known = introduction?.slots.aRole ? introduction.job : undefined
  const points = sayPoints(told, { tone, seed, introduced: known, led: leading }).map(({ said, isList }) =>
    makeParagraph('proof', said, isList ? '\n' : ' '),
  )
  const proofs = tools.length > 0 ? [...points, makeParagraph('proof', tools)] : points
  const qualified = isFirst ? [] : [makeParagraph('fit', [...held, ...skills])]
  const paragraphs = [
    ...opening,
    // What the person added for this job says more than the lines everybody gets.
    ...lacking.flatMap(inParagraphs).map((said) => makeParagraph('proof', [said])),
    ...proofs,
    ...qualified,
    ...ownWords(answers, 'mention').map((said) => makeParagraph('fit', [said])),
    makeParagraph('close', sayClosing(request, { isArgued: told.length > 0 })),
  ]
  return {
    letter: layOut({ career, posting, tone, paragraphs }),
    paragraphs,
    dropped: [],
    unsaid: unsaidOf(answers),
    gaps: findGaps(match),
    questions: askForLetter({
      posting,
      match,
      told: unsaid.map(({ line }) => line.text),
      lines: all.map(({ text }) => text),
      career,
    }),
  }
}

/** A long answer in two, where it comes to another thing: the form lets people begin several times. */
function inParagraphs(said: Said): Said[] {
  const sentences = splitSentences(said.text)
  const countOf = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length
  const seams = [...sentences.keys()].filter(
    (at) =>
      /^I (?:have|hold|speak|am|do)\b/.test(sentences[at] ?? '') &&
      Math.min(countOf(sentences.slice(0, at)), countOf(sentences.slice(at))) >= SHORTEST_PARAGRAPH,
  )
  const unevenness = (at: number) => Math.abs(countOf(sentences.slice(0, at)) - countOf(sentences.slice(at)))
  const [seam] = seams.toSorted((one, other) => unevenness(one) - unevenness(other))
  return seam === undefined
    ? [said]
    : [sentences.slice(0, seam), sentences.slice(seam)].map((part) => ({ ...said, text: part.join(' ') }))
}

/** Of words. */
const SHORTEST_PARAGRAPH = 28

/** Whether an answer has most of a line's words: `I did the whole of August while our sous chef was off`. */
function tellsAgain(answer: string, line: string): boolean {
  const keysOf = (text: string) => new Set((text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []).map(stem))
  const [said, keys] = [keysOf(answer), [...keysOf(line)]]
  return keys.length > 2 && keys.filter((key) => said.has(key)).length >= SAID_AGAIN * keys.length
}

const SAID_AGAIN = 0.7

/** What the form asked before it was answered, if it was one thing alone. */
function gapAsked({ resume, posting, today, answers = [] }: LetterRequest): string | undefined {
  if (!answers.some(({ questionId }) => questionId === 'gap')) return undefined
  const others = answers.filter(({ questionId }) => !letterQuestionIds.some((id) => id === questionId))
  const career = readCareer(resume, { today, answers: others })
  const gaps = chooseGaps(career, matchCareer(career, posting), posting)
  return gaps.length === 1 ? gaps[0]?.text : undefined
}

const bare = (text: string): Said => ({ text, entries: [], quotes: [] })

function pick(options: readonly string[], seed: number): Said[] {
  const text = options[seed % Math.max(1, options.length)]
  return text ? [bare(text)] : []
}

/** No two sentences in a row begin alike. */
function sayOpening({ posting, tone, seed }: LetterRequest, next: Said | undefined): Said[] {
  const beginning = (text: string) => text.split(' ', 2).join(' ')
  const options = sayFullest(frames.opening, tone, nameTarget(posting))
  const others = options.filter((text) => beginning(text) !== beginning(next?.text ?? ''))
  const { reference } = posting
  return pick(others.length > 0 ? others : options, seed).map((said) =>
    reference ? { ...said, text: said.text.replace(/\.$/, ` (reference ${reference}).`) } : said,
  )
}

/** How they describe themselves, then the job: years are mentioned only once. */
function sayIntroduction(
  introduction: Introduction | undefined,
  { career, posting, tone }: Pick<Held, 'career' | 'posting' | 'tone'>,
): Said[] {
  // `I am a classroom teacher` tells a call center that they belong elsewhere.
  const own = sayWho(career)
  // `Line cook at The Copper Heron since 2022`, as our own summaries put it, is what the introduction says.
  const company = introduction?.job ? shortCompany(introduction.job.company) : ''
  const isTwice = company !== '' && own?.includes(company) === true
  const who =
    own &&
    !isTwice &&
    (introduction === undefined || isOfTitle(own, posting) || turns.test(own) || arguesFirst(career, posting))
      ? own
      : undefined
  const { aRole } = introduction?.slots ?? {}
  // How they describe themselves is said only once.
  const isSaid = who !== undefined && aRole !== undefined && who.toLowerCase().startsWith(aRole.toLowerCase())
  const slots = {
    ...introduction?.slots,
    ...(who ? { years: undefined } : {}),
    // `With ten years in kitchens. I have been a cook since 2015`: years are counted once.
    ...(who && (/\b(?:years?|since)\b/i.test(who) || isSaid) ? noCalling : {}),
    // Without the post, the time is the time with the employer.
    ...(isSaid &&
    introduction?.slots.atEmployer &&
    !introduction.slots.employedSince &&
    !introduction.slots.employedFrom
      ? { aRole: undefined }
      : {}),
  }
  const [job] = introduction ? sayFrame(frames.introduction, tone, slots) : []
  const [text] = who
    ? sayFrame(frames.who, tone, { who })
    : sayFrame(frames.calling, tone, { calling: sayCalling(career) })
  return [
    ...(text ? [{ text, entries: ['personalInfo'], quotes: [] }] : []),
    ...(job ? [{ text: job, entries: introduction?.entries ?? [], quotes: [] }] : []),
  ]
}

const noCalling = { callingSince: undefined, callingFrom: undefined, callingYears: undefined }

/** `restaurant manager moving into human resources`: why somebody of another trade writes at all. */
const turns = /\b(?:moving|transitioning|changing|switching|retraining|returning) (?:in)?to\b/i

/** Whether they call themselves by a word of the job's title. */
function isOfTitle(who: string, { title }: Posting): boolean {
  const [head = ''] = who.split(/,| (?:with|who|for|in|at|focused|speciali[sz]ing)\b/)
  const named = new Set(wordsOf(title?.text ?? ''))
  return wordsOf(head).some((word) => named.has(word)) && who.split(' ').length <= LONGEST_WHO
}

const LONGEST_WHO = 22
/** Of 3. */
const ARGUES = 2

/** Whether recruiters for this job would want to read what the summary says first. */
function arguesFirst(career: Career, posting: Posting): boolean {
  const [first] = splitSentences(career.resume.personalInfo.summary)
  return rateFacts(career, posting).some(
    ({ kind, text, rating }) => kind === 'summary' && text === first && rating >= ARGUES,
  )
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem)
}

/** With less than this to tell, the letter says where else they worked. */
const FEW = 2

/** The job before the introduced one, if no line tells of it. */
function sayEarlier(career: Career, introduced: Job | undefined, told: readonly ToldLine[], tone: Tone): Said[] {
  const earlier = introduced && career.jobs[career.jobs.indexOf(introduced) + 1]
  if (!earlier || isBreak(earlier) || isUnpaid(earlier) || told.some(({ job }) => job === earlier)) return []
  const [text] = sayFrame(frames.introduction, tone, tellJob(earlier, career) ?? {})
  return text ? [{ text, entries: [earlier.entry], quotes: [] }] : []
}

function sayMotive({ personalInfo }: Resume, tone: Tone, told: readonly Said[]): Said[] {
  const motive = findMotive(personalInfo.summary)
  const [text] = sayFrame(frames.motive, tone, { motive })
  return text && !told.some((said) => said.text.includes(motive ?? ''))
    ? [{ text, entries: ['personalInfo'], quotes: [] }]
    : []
}

/** The form offers `I would like to work for you because …`: what goes on with it, or is no sentence, is led in by it. */
function sayWhy(request: LetterRequest, answers: readonly Answer[]): Said[] {
  const { posting, tone } = request
  const isContinued = answers.some(({ questionId, text }) => questionId === 'why' && /^\p{Ll}/u.test(text.trim()))
  return ownWords(answers, 'why', undefined, spokenWords(request)).map((said) => {
    const [first = ''] = splitSentences(said.text)
    // `The boundary review, chiefly.`
    const isPart = !isContinued && !/\b(?:I|you|we|my)\b/i.test(first) && !isClause(first)
    // `my aunt was treated far away because our town had no ward`: the reason of a reason.
    // `what caught me was the night school`: whole by itself.
    if (/\S because\b|^what (?:caught|drew|draws|attracts?|attracted|got|gets|made|makes|i)\b/i.test(first)) return said
    if (!isContinued && !isPart && !/^because\b/i.test(first)) return said
    const reason = lowerOpening(said.text)
      .replace(/^because /i, '')
      // `no room to move up where I am`
      .replace(/^no (?=(\p{L}+))/u, (_, thing: string) => `there ${/[^s]s$/.test(thing) ? 'are' : 'is'} no `)
    const because = `because ${isPart && !reason.startsWith('there ') ? 'of ' : ''}${reason}`
    // `because it teaches clinics to run on time`
    const { company } = /^because its?\b/i.test(because) ? nameTarget(posting) : {}
    return { ...said, text: sayFrame(frames.why, tone, { because, company })[0] ?? said.text }
  })
}

/** `said`: what the letter tells anyway. */
function saySkills(
  { career, posting, tone }: Pick<Held, 'career' | 'posting' | 'tone'>,
  said: readonly { text: string }[],
): Said[] {
  const skills = nameSkills(career, posting, said.map(({ text }) => text).join(' '))
  return sayNamed(skills, sayFrame(frames.skills, tone, { skills: skills.text })[0])
}

function sayClosing({ resume, posting, tone, seed }: LetterRequest, { isArgued }: { isArgued: boolean }): Said[] {
  const { phone, email } = resume.personalInfo
  const contact = [phone.trim(), email.trim()].filter(Boolean).join(' or ') || undefined
  const { company } = isArgued ? nameTarget(posting) : {}
  return [...sayProfiles(resume, posting, tone), ...pick(sayFullest(frames.closing, tone, { company, contact }), seed)]
}

function makeParagraph(role: ParagraphRole, said: readonly Said[], between = ' '): LetterParagraph {
  const citations = said.map(({ text, entries, quotes }): Citation => ({ text, facts: entries, quotes }))
  const text = said.map((one) => one.text)
  return { role, text: text.join(between), citations }
}

type Laid = { career: Career; posting: Posting; tone: Tone; paragraphs: readonly LetterParagraph[] }

function layOut({ career, posting, tone, paragraphs }: Laid): string {
  const contact = posting.reader
  const [greeting = 'Hello,'] = contact
    ? [`Dear ${contact},`]
    : sayFrame(frames.greeting, tone, { company: greetedTeam(posting, tone) })
  const isAbroad = homeRegion(career.resume) === 'elsewhere'
  const [signOff = 'Sincerely,'] = isAbroad
    ? sayFrame(frames['sign-off-abroad'], tone, { isNamed: contact ? ' ' : undefined })
    : sayFrame(frames['sign-off'], tone, {})
  const signature = `${signOff}\n${career.name ? targetTitle(career.name) : NO_NAME}`
  return [greeting, ...paragraphs.map(({ text }) => text), signature].join('\n\n')
}

/** To be seen, and filled in: a letter that stops after its last sentence looks cut off. */
const NO_NAME = '[Your name]'
