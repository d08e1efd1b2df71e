// The reader asks the same question of the same text again and again: of a line, of its unit, of every pair of cells.

const mostKnown = 4000
/** Longer texts are paragraphs, and asked about once. */
const longestText = 160

/** A function of a text with its answers kept, up to a bound: texts come from files, which have no end. */
export function remember<T>(ask: (text: string) => T): (text: string) => T {
  // Nothing is an answer too, and is kept like the others.
  const known = new Map<string, { answer: T }>()
  return (text) => {
    if (text.length > longestText) return ask(text)
    const before = known.get(text)
    if (before) return before.answer
    if (known.size >= mostKnown) known.clear()
    const answer = ask(text)
    known.set(text, { answer })
    return answer
  }
}
