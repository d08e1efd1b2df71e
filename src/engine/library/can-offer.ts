import { readLine } from '#engine/language/read-line.ts'
import { findFault, parsePieces } from './blanks.ts'

const FEWEST_WORDS = 4
const MOST_WORDS = 30
/** Claims nobody can make about a stranger. */
const claims =
  /\b(?:award|best|expert|excellent|exceptional|successful|top|first|only|all|every|always|never|promoted|recogni[sz]ed)\w*\b/i

/**
 * Whether a line that a model proposes may be offered to be filled in: it has a blank, no number and no name in it, tells an
 * act in the past, and praises nobody. What is true of the person they say themselves, in the blanks.
 */
export function canOffer(line: string): boolean {
  if (findFault(line) !== undefined || /\d/.test(line)) return false
  const text = parsePieces(line)
    .map((piece) => (piece.kind === 'text' ? piece.text : 'some'))
    .join('')
  const words = text.split(/\s+/)
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || claims.test(text)) return false
  // `POS` and `CPR` are terms of a trade; `Acme` is a company.
  if (words.slice(1).some((word) => /^\p{Lu}\p{Ll}/u.test(word))) return false
  const { shape, verbs } = readLine(text)
  return shape === 'act' && verbs[0]?.form === 'past'
}
