// Finds the elements of a list in whatever a model wrote: in a code fence, as a bare array, with prose around it, or cut off.

export type ElementReader = {
  /** Takes the next piece and gives the objects that became whole with it. */
  take: (piece: string) => unknown[]
  /** Whether the text holds an empty list, which is an answer too. */
  hasEmptyList: () => boolean
}

/** `isElement` says which objects are meant; what wraps them is looked into. */
export function openElementReader(isElement: (value: unknown) => boolean): ElementReader {
  let text = ''
  let from = 0
  return {
    take: (piece) => {
      text += piece
      const found: unknown[] = []
      for (let start = text.indexOf('{', from); start >= 0; start = text.indexOf('{', start + 1)) {
        const end = findEnd(text, start)
        if (end === undefined) continue
        const value = parse(text.slice(start, end))
        if (value === undefined || !isElement(value)) continue
        found.push(value)
        from = end
        start = end - 1
      }
      return found
    },
    hasEmptyList: () => /\[\s*\]/.test(text),
  }
}

/** Just behind the bracket that closes this one; undefined while it is open. */
function findEnd(text: string, start: number): number | undefined {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (isString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isString = false
      continue
    }
    if (sign === '"') isString = true
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
