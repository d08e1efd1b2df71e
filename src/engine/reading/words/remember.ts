// The reader asks the same question of the same text again and again: of a line, of its unit, of every pair of cells.

const mostKnown = 4000
/** Longer texts are paragraphs: few of them are kept, but each step asks about the same one again. */
const longestText = 160
const mostLong = 24

/** A function of a text with its answers kept, up to a bound: texts come from files, which have no end. */
export function remember<T>(ask: (text: string) => T): (text: string) => T {
  // Nothing is an answer too, and is kept like the others.
  const short = new Map<string, { answer: T }>()
  const long = new Map<string, { answer: T }>()
  return (text) => {
    const [known, most] = text.length > longestText ? [long, mostLong] : [short, mostKnown]
    const before = known.get(text)
    if (before) return before.answer
    if (known.size >= most) known.clear()
    const answer = ask(text)
    known.set(text, { answer })
    return answer
  }
}
