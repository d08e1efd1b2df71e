// Which lines of the jobs the person is asked about, and what their answers make of those lines.
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import type { Question } from '../proposal.ts'
import { askAbout, type LineQuestion } from './ask-questions.ts'
import type { Draft, MendedLine } from './mend-lines.ts'
import { putAnswer } from './put-answer.ts'

const MOST_QUESTIONS = 5
const MOST_OF_ONE_JOB = 3
/** Below this the line carries too little weight to be worth somebody’s time. */
const LEAST_VALUE = 1.5

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
  const jobs = [...experiences].sort(comparePeriods).map(({ id }) => `experiences.${id}`)
  const rated = asked
    .filter(({ id }) => !answered.has(id))
    .map((one, place) => ({ one, value: one.question.weight - jobs.indexOf(one.entry) * 0.4 - place * 0.001 }))
    .filter(({ value }) => value >= LEAST_VALUE)
    .sort((left, right) => right.value - left.value)
  const chosen: Question[] = []
  const ofJob = new Map<string, number>()
  for (const { one } of rated) {
    const { id, entry, piece, question } = one
    const count = ofJob.get(entry) ?? 0
    const isAskedAlready = chosen.some(({ text, line }) => text === question.text || line === piece)
    if (chosen.length === MOST_QUESTIONS || count === MOST_OF_ONE_JOB || isAskedAlready) continue
    ofJob.set(entry, count + 1)
    chosen.push({ id, text: question.text, reason: question.reason, entry, line: piece })
  }
  return chosen
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
