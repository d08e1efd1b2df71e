// What the person answered, as they said it: put into a sentence, and otherwise left alone.
import { readLine } from '#engine/language/read-line.ts'
import type { Answer } from '../facts/answer.ts'
import type { Said } from './tell-facts.ts'

/** What says that there is nothing to say. */
const nothing = /^(?:no(?:ne|pe|t (?:really|yet))?|n\/?a|nothing|skip|-+|\?+)[.!]?$/i

export function ownWords(answers: readonly Answer[], id: string): Said[] {
  return answers
    .filter(({ questionId, text }) => questionId === id && text.trim() !== '' && !nothing.test(text.trim()))
    .map(({ text }) => ({
      text: asOwnSentence(text),
      entries: [`answers.${id}`],
      quotes: [],
    }))
}

/** `Yes, ran a panel saw` is said as `I ran a panel saw.` */
function asOwnSentence(text: string): string {
  const said = text.trim().replace(/^(?:yes|yeah|yep|sure)\b[,.!:;\s-]*(?=\S)/i, '')
  const { shape, verbs } = readLine(said)
  // Only what follows a yes: elsewhere a first word may be anything.
  const lacksSubject = said !== text.trim() && shape === 'act' && verbs[0]?.at === 0 && verbs[0].form === 'past'
  return asSentence(lacksSubject ? `I ${said.slice(0, 1).toLowerCase()}${said.slice(1)}` : said)
}

export function asSentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1)
  return /[.!?]["”’')]?$/.test(sentence) ? sentence : `${sentence}.`
}
