// A yes or a no answers the question above it, and the reader of the letter has not seen that question: `Not Shopify itself,
// but I sold my flies on Etsy` becomes `I have not used Shopify, but I sold my flies on Etsy`.

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
  if (!said || head === '' || !isDenial || !goesOn.test(rest)) return answer
  return `${said}, but ${/^I\b/.test(rest) ? rest : rest.slice(0, 1).toLowerCase() + rest.slice(1)}`
}
