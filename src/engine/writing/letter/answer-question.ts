// A yes or a no answers the question above it, and the reader of the letter has not seen that question: `Not Shopify itself,
// but I sold my flies on Etsy` becomes `I have not used Shopify, but I sold my flies on Etsy`.

import { splitSentences } from '#engine/language/sentences.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'

/** `No`, `Nah, not a CNC`, `Not Genie, no`: up to where the person goes on. */
const denied =
  /^(?:no|nope|nah|not|never)\b(?:(?!\b(?:I|we|it|they|he|she|but)\b|['’])[^.!?;]){0,60}?(?:[.!?;]+ |,? (?=but\b)|, (?=(?:I|we|my|our|one)\b))/i
/** What a no may be said with, beside words of the question. */
const ofDenial = new Set(['no', 'nope', 'nah', 'not', 'never', 'a', 'an', 'the', 'any', 'itself', 'with'])
/** What goes on by itself: `I was in charge`, `in the deli I logged temperatures`, `one of my ladies has a catheter`. */
const goesOn =
  /^(?:(?:at|in|on|for|as|with|when|since|during|from) [^,.;!?]{2,60}?,? )?(?:I\b(?! (?:haven['’]t|don['’]t|have (?:not|never)|do not|never|only)\b)|we\b|one of (?:my|our)\b)/i
/** `Kind of! At the store I answer the phone`: what follows says how far. */
const hedge = /^(?:kind of|kinda|sort of)[.!,;–—-]+ (?=\p{Lu})/iu
/** `Daily since 2012.`: how long, of what the question names. */
const bareTime =
  /^(?:daily|weekly|every (?:day|week|shift)|since (?:about |around )?(?:19|20)\d\d|for (?:about |over |nearly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|months))\b[^.!?;:,]{0,30}[.!] ?/i

/** `I have not used Shopify`; undefined where the question is none for a yes or a no. */
function denial(question: string, not: 'not' | 'not yet'): string | undefined {
  const asked = question.replace(/,? or (?:stood in for one|something like it)\?$/, '?')
  const [, auxiliary, rest] = /^(Have|Do|Are) you (\S[^?]*)\?$/.exec(asked) ?? []
  return auxiliary && rest ? `I ${auxiliary === 'Are' ? 'am' : auxiliary.toLowerCase()} ${not} ${rest}` : undefined
}

/** Says what was denied, or for how long it was done, where the answer does not say it itself. */
export function answerQuestion(given: string, question: string | undefined): string {
  if (!question) return given
  const answer = given.replace(hedge, '')
  const [time = ''] = bareTime.exec(answer) ?? []
  const [, done] = /^Have you ([^?,]*)\?$/.exec(question) ?? []
  if (time !== '' && done) return `I have ${done} ${answer.slice(0, 1).toLowerCase()}${answer.slice(1)}`
  const [head = ''] = denied.exec(answer) ?? []
  const rest = answer.slice(head.length).replace(/^but /i, '')
  const words: string[] = head.toLowerCase().match(/[\p{L}\d+#&/-]+/gu) ?? []
  const known = new Set(question.toLowerCase().match(/[\p{L}\d+#&/-]+/gu))
  const isYet = words.join(' ') === 'not yet'
  const said = denial(question, isYet ? 'not yet' : 'not')
  const isDenial = isYet || words.every((word) => ofDenial.has(word) || known.has(word))
  if (!said || head === '' || !isDenial || !goesOn.test(rest)) return nameAsked(answer, question)
  return `${said}, but ${/^I\b/.test(rest) ? rest : rest.slice(0, 1).toLowerCase() + rest.slice(1)}`
}

/** `Mainly Item 300135 on filing claims.` speaks of something the reader has not heard of: it is named first. */
function nameAsked(answer: string, question: string): string {
  const [first = ''] = splitSentences(answer)
  const asked = askedFor(question)
  const isWhole = /\b(?:I|I['’]\p{L}+|we|we['’]\p{L}+|my|our)\b/iu.test(first) && !/^not\b|^no[,.]? not\b/i.test(first)
  const isBare = /^(?:no|nope|nah|yes|yeah|yep)[.!]*$/i.test(answer.trim())
  if (!asked || isWhole || isBare) return answer
  const rest = answer.replace(
    /^(?:(?:yes|yeah|yep|sure|ha|haha|well|oh|no(?=,? not\b)|nope(?=,? not\b)|nah(?=,? not\b))\b[,.!:;\s–—-]*)+/i,
    '',
  )
  return `You ask about ${asked}. ${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`
}

/** What a question names: `an EPA 608 card`, `accepting candidate filings`. */
function askedFor(question: string): string | undefined {
  const asked = question.replace(/,? or (?:stood in for one|something like it)\?$/, '?')
  const [, thing] =
    /^(?:Have you (?:worked with|used|done(?: any)?)|Do you have (?:any )?experience (?:with|of|in)|Do you (?:have|hold|speak)) ([^?]+)\?$/.exec(
      asked,
    ) ?? []
  if (thing) return thing
  const [, did = '', rest = ''] = /^Have you (\p{Ll}+) ([^?]*)\?$/u.exec(asked) ?? []
  const base = readVerbForm(did)?.base
  return base ? `${verbForms(base).ing} ${rest}` : undefined
}
