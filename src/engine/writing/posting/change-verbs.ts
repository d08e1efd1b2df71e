// A line that opens with a verb, with it and all that are joined to it in another form: `Plan and teach lessons` as
// `planning and teaching lessons` or `planned and taught lessons`.
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { lowerOpening } from './lower-opening.ts'

/** `Safely operate forklifts`; `Apply clean dressings` and `Early years practice` open with no adverb. */
export function withoutAdverb(line: string): string {
  const [first, next] = tagWords(line)
  return first?.tag === 'ADV' && next && /ly$/.test(first.lower) && !readVerbForm(first.lower)
    ? line.slice(next.start)
    : line
}

/** Undefined where nobody can tell which words are its verbs. */
export function changeVerbs(line: string, to: 'ing' | 'participle'): string | undefined {
  const text = withoutAdverb(line)
  const words = tagWords(text)
  const [first] = words
  const opening = first && readVerbForm(first.lower)
  if (!first || !opening || (opening.form === 'past' && opening.base !== first.lower)) return undefined
  if (opening.form === to) return lowerOpening(text)
  const form = opening.form === 'past' ? 'base' : opening.form
  let said = ''
  let from = 0
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]]
    const verb = readVerbForm(word.lower)
    const mayBe = verb !== undefined && (verb.form === form || (form === 'base' && verb.base === word.lower))
    const isJoined = before?.tag === 'CCONJ' || /^[,;/]$/.test(before?.text ?? '')
    // `EKG, injections and point of care testing`: nobody points of anything.
    const isName = verb?.isMoreOftenNoun === true && next?.lower === 'of'
    const goesOn = /^(?:DET|NUM|ADP|PRON|ADJ|PROPN)$/.test(next?.tag ?? '')
    // `interprets rhythms and initiates interventions`
    const isThird = form === 'third' && verb?.isMoreOftenNoun === false
    const isVerb =
      mayBe && (at === 0 || (isJoined && !isName && (word.tag === 'VERB' || goesOn || at === 2 || isThird)))
    // `searches and review applicants`, `blueprints and weld symbols`
    if (mayBe && isJoined && !isVerb && verb.isMoreOftenNoun && next?.tag === 'NOUN') return undefined
    // `open the store and be the keyholder`
    if (isJoined && word.tag === 'AUX') return undefined
    said += text.slice(from, word.start) + (isVerb ? verbForms(verb.base)[to] : word.text)
    from = word.end
  }
  return said + text.slice(from)
}
