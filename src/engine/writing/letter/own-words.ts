// What the person answered, as they said it: put into a sentence, and otherwise left alone.
import type { Answer } from '../facts/answer.ts'
import type { LineContext } from '../steps/_step.ts'
import { askedFor, finishSentence, leadIn, withoutReply } from './answer-question.ts'
import { asSentence } from './as-sentence.ts'
import type { Said } from './letter.ts'
import { mendAnswer } from './mend-answer.ts'
import { sendAnswer } from './read-answer.ts'
import { toYou } from './to-you.ts'
import { withoutStem } from './without-stem.ts'

/** What says that there is nothing to say. */
const nothing = /^(?:no(?:ne|pe|t (?:really|yet))?|n\/?a|nothing|skip|-+|\?+)[.!]?$/i

/** `question`: what was asked, if it was for a yes or a no. */
export function ownWords(answers: readonly Answer[], id: string, question?: string, spoken?: LineContext): Said[] {
  return answers
    .filter(({ questionId, text }) => questionId === id && text.trim() !== '' && !nothing.test(text.trim()))
    .map(({ text }) => ({
      // What they want mentioned is theirs to the letter.
      text: id === 'mention' ? asSentence(text) : sayAnswer(inSentences(text), id, { question, spoken }),
      entries: [`answers.${id}`],
      quotes: [],
    }))
    .filter(({ text }) => text !== '')
}

/** Who goes on in a new line has ended a sentence, full stop or not. */
function inSentences(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, at, lines) => (at < lines.length - 1 && /[\p{L}\p{N})%"”’']$/u.test(line) ? `${line}.` : line))
    .join(' ')
}

type Asked = { question: string | undefined; spoken: LineContext | undefined }

function sayAnswer(text: string, id: string, { question, spoken }: Asked): string {
  const { sent } = sendAnswer(text, id)
  const said = sayRun(question && askedFor(question) ? finishSentence(withoutReply(sent)) : sent, id, spoken)
  const led = leadIn(said, question)
  return id === 'gap' ? withoutStem(led) : led
}

/** As a careful friend would set it right, spoken to the reader of the letter. */
export function sayRun(run: string, id: string, spoken?: LineContext): string {
  const mended = mendAnswer(run, spoken)
  return asSentence(id === 'why' ? toYou(mended) : mended)
}

/** What they answered and the letter leaves unsaid. */
export function unsaidOf(answers: readonly Answer[]): string[] {
  return ['why', 'gap'].flatMap((id) =>
    answers
      .filter(({ questionId, text }) => questionId === id && text.trim() !== '' && !nothing.test(text.trim()))
      .flatMap(({ text }) => sendAnswer(inSentences(text), id).unsaid),
  )
}
