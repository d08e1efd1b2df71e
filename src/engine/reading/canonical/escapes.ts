// Marks with a backslash before them are letters.

/** Where the mark is unescaped; -1 if nowhere. */
export function indexOfBare(text: string, mark: string): number {
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === mark) return at
  }
  return -1
}

export function splitBare(text: string, mark: string): string[] {
  const parts: string[] = []
  let rest = text
  for (;;) {
    const at = indexOfBare(rest, mark)
    if (at < 0) return [...parts, rest]
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + 1)
  }
}

export function unescapeMarks(text: string): string {
  return text.replace(/\\(.)/gu, '$1')
}
