// Numbers and letters that name a thing: a time of day, a level, a series. Another one is another thing.
import type { Ground } from './ground.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './read-segments.ts'

/** `by 8:30` where the resume has no such time or length. */
export function strangeTime({ words }: ReadText, { scopes, postingText }: Ground): string | undefined {
  return words.find(
    ({ kind, lower }) =>
      kind === 'number' &&
      lower.includes(':') &&
      !postingText.includes(lower) &&
      !scopes.some(({ texts }) =>
        texts.some(({ read }) => read.text.replace(/(\d)\.(?=\d\d)/g, '$1:').includes(lower)),
      ),
  )?.text
}

/** `Level 3` is another certificate than Level 2, whatever else counts three. */
export function strangeLabel({ at, value }: Quantity, { words }: ReadText, { scopes }: Ground): string | undefined {
  const label = words[at - 1]
  if (!label || !/^(?:level|grade|class|band|tier|stage|phase|category|type|module|osha|year)$/.test(label.lower))
    return undefined
  if (!/^\p{Lu}/u.test(label.text)) return undefined
  const isSaid = scopes.some(({ texts }) =>
    texts.some(({ read }) =>
      read.numbers.some(
        (one) =>
          one.value === value &&
          read.words.slice(Math.max(0, one.at - 4), one.until + 3).some(({ key }) => key === label.key),
      ),
    ),
  )
  return isSaid ? undefined : `${label.text} ${words[at]?.text}`
}

const labels = /^(?:class|series|type|level|grade|category|group|phase|band|tier|part|form|schedule|division)$/
const letters = /^(?:[A-H]|II|III|IV|V|VI)$/

/** `Series C` of Series B, `Class A` of a Class B licence. */
export function strangeLetter({ words }: ReadText, { scopes, postingText }: Ground): string | undefined {
  for (const [at, { text }] of words.entries()) {
    const label = words[at - 1]
    if (!letters.test(text) || !label || !labels.test(label.lower) || words[at + 1]?.isJoined) continue
    const said = scopes.flatMap(({ texts }) => texts.flatMap(({ read }) => lettersAfter(read, label.lower)))
    if (said.length > 0 && !said.includes(text) && !postingText.includes(`${label.text} ${text}`))
      return `${label.text} ${text}`
  }
  return undefined
}

/** A and B in `Class A and B`. */
function lettersAfter({ words }: ReadText, label: string): string[] {
  return words.flatMap(({ lower }, at) => {
    if (lower.replace(/(?<=[^s])s$/, '') !== label && lower !== label) return []
    const row = words.slice(at + 1, at + 6).map(({ text }) => text)
    const end = row.findIndex((text) => !letters.test(text) && !/^(?:I|[1-9]|,|and|or|&|\/|-|to)$/.test(text))
    return row.slice(0, end < 0 ? row.length : end).filter((text) => /^(?:[A-Z]+|[1-9])$/.test(text))
  })
}
