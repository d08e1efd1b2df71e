// How many years a line asks for: `3+ years`, `three (3) to five years’`, `18 months`.

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const number = `(?:\\d{1,2}(?:\\.5)?|${numberWords.slice(1).join('|')}|fifteen|twenty|an?)`

/** The count, its second number, and the unit. */
const yearsPattern = new RegExp(
  `\\b(${number})(?: ?\\(\\d{1,2}\\))? ?(\\+|or more|plus)? ?(?:(?:-|–|to|or) ?(${number})(?: ?\\(\\d{1,2}\\))?\\+? ?)?(?:full |solid )?(years?|yrs?\\.?|months?)(?=[\\s’',.;)/]|$)`,
  'i',
)

function readNumber(word: string): number {
  const lower = word.toLowerCase()
  const at = numberWords.indexOf(lower)
  if (at >= 0) return at
  return { a: 1, an: 1, fifteen: 15, twenty: 20 }[lower] ?? Number(lower)
}

/** The least that will do, in years; undefined if none are asked for. */
export function readYears(text: string): number | undefined {
  const found = yearsPattern.exec(text)
  if (!found?.[1] || !found[4]) return undefined
  const after = text.slice(found.index + found[0].length)
  const before = text.slice(0, found.index)
  if (
    /^ ?(?:old|of age)\b/i.test(after) ||
    /\b(?:within|past|last|next|previous|for|in|couple of)(?: the)?(?: \w+)? $/i.test(before)
  )
    return undefined
  // `a year`, `times a year` count nothing by themselves.
  if (/^an?$/i.test(found[1]) && !/^ ?(?:of|on|in|as)\b/i.test(after)) return undefined
  const count = readNumber(found[1])
  return /^m/i.test(found[4]) ? count / 12 : count
}
