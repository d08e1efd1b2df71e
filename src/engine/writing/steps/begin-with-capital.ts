import { capitalize } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { defineStep, noWords } from './_step.ts'

/** A capital for the first word and for `I`. A line that begins small may be the end of the one before it. */
export default defineStep({
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: noWords,
  apply(line, { beside, place }) {
    const pronoun = line.replace(/(?<=^|\s)i(?=['’](?:m|ve|d|ll)\b|\s+\p{Ll})/gu, 'I')
    const isWhole =
      beside.beginSmall || place === 'summary' || /^(?:act|duty|clause|state)$/.test(readLine(pronoun).shape)
    const begun = isWhole && !/^(?:\p{L}?\p{Ll}\p{Lu}|\p{Ll}\d)/u.test(pronoun) ? capitalize(pronoun) : pronoun
    // `Prepared and Reconciled reports`
    const calm = begun.replace(/(?<=\p{Ll},? and )\p{Lu}\p{Ll}+ed(?= \p{Ll})/gu, (word) =>
      readVerbForm(word.toLowerCase())?.form === 'past' ? word.toLowerCase() : word,
    )
    const text = calm.replace(/(?<=\p{Ll}{2}[.!?] )\p{Ll}/gu, (letter) =>
      place === 'summary' ? letter.toUpperCase() : letter,
    )
    return text === line ? undefined : { text, reason: 'Puts capitals where they belong.' }
  },
})
