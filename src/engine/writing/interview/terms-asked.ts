// Pay, notice and the first day, where a posting wants them in the application: many set letters without them aside.
import { splitSentences } from '#engine/language/sentences.ts'
import type { Posting } from '../posting/posting.ts'

const terms =
  /\b(?:(?:salary|pay|remuneration|wage) (?:expectations?|requirements?|history)|(?:expected|desired|current|last drawn|present) (?:(?:and|&|\/) (?:expected|desired|current) )?(?:salary|pay|rate|CTC|remuneration)|day rate|notice period|(?:earliest|possible) (?:start|starting) date|when you (?:could|can|would be able to|are able to) (?:start|join)|your availability|reasons? for leaving)\b/i
/** Said to whoever applies. */
const asks =
  /\b(?:state|stating|mention|include|including|indicate|indicating|quote|quoting|give|giving|provide|providing|specify|tell us|let us know|(?:send|submit|forward|e-?mail|apply|application)\b.* (?:with|together with))\b/i
const LONGEST = 200

/** In the posting's own words. */
export function termsAsked({ text }: Pick<Posting, 'text'>): string | undefined {
  return text
    .split('\n')
    .flatMap((row) => splitSentences(row))
    .find((sentence) => sentence.length <= LONGEST && asks.test(sentence) && terms.test(sentence))
    ?.replace(/^[\s•*·–-]+/, '')
}
