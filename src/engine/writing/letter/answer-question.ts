// A yes or a no answers the question above it, and the reader of the letter has not seen that question: `Not Shopify itself,
// but I sold my flies on Etsy` becomes `I have not used Shopify, but I sold my flies on Etsy`.
import { tagWords } from '#engine/language/tag-words.ts'

/** `No`, `Nah, not a CNC`, `Not Genie, no`: up to where the person goes on. */
const denied =
  /^(?:no|nope|nah|not|none|never)\b(?:(?!\b(?:I|we|it|they|he|she|but)\b|['’])[^.!?;])*?(?:[.!?;]+ |,? (?=but\b)|, (?=(?:I|we|my|our|one|the)\b)|[.!]?$)/i
/** `Not since 2019`, `Not much`: a yes with a limit. */
const limited =
  /\b(?:only|just|much|many|often|lately|recently|since|for|until|before|long|always|yet|years?|months?|weeks?|exactly|quite|really|technically|directly|formally|as such|by name)\b|\bnot (?:at|in|on|as|here|there|so|all)\b|\d/i
/** `I have never used it` says it itself. */
const denies = /^(?:I|we)(?:['’]\p{L}+)?(?: \S+){0,3}? (?:not|never|no|only|\p{L}+n['’]t)\b|^(?:I|we) \p{L}+n['’]t\b/iu
/** `Kind of! At the store I answer the phone`: what follows says how far. */
const hedge = /^(?:kind of|kinda|sort of|somewhat|a bit|a little)[.!,;–—-]+ (?=\p{Lu})/iu
/** `Daily since 2012.`: how long, of what the question names. */
const bareTime = /^(?:daily|weekly|monthly|every|since|for|from|about|almost|most|all|regularly)\b[^.!?;:]*[.!]/i
const MOST_DENIED = 6

/** `I have not used Shopify`; undefined where the question is none for a yes or a no. */
function sayIt(question: string, not: '' | ' not' | ' not yet'): string | undefined {
  const asked = question.replace(/,? or (?:stood in for one|something like it)\?$/, '?')
  const [, auxiliary, rest] = /^(Have|Do|Are) you (\S[^?]*)\?$/.exec(asked) ?? []
  if (!auxiliary || !rest) return undefined
  const does = auxiliary === 'Do' && not === '' ? 'I' : `I ${auxiliary === 'Are' ? 'am' : auxiliary.toLowerCase()}`
  return `${does}${not} ${rest}`
}

/** Says what was denied, or for how long it was done, where the answer does not say it itself. */
export function answerQuestion(given: string, question: string | undefined): string {
  const answer = given.replace(hedge, '')
  const [head = ''] = denied.exec(answer) ?? []
  const bare = head.replace(/[\s.,!?;]+$/, '')
  const rest = answer.slice(head.length).trim()
  if (!question) return answer
  const [time = ''] = bareTime.exec(answer) ?? []
  if (time !== '' && !tagWords(time).some(({ tag }) => tag === 'VERB' || tag === 'AUX' || tag === 'PRON'))
    return `${sayIt(question, '') ?? ''} ${time.slice(0, 1).toLowerCase()}${answer.slice(1)}`.trim()
  const said = sayIt(question, ' not')
  if (!said || bare === '' || rest === '' || bare.split(/\s+/).length > MOST_DENIED) return answer
  if (denies.test(rest)) return answer
  if (/^(?:no,? )?not yet$/i.test(bare))
    return `${sayIt(question, ' not yet')}, but ${goOn(rest.replace(/^but /i, ''))}`
  if (limited.test(bare)) return answer
  return `${said}, but ${goOn(rest.replace(/^but /i, ''))}`
}

function goOn(rest: string): string {
  const [first] = tagWords(rest)
  const isName = first?.tag === 'PROPN' || /^I\b|^\p{Lu}{2}/u.test(rest)
  return isName ? rest : rest.slice(0, 1).toLowerCase() + rest.slice(1)
}
