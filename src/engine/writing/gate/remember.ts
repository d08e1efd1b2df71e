// Lines of a resume are looked at again for every sentence; what was found in one is kept by its words.

const MOST = 4000

export function rememberByText<P extends { text: string }, R>(read: (parsed: P) => R): (parsed: P) => R {
  const known = new Map<string, R>()
  return (parsed) => {
    const found = known.get(parsed.text)
    if (found !== undefined) return found
    const value = read(parsed)
    if (known.size >= MOST) known.clear()
    known.set(parsed.text, value)
    return value
  }
}
