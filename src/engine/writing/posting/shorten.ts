// The longest beginning of a phrase that is still a whole thought.

const end =
  /(,?\s+and\s|,\s|\s(?:with|in|for|from|at|within|on|under|before|after|by|during|throughout|working|across|(?<!up )to)\s)/g

/** Half a list is not what was asked for: a comma or an `and` ends a thought only where another begins. */
export function shortenPhrase(whole: string, isSound: (phrase: string) => boolean): string | undefined {
  const ends = [whole.length]
  for (const match of whole.matchAll(end)) {
    const after = whole.slice(match.index + match[0].length)
    const before = whole.slice(0, match.index)
    if (/ by /.test(match[0]) && /ed$/.test(before)) continue
    const isList = /,|and/.test(match[0])
    const opensThought = (/^\p{L}+ing\b/u.test(after) && !/ing$/.test(before)) || /^(?:the|an?) /u.test(after)
    if (!isList || opensThought || (/^,/.test(match[0]) && !/\b(?:and|or)\b/.test(after))) ends.unshift(match.index)
  }
  return [whole.length, ...ends.filter((at) => at !== whole.length)]
    .map((at) => whole.slice(0, at).replace(/[\s,.;]+$/, ''))
    .find((phrase) => isWhole(phrase, whole) && isSound(phrase))
}

/** Nothing without what it is of. */
const generic =
  /\b(?:experience|knowledge|proficiency|familiarity|understanding|ability|skill|commitment|awareness|record|strategies|fluency|years?|months?|interest|range)$/i
/** `in accordance with`: one preposition of three words. */
const opened =
  /\b(?:in (?:collaboration|accordance|conjunction|coordination|partnership|addition|response|support)|up)$/i

/** Not cut inside a list: what is left of `A, B and C` says less than was asked. */
function isWhole(phrase: string, whole: string): boolean {
  const rest = whole.slice(phrase.length)
  if (
    rest !== '' &&
    (/^(?:the ability|a willingness|someone|someone who \w+)$/.test(phrase) ||
      generic.test(phrase) ||
      opened.test(phrase))
  )
    return false
  if (/\band (?:the|an?) /.test(phrase) && rest !== '') return false
  const comma = phrase.lastIndexOf(',')
  return comma < 0 || /\b(?:and|or)\b/.test(phrase.slice(comma))
}
