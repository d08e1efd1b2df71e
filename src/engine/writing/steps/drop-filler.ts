import { capitalize } from '#engine/language/plain-words.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { defineStep } from './_step.ts'

/** Wordy ways of saying a thing, and shorter ones that say the same. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
  [/\bon an? (daily|weekly|monthly|yearly|hourly|quarterly) basis\b/gi, '$1'],
  [/\bon an annual basis\b/gi, 'yearly'],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bon an as[- ]needed basis\b/gi, 'as needed'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bfor the purposes? of\b/gi, 'for'],
  [/\bin a timely (?:manner|fashion|matter)\b/gi, 'promptly'],
  [/\bin an efficient (?:manner|fashion)\b/gi, 'efficiently'],
  [/\bin a professional (?:manner|fashion)\b/gi, 'professionally'],
  [/\b(?:with|in) regards? to\b/gi, 'about'],
  [/\bincluding,? but not limited to[,:]?(?= )/gi, 'including'],
  [/\bany and all\b/gi, 'all'],
  [/\beach and every\b/gi, 'every'],
  [/\ba total of (?=[$€£]?\d)/gi, ''],
  [/\butili[sz](e|ed|es|ing)\b/gi, 'us$1'],
  [/\bleverag(e|ed|es|ing)\b(?= (?!buyouts?|loans?|financ|ratios?|leases?|\S* ?synerg))/gi, 'us$1'],
  [/\b(the|and|to|of|for|with|an?|at|by|from) \1\b(?= )/gi, '$1'],
  // `4.9/5 over 300+ sessions` is across them.
  [/(?<!\d\S* )\b(over|more than) ([$€£]?\d[\d,]*)\+/gi, '$1 $2'],
  [/\b(?:very|really|extremely) (?!(?:rarely|seldom|often|few|little|much|many|nearly|recently)\b)(?=\p{Ll})/gu, ''],
]
const emptyAdverb = /^(?:successfully|effectively|proactively|seamlessly)$/

export default defineStep({
  group: 'clarity',
  places: ['line', 'summary'],
  isSafe: true,
  adds: () => [
    'to yearly regularly as needed because for promptly efficiently professionally about including all every use used uses using and',
  ],
  apply(line) {
    const short = shorter.reduce((words, [pattern, to]) => words.replace(pattern, to), line)
    const text = capitalize(dropAdverbs(joinWithAnd(short)).replace(/ {2,}/g, ' ').trim())
    return text === capitalize(line)
      ? undefined
      : {
          text,
          reason:
            text.split(' ').length < line.split(' ').length ? 'Says it in fewer words.' : 'Says it in plainer words.',
        }
  },
})

/** `X as well as Y`, where no other `and` makes it unclear what is joined. */
function joinWithAnd(line: string): string {
  if (/\band\b|&/i.test(line)) return line
  return line.replace(/,? as well as (?!\p{Ll}+ing\b)/u, ' and ')
}

/** Before the verb it praises, or after its object at the end; a word that says how, as `quickly`, stays. */
function dropAdverbs(line: string): string {
  const words = tagWords(line)
  let text = line
  for (const [at, word] of [...words.entries()].reverse()) {
    if (!emptyAdverb.test(word.lower)) continue
    const [before, next] = [words[at - 1], words[at + 1]]
    const opensVerb = next?.tag === 'VERB' || (next !== undefined && /ed$/.test(next.lower))
    const isNegated = before !== undefined && /^(?:not|never|no|n't|to)$/.test(before.lower)
    if (opensVerb && !isNegated) text = text.slice(0, word.start) + text.slice(next.start)
  }
  return text
}
