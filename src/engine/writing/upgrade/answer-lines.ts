// Which lines of the jobs the person is asked about, and what their answers make of those lines.
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Answer } from '../facts/answer.ts'
import type { Question } from '../proposal.ts'
import { workOf } from './ask-for-wins.ts'
import { askAbout } from './ask-questions.ts'
import type { LineQuestion } from './line-question.ts'
import type { Draft, MendedLine } from './mend-lines.ts'
import { putAnswer } from './put-answer.ts'

/** Of the latest job, the one before it and so on. */
const MOST_OF_JOB = [3, 2]
const LESS_FOR_JOB = [0, 0.65]
/** Below this the line carries too little weight to be worth somebody’s time. */
const LEAST_VALUE = 1.9
/** From 0 to 3: of a lunch bot or the bus duty a number makes no argument. */
const WORTH_ASKING = 0.75
/** The third of a kind reads like a form. */
const MOST_OF_KIND = 2

export type AskedLine = { line: MendedLine; piece: string; id: string; entry: string; question: LineQuestion }

/** Every line of a job that calls for a question, once. */
export function findAsked(lines: readonly MendedLine[]): AskedLine[] {
  const asked = new Map<string, AskedLine>()
  for (const line of lines) {
    const entry = line.path.replace(/\.description$/, '')
    for (const piece of line.pieces) {
      const question = askAbout(piece, line.tense)
      // Named after what it asks about, so that an answer stays with its line.
      const id = `q-${entry}-${piece}`
      if (question && !asked.has(id)) asked.set(id, { line, piece, id, entry, question })
    }
  }
  return [...asked.values()]
}

/** The best ones first: what a number or a verb would help most, in the latest jobs. */
export function chooseQuestions(
  resume: Resume,
  asked: readonly AskedLine[],
  { answers, tops }: { answers: readonly Answer[]; tops: ReadonlyMap<string, number> },
): Question[] {
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const jobs = workOf(resume).map(({ id }) => `experiences.${id}`)
  const rated = asked
    .filter(({ line }) => (tops.get(plain(line.before)) ?? WORTH_ASKING) >= WORTH_ASKING)
    .filter(
      ({ id, entry, question, piece }) =>
        jobs.includes(entry) && !answered.has(id) && !isCountedBeside(resume.experiences, { entry, question, piece }),
    )
    .map((one, place) => ({
      one,
      value: one.question.weight - (LESS_FOR_JOB[jobs.indexOf(one.entry)] ?? 2) - place * 0.001,
    }))
    .filter(({ value }) => value >= LEAST_VALUE)
    .sort((left, right) => right.value - left.value)
  const chosen: Question[] = []
  for (const { one } of rated) {
    const { id, entry, piece, question } = one
    const kind = kindOf(question.text)
    const ofJob = chosen.filter((other) => other.entry === entry).length
    const ofKind = chosen.filter(({ text }) => kindOf(text) === kind).length
    const isAskedAlready = chosen.some(({ text, line }) => text === question.text || line === piece)
    if (ofJob >= (MOST_OF_JOB[jobs.indexOf(entry)] ?? 0) || ofKind >= MOST_OF_KIND || isAskedAlready) continue
    chosen.push({ id, text: question.text, reason: question.reason, entry, line: piece })
  }
  return chosen
}

/** What is asked, regardless of the line it is about. */
function kindOf(text: string): string {
  return text.replace(/^“.*”: /, '')
}

/** `65-75 inbound calls per day` in another line of the job says how many calls. */
function isCountedBeside(
  experiences: Resume['experiences'],
  { entry, question: { noun }, piece }: Pick<AskedLine, 'entry' | 'question' | 'piece'>,
): boolean {
  const thing = noun && piece.slice(noun.start, noun.end).split(' ').at(-1)
  const job = experiences.find(({ id }) => entry === `experiences.${id}`)
  return Boolean(thing && job && new RegExp(`\\d\\S*(?: \\S+){0,3} ${thing}\\b`, 'i').test(job.description))
}

/** The line as a change with the person's answers in it; undefined if they answered nothing about it. */
export function answerLine(
  line: MendedLine,
  asked: readonly AskedLine[],
  answers: readonly Answer[],
): Draft | undefined {
  let isAnswered = false
  const pieces = line.pieces.flatMap((piece) => {
    const found = asked.find((one) => one.line === line && one.piece === piece)
    const answer = found && answers.findLast(({ questionId }) => questionId === found.id)
    const text = found && answer ? putAnswer(piece, found.question, answer.text) : undefined
    if (text === undefined) return [piece]
    isAnswered = true
    return text.split('\n')
  })
  if (!isAnswered) return undefined
  const after =
    pieces.length === 1
      ? (pieces[0] ?? '')
      : pieces.map((piece) => (line.isBullet || line.pieces.length > 1 ? `- ${piece}` : piece)).join('\n')
  return {
    path: line.path,
    kind: 'replace',
    group: 'impact',
    before: line.before,
    after,
    reason: ['Adds your answer.', line.draft?.reason].filter(Boolean).join(' '),
    safeAfter: after,
  }
}
