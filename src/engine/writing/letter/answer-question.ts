// An answer speaks to the question above it, and the reader of the letter has not seen that question: what was asked is named
// before a mere reply. What the person said stays theirs: a denial put together for them (`I do not have such experience`) denied
// more than they had.
import { splitSentences } from '#engine/language/sentences.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'

/** `Kind of! At the store I answer the phone`: what follows says how far. */
const hedge = /^(?:kind of|kinda|sort of)[.!,;–—-]+ (?=\p{Lu})/iu
/** `Daily since 2012.`: how long, of what the question names. */
const bareTime =
  /^(?:daily|weekly|every (?:day|week|shift)|since (?:about |around )?(?:19|20)\d\d|for (?:about |over |nearly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|months))\b[^.!?;:,]{0,30}[.!] ?/i

export function answerQuestion(given: string, question: string | undefined): string {
  if (!question) return given
  const answer = given.replace(hedge, '')
  const [time = ''] = bareTime.exec(answer) ?? []
  const [, done] = /^Have you ([^?,]*)\?$/.exec(question) ?? []
  if (time !== '' && done) return `I have ${done} ${answer.slice(0, 1).toLowerCase()}${answer.slice(1)}`
  return nameAsked(answer, question)
}

/** `Mainly Item 300135 on filing claims.` speaks of something the reader has not heard of: it is named first. */
function nameAsked(answer: string, question: string): string {
  const [first = ''] = splitSentences(answer)
  const asked = askedFor(question)
  const isWhole =
    /\b(?:I|I['’]\p{L}+|we|we['’]\p{L}+|my|our)\b/iu.test(first) && !/^(?:no|nope|nah|not|never)\b/i.test(first)
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
