// Where a line that goes on and on could end: whole clauses hang on it, and without them it says what was done all the same.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { countWords } from '#engine/language/plain-words.ts'

/** What it was for, what else could be said of it, how it went on. */
const aside =
  /,? so that (?=\p{L})|, so (?=(?:they|it|he|she|we|the|that|nobody|everybody)\b)|, (?:which|where|whom?|whose) |,? and (?:over|with|during|by) (?:the )?(?:time|years|months|end)\b/giu
/** How far it is true; what it was for says nothing of that. */
const bounds =
  /\b(?:not|never|only|except|unless|until|if|under|partly|mostly|part of|help\w*|assist\w*|support\w*|about|supervis\w*)\b/i
/** `proposed, created`: the rest of a row. */
const goesOn = /(?:[,;]|\b(?:such as|including)) \p{L}+$/iu
const SHORTEST = 8

/** `resolved complaints on the spot so that the account was not lost to the competition, which ...`, the first seam first. */
export function asidesOf(text: string): { head: string; tail: string }[] {
  return [...text.matchAll(aside)].flatMap((seam) => {
    const [head, tail] = [text.slice(0, seam.index), text.slice(seam.index)]
    const isFree = / so /.test(seam[0]) || !bounds.test(tail.split(/ so that |, (?=which )/)[0] ?? '')
    const isWhole =
      countWords(head) >= SHORTEST &&
      head.split('(').length === head.split(')').length &&
      !goesOn.test(head) &&
      !isBroken(findFault(head))
    return isFree && isWhole && !tail.includes('(') ? [{ head, tail }] : []
  })
}
