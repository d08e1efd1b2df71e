// Puts the verbs of a line into one tense, or leaves the line alone where it cannot tell verbs from nouns.
import { nounLikeVerbs } from './noun-like-verbs-data.ts'
import { findVerb, type VerbForm, verbForms } from './verbs.ts'

const determiners =
  /^(?:the|an?|all|any|each|every|new|their|our|its|his|her|my|your|these|those|this|that|with|up|out|for|on|in|to|over|off|down|both|other|various|multiple|several|daily|weekly|monthly|\d+|two|three|four|five|six)$/i

type Word = { text: string; index: number }

/** The line with its opening verb, and those coordinated with it, in the form; undefined where that cannot be done safely. */
export function bendVerbs(line: string, form: VerbForm): string | undefined {
  const words = [...line.matchAll(/[\p{L}\p{M}]+(?:[’'-][\p{L}]+)*/gu)].map(
    (match): Word => ({ text: match[0], index: match.index }),
  )
  const opening = readOpening(line, words)
  if (opening === undefined) return undefined
  const from = opening.form
  if (words.some((word, at) => at > opening.at && opensAnother(line, word))) return undefined
  const edits: { word: Word; to: string }[] = []
  for (const [at, word] of words.entries()) {
    if (at < opening.at) continue
    if (at === opening.at) {
      edits.push({ word, to: bend(word.text, form) ?? word.text })
      continue
    }
    const judged = judge(line, words, at, from, opening.at)
    if (judged === 'unsure') return undefined
    if (judged === 'verb') edits.push({ word, to: bend(word.text, form) ?? word.text })
  }
  return edits.reduceRight(
    (text, { word, to }) => text.slice(0, word.index) + to + text.slice(word.index + word.text.length),
    line,
  )
}

/** The verb the line opens with; an adverb may stand before it. */
export function readOpening(
  line: string,
  words?: readonly Word[],
): { at: number; form: VerbForm; base: string } | undefined {
  const list =
    words ??
    [...line.matchAll(/[\p{L}\p{M}]+(?:[’'-][\p{L}]+)*/gu)].map(
      (match): Word => ({ text: match[0], index: match.index }),
    )
  const at = /ly$/i.test(list[0]?.text ?? '') ? 1 : 0
  const word = list[at]
  if (!word || line.slice(0, word.index).trim().split(/\s+/).length > 1) return undefined
  const verb = findVerb(word.text)
  if (!verb) return undefined
  const next = list[at + 1]?.text ?? ''
  const between = line.slice(word.index + word.text.length, list[at + 1]?.index ?? line.length)
  // `Training of staff`, `Cooking skills`, `Support: phones` begin with nouns; so does `Sales and marketing`.
  if (verb.form === 'ing' && /^(?:of|and|skills?|experience)$/i.test(next) && !findVerb(list[at + 2]?.text ?? ''))
    return undefined
  // `Research integrated into`: what was done to the research.
  if (nounLikeVerbs.has(verb.base) && verb.form !== 'past' && findVerb(next)?.form === 'past') return undefined
  if (/^\s*[:–—-]/.test(between) || list.length === 1) return undefined
  if (
    verb.form !== 'past' &&
    nounLikeVerbs.has(verb.base) &&
    /^(?:of|and|or|skills?|experience|is|was|were)$/i.test(next)
  )
    return undefined
  if (verb.form === 'third' && nounLikeVerbs.has(verb.base) && !determiners.test(next) && !/^[a-z]/.test(next))
    return undefined
  return { at, form: verb.form, base: verb.base }
}

/** A second line that ran into the first: `Train new staff Completes assessments`. */
function opensAnother(line: string, { text, index }: Word): boolean {
  const verb = /^\p{Lu}\p{Ll}+$/u.test(text) ? findVerb(text) : undefined
  return (
    verb !== undefined &&
    verb.form !== 'ing' &&
    !nounLikeVerbs.has(verb.base) &&
    /[\p{Ll}\p{N}]\s+$/u.test(line.slice(0, index))
  )
}

function bend(word: string, form: VerbForm): string | undefined {
  const verb = findVerb(word)
  if (!verb) return undefined
  const bent = verbForms(verb.base)[form]
  return /^\p{Lu}/u.test(word) ? bent[0]?.toUpperCase() + bent.slice(1) : bent
}

/** A later word is a verb of the same row if it has the same form and follows `and`, a comma or another such verb. */
function judge(
  line: string,
  words: readonly Word[],
  at: number,
  from: VerbForm,
  opening: number,
): 'verb' | 'other' | 'unsure' {
  const word = words[at]
  const before = words[at - 1]
  if (!word || !before) return 'other'
  const verb = findVerb(word.text)
  if (!verb || verb.form !== from || /^\p{Lu}/u.test(word.text)) return 'other'
  const between = line.slice(before.index + before.text.length, word.index)
  const isAdverb = /ly$/.test(before.text)
  const joint = isAdverb ? words[at - 2]?.text : before.text
  const joined = /^(?:and|or|then|&)$/i.test(joint ?? '') || /^\s*[,;/&]\s*$/.test(between)
  if (!joined) return 'other'
  const next = words[at + 1]?.text ?? ''
  const gap = line.slice(word.index + word.text.length, words[at + 1]?.index ?? line.length)
  // `to find needs and refer clients`: the second verb goes with `to`.
  const since = words.slice(opening + 1, at)
  if (
    from === 'base' &&
    since.some((other, place) => /^to$/i.test(other.text) && findVerb(since[place + 1]?.text ?? '')?.form === 'base')
  )
    return 'other'
  // Prepare and serve, plan, cook and serve: verbs in a row at the start.
  const isRow = words
    .slice(opening, at)
    .every((other) => findVerb(other.text)?.form === from || /^(?:and|or|then|\w+ly)$/i.test(other.text))
  if (isRow && next && !/^\s*[.;:]/.test(gap)) return 'verb'
  if (from === 'ing')
    return /^(?:the|an?|all|new|their|our|its|his|her)$/i.test(next) || !nounLikeVerbs.has(verb.base)
      ? determiners.test(next)
        ? 'verb'
        : 'unsure'
      : 'unsure'
  if (determiners.test(next) && !/^\s*[,.;]/.test(gap))
    return nounLikeVerbs.has(verb.base) && /^(?:for|on|in|to|with|up|out|over|off|down)$/i.test(next)
      ? 'unsure'
      : 'verb'
  if (nounLikeVerbs.has(verb.base))
    return next === '' || /^\s*[,.;)]/.test(gap) || /^(?:and|or|of|from|by|as|to|for|in|at)$/i.test(next)
      ? 'other'
      : 'unsure'
  return next === '' ? 'other' : 'verb'
}
