// Lines that name things and do not say what was done with them.
import { countWords } from '#engine/language/plain-words.ts'
import type { ReadLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findTerms } from '../words/terms.ts'
import { countable, rateOf } from './countable.ts'
import { askOf, happensOnce, type LineQuestion, moreOfIt, saysHowOften } from './line-question.ts'

/** Honours, offices and certificates need no explanation. */
const fact =
  /\b(?:of the (?:month|year)|award|nominee|winner|prize|honou?rs?|member|rep|representative|champion|certified|licen[cs]ed?|registered|promoted|degree|diploma|mark|grade|until|since|from)\b/i

/** `Fridge temps, cleaning rota, allergen folder`: what was done with them no line says. */
export function askForThings(text: string, { words, shape }: ReadLine, did: string): LineQuestion | undefined {
  const last = tagWords(text.split(/[,;:(]/)[0] ?? '').at(-1)?.lower ?? ''
  if (
    fact.test(text) ||
    /^(?:no|zero|never) /i.test(text) ||
    saysHowOften.test(text) ||
    isRoleNoun(last) ||
    isToolOrLabel(text)
  )
    return undefined
  // `Git introduced in the team`, `sometimes I design the pages too`
  if (words.some(({ lower, tag }) => lower === 'i' || (tag === 'VERB' && readVerbForm(lower)?.form === 'past')))
    return undefined
  const verb = readVerbForm(words[0]?.lower ?? '')
  if (verb && happensOnce.test(verb.base)) return undefined
  // `Release product to shipping`: what they do, whatever else it might be read as.
  const next = words[1]
  if (verb?.form === 'base' && (did === 'do' || !verb.isMoreOftenNoun) && next && /^(?:NOUN|ADJ|DET)$/.test(next.tag))
    return undefined
  const named = words.find(
    ({ lower, tag }, at) =>
      tag === 'NOUN' &&
      countable.has(lower) &&
      rateOf(lower) !== '' &&
      !/^(?:of|in|to|with|for|from|at|and|the)$/.test(words[at - 1]?.lower ?? ''),
  )
  if (named) return askHowManyOf(text, named, words, did)
  // `Train junior drafters` may tell what they do after all.
  if (shape === 'unclear') return undefined
  // What a line says in so many words is not asked again.
  if (countWords(text) > LONGEST_THIN) return undefined
  const isList = text.split(', ').length > 2
  const asked = isList
    ? `which of these ${did} you do most, and how much of it?`
    : `what exactly ${did} you do, and how much of it?`
  const reason = isList ? 'A list of things doesn’t say what you did.' : 'This line doesn’t say what you did.'
  return askOf(text, asked, { kind: 'act', reason, weight: isList ? 2.5 : 2.3 })
}

const LONGEST_THIN = 8

/** `PMs in Maximo, close out own work orders`: how many work orders. */
function askHowManyOf(
  text: string,
  noun: TaggedWord,
  words: readonly TaggedWord[],
  did: string,
): LineQuestion | undefined {
  const before = words[words.indexOf(noun) - 1]
  const name =
    before?.tag === 'NOUN' && text[before.start - 1] !== '-' && before.end + 1 === noun.start
      ? `${before.text} ${noun.text}`
      : noun.text
  const rate = rateOf(name.toLowerCase()) || rateOf(noun.lower)
  return askOf(text, `about how many ${name.toLowerCase()}${rate || (did === 'do' ? ' so far' : '')}?`, {
    kind: 'count',
    reason: moreOfIt,
    weight: 2.6,
  })
}

/** `JavaScript`, `Stack: AWS, Terraform` */
function isToolOrLabel(text: string): boolean {
  const tools = findTerms(text).filter(({ term }) => term.kind === 'tool')
  return (
    /^(?:stack|tools?|tech\w*|environment|skills?|keywords)\b[^:]*:/i.test(text) ||
    tools.some(({ text: name }) => name.length * 2 > text.length)
  )
}
