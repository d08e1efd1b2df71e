// Who does an act: what the chef plates, the lead reviews or the vendor runs is not the person's doing.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
import type { ReadText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { isOn } from './words.ts'

const passed = /^(?:also|then|has|have|had|was|were|is|are|been|will|can|must|would|may|not|never)$/
const opening = /^(?:and|or|but|when|once|while|before|after|if|until|unless|because|since|so|as|where|then)$/

/** A verb, or a word that is one here though the tagger takes it for things: `chef plates the fish`. */
function isAct(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || word.verb) return word !== undefined
  return readVerbForm(word.lower)?.form === 'third' && /^(?:DET|PRON|NUM)$/.test(next?.tag ?? '')
}

/** `the lead signs`, `ADP cuts the checks`: a word for people alone names many other things (`leads`, `pilot`). */
function isPerson(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word) return false
  const isNamed = words[at - 1]?.tag === 'DET' || isOn('people', words[at - 1]?.key ?? '')
  return (
    /^\p{Lu}{2,}$/u.test(word.text) ||
    (isOn('people', word.key) && !/s$/.test(word.lower)) ||
    (isRoleNoun(word.lower) && (isNamed || words[at]?.tag === 'PROPN'))
  )
}

function isBreak(word: Word | undefined): boolean {
  return word?.kind === 'sign' && !(word.text === '-' && word.isJoined)
}

/** Who else does the act at this place: `once the manager approves`, `reviewed by the lead`, `with the lead, who signs`. */
function doerOf(words: readonly Word[], at: number): Word | undefined {
  if (!isAct(words, at)) return undefined
  const form = words[at]?.verb?.form ?? 'third'
  const personAt = (place: number) => (isPerson(words, place) ? words[place] : undefined)
  const doerAt = (place: number) => (isRoleNoun(words[place]?.lower ?? '') ? words[place] : personAt(place))
  if (form === 'past' && words[at + 1]?.lower === 'by')
    return words[at + 2]?.lower === 'me' ? undefined : (doerAt(at + 2) ?? doerAt(at + 3) ?? doerAt(at + 4))
  let place = at - 1
  while (place >= 0 && (passed.test(words[place]?.lower ?? '') || words[place]?.tag === 'ADV')) place -= 1
  const before = words[place]
  if (!before || /^(?:i|we|me)$/.test(before.lower)) return undefined
  if (/^(?:who|that)$/.test(before.lower)) {
    const isOneOf = words.slice(Math.max(0, place - 4), place).some(({ lower }) => /^(?:one|among)$/.test(lower))
    return isOneOf ? undefined : doerAt(words[place - 1]?.kind === 'sign' ? place - 2 : place - 1)
  }
  if (/^(?:he|she|they)$/.test(before.lower)) return before
  if (!/^(?:NOUN|PROPN)$/.test(before.tag) || form === 'base' || (form === 'ing' && at < 2)) return undefined
  // `told the nurse cleans`: only where nothing is told before it in the same breath.
  let from = place
  while (form !== 'ing' && from > 0 && !opening.test(words[from - 1]?.lower ?? '') && !isBreak(words[from - 1])) {
    from -= 1
    if (words[from]?.verb) return undefined
  }
  return personAt(place)
}

/** How many acts told of the person these lines tell of others alone, who are no longer named. */
export function countTaken({ words, keys }: ReadText, lines: readonly (readonly Word[])[]): number {
  return words.filter((word, at) => {
    if (!word.verb || word.verb.form === 'ing' || doerOf(words, at)) return false
    const said = lines.flatMap((line) =>
      line.flatMap((one, place) => (one.key === word.key ? [doerOf(line, place)] : [])),
    )
    return said.length > 0 && said.every((doer) => doer && !keys.has(doer.key))
  }).length
}
