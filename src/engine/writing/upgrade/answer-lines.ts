// Which lines of the jobs the person is asked about, and what their answers make of those lines.
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import type { Question } from '../proposal.ts'
import { isBreak } from './ask-for-wins.ts'
import { askAbout, type LineQuestion } from './ask-questions.ts'
import type { Draft, MendedLine } from './mend-lines.ts'
import { putAnswer } from './put-answer.ts'

const MOST_QUESTIONS = 3
const MOST_OF_ONE_JOB = 2
/** Below this the line carries too little weight to be worth somebody’s time. */
const LEAST_VALUE = 2.3

const LEAST_OF_KIND = 2.5

export type AskedLine = { line: MendedLine; piece: string; id: string; entry: string; question: LineQuestion }

/** Every line of a job that calls for a question, once. */
export function findAsked(lines: readonly MendedLine[]): AskedLine[] {
  const asked = new Map<string, AskedLine>()
  for (const line of lines) {
    const entry = line.path.replace(/\.description$/, '')
    for (const piece of line.pieces) {
      const question = askAbout(piece, line.tense)
      // Named after what it asks about, so that an answer stays with its line whatever is asked next.
      const id = `q-${entry}-${piece}`
      if (question && !asked.has(id)) asked.set(id, { line, piece, id, entry, question })
    }
  }
  return [...asked.values()]
}

/** The best ones first: what a number or a verb would help most, in the latest jobs. */
export function chooseQuestions(
  { experiences }: Resume,
  asked: readonly AskedLine[],
  answers: readonly Answer[],
): Question[] {
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const jobs = [...experiences]
    .sort(comparePeriods)
    .filter(({ position, company }) => !isBreak.test(`${position} ${company}`))
    .map(({ id }) => `experiences.${id}`)
  const rated = asked
    .filter(
      ({ id, entry, question, piece }) =>
        jobs.includes(entry) && !answered.has(id) && !isCountedBeside(experiences, { entry, question, piece }),
    )
    .map((one, place) => ({ one, value: one.question.weight - jobs.indexOf(one.entry) * 0.4 - place * 0.001 }))
    .filter(({ value }) => value >= LEAST_VALUE)
    .sort((left, right) => right.value - left.value)
  const chosen: Question[] = []
  const ofJob = new Map<string, number>()
  for (const { one } of rated) {
    const { id, entry, piece, question } = one
    const count = ofJob.get(entry) ?? 0
    const isAskedAlready = chosen.some(({ text, line }) => text === question.text || line === piece)
    // The second of a kind reads like a form.
    if (question.reason === chosen.at(-1)?.reason && question.weight < LEAST_OF_KIND) continue
    if (chosen.length === MOST_QUESTIONS || count === MOST_OF_ONE_JOB || isAskedAlready) continue
    ofJob.set(entry, count + 1)
    chosen.push({ id, text: question.text, reason: question.reason, entry, line: piece })
  }
  return chosen
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

/** The line as a change with the person's answers in it; undefined where they answered nothing about it. */
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
