// A yes or a no answers the question above it, and the reader of the letter has not seen that question: `Not Shopify itself,
// but I sold my flies on Etsy` becomes `I have not used Shopify, but I sold my flies on Etsy`.

/** `No`, `Nah, not a CNC`, `Not Genie, no`: up to where the person goes on. */
const denied =
  /^(?:no|nope|nah|not|none|never)\b(?:(?!\b(?:I|we|it|they|he|she|but)\b|['’])[^.!?;])*?(?:[.!?;]+ |,? (?=but\b)|, (?=(?:I|we|my|our|one|the)\b)|[.!]?$)/i
/** `Not since 2019`, `Not much`: a yes with a limit. */
const limited =
  /\b(?:only|just|much|many|often|lately|recently|since|for|until|before|long|always|yet|years?|months?|weeks?)\b|\d/i
/** `I have never used it` says it itself. */
const denies = /^(?!but\b)(?:(?! but\b)[^.!?;])*?(?:\b(?:not|never|no|none|only)\b|n['’]t\b)/i
const MOST_DENIED = 6

/** `I have not used Shopify`; undefined where the question is none for a yes or a no. */
function denial(question: string): string | undefined {
  const asked = question.replace(/,? or (?:stood in for one|something like it)\?$/, '?')
  const [, auxiliary, rest] = /^(Have|Do|Are) you (\S[^?]*)\?$/.exec(asked) ?? []
  if (!auxiliary || !rest) return undefined
  return `I ${auxiliary === 'Are' ? 'am' : auxiliary.toLowerCase()} not ${rest}`
}

/** Says what was denied, where the answer does not say it itself. */
export function answerQuestion(answer: string, question: string | undefined): string {
  const [head = ''] = denied.exec(answer) ?? []
  const bare = head.replace(/[\s.,!?;]+$/, '')
  const rest = answer.slice(head.length).trim()
  const said = question && denial(question)
  if (!said || bare === '' || rest === '' || bare.split(/\s+/).length > MOST_DENIED) return answer
  if (limited.test(bare) || denies.test(rest)) return answer
  return /^but\b/i.test(rest) ? `${said}, ${rest.slice(0, 1).toLowerCase()}${rest.slice(1)}` : `${said}. ${rest}`
}
