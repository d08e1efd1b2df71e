// Where a line leaves out what a sentence would say.
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { rarityOf } from '#engine/language/word-vectors.ts'

/** `built public forest road`, `average quality score of 94%`: a thing of several words, and no article before it. */
export function isTelegram(behind: string): boolean {
  const words = tagWords(behind)
  const end = words.findIndex(({ tag }) => tag !== 'NOUN' && tag !== 'ADJ')
  const thing = words.slice(0, end < 0 ? words.length : end)
  const last = thing.at(-1)
  return last?.tag === 'NOUN' && !last.lower.endsWith('s') && isCounted(last.lower)
}

const COMMON = 0.9

/** A thing that people write of in the plural; `payroll` is none. */
function isCounted(noun: string): boolean {
  return rarityOf(`${noun}s`) < COMMON && !/(?:care|work|staff|stock|data|time)$/.test(noun)
}

/** `answered phones, it was fast paced`, `submit claims, got the balance down`: two things told in one breath. */
export function runsOn(text: string): boolean {
  return [...text.matchAll(/, (\p{L}+)/gu)].some(([, word = '']) => {
    const verb = readVerbForm(word.toLowerCase())
    const isTold = (verb?.form === 'past' || verb?.form === 'base') && !verb.isMoreOftenNoun
    return isTold || /^(?:it|I|we|they|he|she|this|that)$/i.test(word)
  })
}
