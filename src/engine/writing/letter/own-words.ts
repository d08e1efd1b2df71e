// What the person answered, as they said it: put into a sentence, and otherwise left alone.
import { readLine } from '#engine/language/read-line.ts'
import type { Answer } from '../facts/answer.ts'
import { askedFor, finishSentence, leadIn, withoutReply } from './answer-question.ts'
import type { Said } from './letter.ts'
import { mendAnswer } from './mend-answer.ts'
import { sendAnswer } from './read-answer.ts'
import { toYou } from './to-you.ts'

/** What says that there is nothing to say. */
const nothing = /^(?:no(?:ne|pe|t (?:really|yet))?|n\/?a|nothing|skip|-+|\?+)[.!]?$/i

/** `question`: what was asked, if it was for a yes or a no. */
export function ownWords(answers: readonly Answer[], id: string, question?: string): Said[] {
  return answers
    .filter(({ questionId, text }) => questionId === id && text.trim() !== '' && !nothing.test(text.trim()))
    .map(({ text }) => ({
      // What they want mentioned is theirs to the letter.
      text: id === 'mention' ? asSentence(text) : sayAnswer(text.trim(), id, question),
      entries: [`answers.${id}`],
      quotes: [],
    }))
    .filter(({ text }) => text !== '')
}

function sayAnswer(text: string, id: string, question: string | undefined): string {
  const { sent } = sendAnswer(text, id)
  const said = sayRun(question && askedFor(question) ? finishSentence(withoutReply(sent)) : sent, id)
  return leadIn(said, question)
}

/** As a careful friend would set it right. */
export function sayRun(run: string, id: string): string {
  return asOwnSentence(toReader(run, id))
}

/** What they answered and the letter leaves unsaid. */
export function unsaidOf(answers: readonly Answer[]): string[] {
  return ['why', 'gap'].flatMap((id) =>
    answers
      .filter(({ questionId, text }) => questionId === id && text.trim() !== '' && !nothing.test(text.trim()))
      .flatMap(({ text }) => sendAnswer(text.trim(), id).unsaid),
  )
}

/** `Yes, ran a panel saw` is said as `I ran a panel saw.` */
function asOwnSentence(text: string): string {
  const said = withoutNo(text.replace(/^(?:yes|yeah|yep|sure)\b(?: sir| ma['’]?am)?[,.!?:;\s-]*(?=\S)/i, ''))
  const { shape, verbs } = readLine(said)
  // Only what follows a yes: elsewhere a first word may be anything.
  const isBare = said !== text && shape === 'act' && verbs[0]?.at === 0 && verbs[0].form === 'past'
  return asSentence(isBare ? `I ${said.slice(0, 1).toLowerCase()}${said.slice(1)}` : said)
}

/** `No, I have never worked in a bookshop`: nobody asked in the letter, and the rest still says no. */
function withoutNo(text: string): string {
  return text.replace(
    /^(?:no|nope|nah)\b[,.!:;\s-]*(?=(?:I\b|we\b|my\b)[^.!?]*(?:\b(?:not|never|no|none|nothing|only|neither)\b|n['’]t\b))/i,
    '',
  )
}

/** Spoken to the reader of the letter. */
function toReader(text: string, id: string): string {
  const mended = mendAnswer(text).replace(
    /^(?:They|It|The (?:posting|job|ad|advert)) (?:also )?asks? for\b/,
    'You ask for',
  )
  return id === 'why' ? toYou(mended) : mended
}

export function asSentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1)
  return /[.!?]["”’')]?$/.test(sentence) ? sentence : `${sentence}.`
}
