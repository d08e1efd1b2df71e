import { defineStep, noWords } from './_step.ts'

/** What somebody adds in talk: how it pleased, and why they were fed up. */
const tails: readonly RegExp[] = [
  /,? which (?:they|everyone|everybody|people|he|she) (?:was|were) (?:very |really )?(?:happy|pleased|glad)(?: (?:about|with))?$/,
  /,? because (?:I|we) (?:was|were|got) (?:so |really )?(?:sick|tired|fed up)\b[^,;.]*$/,
  /, so I(?: have|['’]ve)? \p{Ll}+(?:ed|t|n) a lot of [^,;.]*$/u,
  /[,;] I had my (?:ticket|licen[cs]e|card) then but it (?:ran out|expired|lapsed)$/,
  /[,;]? (?:which|something|that) (?:I|we|everybody|everyone|they|people)(?:['’]d| would| do| really| still| all| very)* (?:enjoy|love|like|prefer|rather|hate)\p{L}*\b[^,;.\d]*$/u,
  /,? because (?:the|my) (?:manager|boss|owner|chef|team) (?:says?|said|reckons?|thinks?) [^,;.]*$/,
  /,? and it (?:nearly |almost |usually )?always works$/,
  /,? better than most$/,
  /,? when it['’]?s (?:crazy|mad|mental|hectic)$/,
  /,? and (?:that|stuff|all that|things like that)$/,
  / and so on(?= |$)/,
]
const FEWEST_WORDS = 3

/** Talk at the end of a line, where the line is whole without it. */
export default defineStep({
  group: 'clarity',
  places: ['line'],
  isSafe: false,
  adds: noWords,
  apply(line) {
    const text = tails.reduce((told, tail) => told.replace(tail, ''), line)
    if (text === line || text.split(/\s+/).length < FEWEST_WORDS) return undefined
    return { text, reason: 'Keeps to the work: the rest is for a conversation.' }
  },
})
