import { defineStep, noWords } from './_step.ts'

/** What somebody adds in talk: how it pleased, and why they were fed up. */
const tails: readonly RegExp[] = [
  /[,;]? (?:which|something|that) (?:I|we|he|she|they|people|every(?:one|body))(?:['’]d)?\b[^,;.\d]*\b(?:enjoy|love|like|prefer|rather|hate|happy|pleased|glad)\b[^,;.\d]*$/u,
  /,? because (?:I|we) (?:was|were|got) (?:so |really )?(?:sick|tired|fed up)\b[^,;.]*$/,
  / and so on(?= |$)|,? and (?:that|stuff|all that|things like that)$/,
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
