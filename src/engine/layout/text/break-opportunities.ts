// Where a line may end, by the Unicode line breaking rules.
import LineBreaker from 'linebreak'

/** For each place before a letter: 0 no break, 1 may break, 2 must break. The end of the text may always break. */
export function breakOpportunities(text: string): Uint8Array {
  const places = new Uint8Array(text.length + 1)
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (next.required && text.charCodeAt(next.position - 1) === lineFeed) places[next.position] = 2
    else if (!isBadBreak(text, next.position)) places[next.position] = 1
  }
  for (let dot = text.indexOf(' .'); dot !== -1; dot = text.indexOf(' .', dot + 1))
    freeLeadingDot(text, dot + 1, places)
  places[text.length] = Math.max(places[text.length] ?? 0, 1)
  return places
}

const lineFeed = 0x0a
const slash = 0x2f
const plus = 0x2b
const space = 0x20

/** Unicode would part the pluses of C++ and leave a lone `https://` at the end of a line. */
function isBadBreak(text: string, place: number): boolean {
  const before = text.charCodeAt(place - 1)
  if (before === slash) return text.charCodeAt(place - 2) === slash
  return text.charCodeAt(place) === plus && before !== space
}

const letter = /[\p{L}\p{N}]/u

/** Unicode takes the dot of .NET for the end of what stands before it. */
function freeLeadingDot(text: string, dot: number, places: Uint8Array): void {
  if (!letter.test(text.charAt(dot + 1))) return
  places[dot] = 1
  places[dot + 1] = 0
}

/** How well an address too long for a line is cut here: 3 between its parts, 2 at other signs, 1 where `.com` would stand alone. */
export function rankAddressBreak(text: string, place: number): 0 | 1 | 2 | 3 {
  const near = text.slice(place - 2)
  if (/^(?:..@|[^/]\/\w)/.test(near)) return 3
  if (/^.(?:\w\.[^ .]*\.|[-_?&=:+~]\w)/.test(near)) return 2
  return /^.\w\./.test(near) ? 1 : 0
}
