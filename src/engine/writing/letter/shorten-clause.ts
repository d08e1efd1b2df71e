// Cuts a clause down without changing what is left. Only what can go without touching the claim is cut: a purpose, a list
// of examples, a second act. Never `with`, `under`, `for` or `by`: those say how far the claim goes.

const LONGEST = 24

const cuts: readonly RegExp[] = [
  /\s*\([^)]*\)/g,
  /,?\s+(?:including|to include),? but not limited to\b.*$/i,
  /,?\s+(?:in order )?to (?:ensure|make sure|guarantee|maximize|maintain|enhance|facilitate|promote|better|help ensure|provide the best)\b.*$/i,
  /,?\s+so (?:that|as to)\b.*$/i,
  /,?\s+ensuring\b.*$/i,
  /;\s.*$/,
  /,?\s+such as\b.*$/i,
  /,?\s+(?:and )?other duties\b.*$/i,
  /,\s+which\b.*$/i,
  /,\s+as well as\b.*$/i,
  /,?\s+such that\b.*$/i,
  /,?\s+as (?:needed|required|directed|necessary|assigned|well as (?:other|various)\b.*)$/i,
  /\s+[–—-]\s.*$/,
  /,?\s+in order to\b.*$/i,
  /,?\s+including\b.*$/i,
]

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** The clause in at most so many words; undefined where it cannot be cut so far. */
export function shortenClause(clause: string, longest: number = LONGEST): string | undefined {
  let text = clause.replace(/[.;,\s]+$/, '').replace(/\s*\(\s*\)/g, '')
  for (const cut of cuts) {
    if (countWords(text) <= longest) break
    const shorter = text.replace(cut, '').trim()
    if (countWords(shorter) >= 5) text = shorter
  }
  if (countWords(text) > longest) text = shortenList(text, longest) ?? text
  text = text.replace(/[.;,\s]+$/, '')
  return countWords(text) <= longest ? text : undefined
}

const SHORTEST_ITEM = 6

/** The first two or three of a long list: what is left is as true as the whole. */
function shortenList(text: string, longest: number): string | undefined {
  // Only plain lists: a comma before a clause or inside brackets is no item.
  const items = text.split(/,\s+(?:and\s+)?(?![^()]*\))/)
  if (items.length < 4 || items.slice(1).some((item) => countWords(item) > SHORTEST_ITEM || notAnItem.test(item)))
    return undefined
  for (const count of [3, 2]) {
    const kept = items.slice(0, count)
    const last = kept.pop() ?? ''
    const shorter = `${kept.join(', ')} and ${last}`
    if (countWords(shorter) <= longest && !/ and /.test(last)) return shorter
  }
  return undefined
}

const notAnItem = /^(?:which|who|that|where|while|with|by|to|for|from|in|on|at|as|resulting|including|such)\b/
