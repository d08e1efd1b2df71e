// Text from outside before anything looks at it: what hides from the eye goes, and so does what speaks to a machine.

/** Zero-width and direction marks, Unicode tags, private use and control characters. */
const hidden = /\p{Default_Ignorable_Code_Point}|\p{Co}|[\uFFF9-\uFFFC]|[^\P{Cc}\n\t]/gu
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

/** The text as a person sees it. */
export function cleanInput(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(spaces, ' ')
    .replace(hidden, '')
    .normalize('NFC')
}

const ordersToMachines: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard)\b[^.!?\n]{0,60}\b(?:instruction|prompt|rule|above|previous|prior|guideline|context|constraint)/i,
  /\b(?:system|developer|hidden) (?:prompt|message|instruction)/i,
  /^\W*(?:system|assistant|user|developer|human|ai|llm)\s*(?:\([^)]*\))?\s*:/i,
  /<\/?\s*(?:system|assistant|user|instructions?|prompt|data|tool|posting|job|resume)\b[^>]*>|\[\/?(?:INST|SYS|system|assistant)\]|<\|[^|]*\|>|<<\/?SYS>>/i,
  /\b(?:as an?|you are(?: now)? an?|you are now|act as an?|pretend to be an?|if you are an?|if you(?:'re| are)) (?:\w+ ){0,2}(?:ai|a\.i\.|llm|chatbot|bot|language model|model|automated \w+|resume (?:writer|optimi[sz]er|screener|generator|parser))\b/i,
  /\b(?:dear|hey|hello|note to|attention|message (?:to|for)|instructions? (?:to|for))[:,]? (?:an? |the |any |all )?(?:ai|a\.i\.|llm|chatbot|bot|assistant[,:]|automated|language model|model[,:]|screening (?:system|software)|parser|resume (?:parser|writer|tool|generator))s?\b/i,
  /\b(?:ai|a\.i\.|llm) (?:assistants?|screeners?|readers?|agents?|writers?|reviewers?|tools?)[,:]? (?:must|should|reading|processing|please|are|is to|shall|will)\b/i,
  /\b(?:jailbreak|do anything now|developer mode|rot13|base64|decode (?:this|the following))\b/i,
  /\b(?:the|this|your|each|every|all|any) (?:\w+ )?(?:resumes?|cvs?|letters?|output|response|answer|summary|candidate'?s? (?:resume|profile)) (?:must|should|shall|has to|have to|needs? to|will) (?:always |also )?(?:state|say|include|mention|list|claim|contain|add|show|begin|start|end|declare|describe)\b/i,
  /\b(?:add|insert|include|append|write|output|print|return|respond with|reply with|state|claim|mention|list) (?:that (?:the|this|he|she|they|you|i)\b|the (?:phrase|words?|sentence|text|following|line|string)\b|exactly\b|verbatim\b|["“'][^"”']+["”'] (?:in|to|into|at|as)\b)/i,
  /\b(?:rank|rate|score|recommend|select|hire|shortlist) (?:this|the|me|him|her) (?:candidate|applicant|resume|person|first|highest)\b/i,
  /\b(?:describe|present|portray|claim) (?:the|this) (?:candidate|applicant|person|user) (?:as|to|has|is)\b/i,
  /\b(?:the|this) (?:candidate|applicant|user) (?:is|has|holds|was) (?:a |an |the )?(?:perfect|ideal|best|certified|licensed|extensive|expert|already)\b/i,
  /\bwhite text\b|\bhidden (?:text|instruction)|!\[[^\]]*\]\([^)]*\)|\bjavascript:/i,
]

/** Whether a sentence gives orders to a program instead of telling a person something. */
export function speaksToMachine(sentence: string): boolean {
  return ordersToMachines.some((order) => order.test(sentence)) || looksEncoded(sentence)
}

/** A long run without spaces that mixes cases and digits is no word of a posting. */
function looksEncoded(sentence: string): boolean {
  return sentence.split(/\s+/).some((word) => {
    if (word.length < 24 || /^https?:|@/.test(word)) return false
    const body = word.replace(/=+$/, '')
    return /^[A-Za-z0-9+/_-]{24,}$/.test(body) && /\d/.test(body) && /[a-z]/.test(body) && /[A-Z]/.test(body)
  })
}
