// What the person answered, as they said it: put into a sentence, and otherwise left alone.
import { readLine } from '#engine/language/read-line.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import type { Answer } from '../facts/answer.ts'
import type { Said } from './letter.ts'

/** What says that there is nothing to say. */
const nothing = /^(?:no(?:ne|pe|t (?:really|yet))?|n\/?a|nothing|skip|-+|\?+)[.!]?$/i

export function ownWords(answers: readonly Answer[], id: string): Said[] {
  return answers
    .filter(({ questionId, text }) => questionId === id && text.trim() !== '' && !nothing.test(text.trim()))
    .map(({ text }) => ({
      // What they want mentioned is theirs to the letter.
      text:
        id === 'mention'
          ? asSentence(text)
          : asOwnSentence(toReader(id === 'gap' ? withoutLabel(text.trim()) : text.trim())),
      entries: [`answers.${id}`],
      quotes: [],
    }))
}

/** `Yes, ran a panel saw` is said as `I ran a panel saw.` */
function asOwnSentence(text: string): string {
  const said = text.replace(/^(?:yes|yeah|yep|sure)\b[,.!:;\s-]*(?=\S)/i, '')
  const { shape, verbs } = readLine(said)
  // Only what follows a yes: elsewhere a first word may be anything.
  const isBare = said !== text && shape === 'act' && verbs[0]?.at === 0 && verbs[0].form === 'past'
  return asSentence(isBare ? `I ${said.slice(0, 1).toLowerCase()}${said.slice(1)}` : said)
}

const slips: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|have|has|had|is|are|was|were|would|could|should)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\bi(?:['’]?m)\b/gi, "I'm"],
  [/\bIve\b/gi, "I've"],
  [/\bi\b(?=[ ,'’])/g, 'I'],
]

/** Spoken to the reader of the letter. Only the first sentence: further on `they` may be anybody. */
function toReader(text: string): string {
  const [first = '', ...others] = splitSentences(slips.reduce((said, [slip, right]) => said.replace(slip, right), text))
  const spoken = first.replace(/^(?:They|It|The (?:posting|job|ad|advert)) (?:also )?asks? for\b/, 'You ask for')
  return [spoken, ...others].map(withSubject).join(' ')
}

/** `Want commercial full time.` as somebody says it in a letter. */
function withSubject(sentence: string): string {
  const [first = ''] = sentence.split(/[\s,]/)
  const rest = sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
  if (/^been$/i.test(first)) return `I have ${rest}`
  return lacksSubject.test(first) && !sentence.endsWith('?') ? `I ${rest}` : sentence
}

const lacksSubject = /^(?:Want|Wanted|Haven['’]t|Don['’]t|Didn['’]t|Grew|Worked|Never)$/i

/** `Aluminum: my certs are steel` answers a form; in a letter it is `As for aluminum, my certs are steel`. */
function withoutLabel(text: string): string {
  const [, label, rest] = /^(\p{L}[\p{L}\d &/.-]{1,40}): (\S[\s\S]*)$/u.exec(text) ?? []
  if (!label || !rest || label.split(' ').length > MOST_OF_LABEL) return text
  const isName = /^\p{L}*\p{Lu}/u.test(label.slice(1)) || /\s\p{Lu}/u.test(label)
  const isOwn = /^I\b/.test(rest)
  return `As for ${isName ? label : label.toLowerCase()}, ${isOwn ? rest : rest.slice(0, 1).toLowerCase() + rest.slice(1)}`
}

const MOST_OF_LABEL = 5

export function asSentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1)
  return /[.!?]["”’')]?$/.test(sentence) ? sentence : `${sentence}.`
}
