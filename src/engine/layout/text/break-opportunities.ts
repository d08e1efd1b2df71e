// Where a line may end, by the Unicode line breaking rules.
import LineBreaker from 'linebreak'

/** For each place before a letter: 0 no break, 1 may break, 2 must break. The end of the text may always break. */
export function breakOpportunities(text: string): Uint8Array {
  const places = new Uint8Array(text.length + 1)
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    places[next.position] = next.required && text.charCodeAt(next.position - 1) === 0x0a ? 2 : 1
  }
  places[text.length] = Math.max(places[text.length] ?? 0, 1)
  return places
}

const addressBreaks = /[/.\-_@?&=:+~]/

/** Where an address too long for a line is best cut: after its own punctuation. */
export function isAddressBreak(text: string, place: number): boolean {
  return addressBreaks.test(text.charAt(place - 1)) && !addressBreaks.test(text.charAt(place))
}
