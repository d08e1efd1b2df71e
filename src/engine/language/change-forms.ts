// A line of a resume with its verbs in another form, and otherwise the same words.
import type { LineVerb, ReadLine } from './read-line.ts'
import { type VerbForm, verbForms } from './verb-forms.ts'

/** The body with each verb of the row in the form. */
export function changeForms(line: ReadLine, verbs: readonly LineVerb[], form: VerbForm): string {
  let { text } = line
  for (const { at, base } of verbs.toReversed()) {
    const word = line.words[at]
    if (!word) continue
    const changed = verbForms(base)[form]
    text = text.slice(0, word.start) + changed + text.slice(word.end)
  }
  return text.slice(line.bodyStart)
}
