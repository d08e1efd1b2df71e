import { capitalize } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { defineStep } from './_step.ts'

const opening = /^(?:I|i|He\/She|S\/he|He or she)\s+((?:(?:also|then|currently|often|usually|mainly|personally)\s+)*)/

/** Resumes speak without `I`. What `we` did is not what the person did, so `we` stays. */
export default defineStep({
  group: 'clarity',
  places: ['line'],
  isSafe: true,
  adds: () => ['the'],
  apply(line) {
    const text = ownThings(dropSubject(line))
    if (text === line) return undefined
    const pronoun = /^(?:I\b|i\s)/.test(line) ? 'I' : (opening.exec(line)?.[0].trim() ?? 'my')
    return { text, reason: `Leaves out “${pronoun}”, as resumes do.` }
  },
})

function dropSubject(line: string): string {
  const contracted = line.replace(/^I['’]ve /, 'I have ').replace(/^I['’]m /, 'I am ')
  const found = opening.exec(contracted)
  if (!found) return line
  const [whole, adverbs = ''] = found
  const rest = contracted.slice(whole.length)
  if (/^am an? (?=\p{L})/u.test(rest))
    return /\b(?:I|my|me)\b/.test(rest) ? line : capitalize(rest.replace(/^am an? /, ''))
  if (
    /^(?:am|was|were) (?:(?:also|mainly|solely|primarily|fully|directly) )*(?:responsible for|in charge of|tasked|charged with|accountable for|entrusted with|able to)\b/.test(
      rest,
    )
  )
    return capitalize(
      rest.replace(/^(?:am|was|were) (?=(?:\w+ )?(?:responsible|in charge|tasked|charged|accountable|entrusted))/, ''),
    )
  if (
    /^was (?:promoted|trusted|invited|appointed|nominated|selected|chosen|hired|awarded|recognized|named|elected|asked)\b/.test(
      rest,
    )
  )
    return capitalize(rest.replace(/^was /, ''))
  // `I am often the RN allocated to the graduate nurse`
  if (/^am (?:the|one of|often|usually|mainly|also)\b/.test(rest) && !/\b(?:I|my|me)\b/.test(rest))
    return capitalize(rest.replace(/^am /, ''))
  const [, learned] = /^have had to (\p{L}+)\b/u.exec(rest) ?? []
  if (learned && readVerbForm(learned)?.form === 'base' && !/\b(?:I|my|me)\b/.test(rest))
    return capitalize(rest.replace(/^have had to \p{L}+/u, verbForms(learned).past))
  const perfect = /^(?:have|had) (?:also )?(\p{L}+)\b/u.exec(rest)
  const participle = perfect?.[1] ? readVerbForm(perfect[1]) : undefined
  const acted =
    perfect && participle?.form === 'past' ? verbForms(participle.base).past + rest.slice(perfect[0].length) : rest
  const told = capitalize(adverbs + acted.replace(/,? and I (?=\p{Ll}+(?:ed|t|n|w|de|ke|ld)?\b)/gu, ' and '))
  const read = readLine(told)
  const [head] = read.verbs
  // `I was sick`, `I think I managed`: only what was plainly done.
  if (
    read.shape !== 'act' ||
    !head ||
    /\bI\b/.test(told) ||
    /^(?:think|feel|like|love|believe|want|hope|wish|know|enjoy|get|go|need)$/.test(head.base)
  )
    return line
  return told
}

/** `my manager` is the manager; nothing else of the person's is named so. */
function ownThings(line: string): string {
  return line.replace(
    /(?<=\p{L} )(?<!\b(?:is|are|was|were) )my (?=(?:manager|supervisor|boss|department|store|shift|crew|director)\b)/gu,
    'the ',
  )
}
