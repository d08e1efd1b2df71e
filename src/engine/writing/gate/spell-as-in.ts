// Other spellings of the same: `calender` of the source is the `calendar` of its rewrite, 05/2019 is May 2019.
import { isKnownWord, isOneSlipAway, isTwoSlipsAway } from '../words/known-words.ts'

const word = /(?<![\p{L}\p{N}@/&+#'’-])\p{L}{5,}(?![\p{L}\p{N}@/&+#'’])/gu

/** The source, with each word we do not know spelled as the rewrite spells a word that the source lacks. */
export function spellAsIn(before: string, after: string): string {
  const said = new Set(before.toLowerCase().match(word))
  const offered = [...new Set(after.match(word))].filter((other) => !said.has(other.toLowerCase()))
  if (offered.length === 0) return before
  return before.replace(word, (own, offset: number) => {
    const isFirst = before.slice(0, offset).trim() === ''
    // A capital may make it a name, and names are spelled as they please.
    if ((own !== own.toLowerCase() && !isFirst) || isKnownWord(own.toLowerCase())) return own
    const meant = offered.find((other) => isMeant(own.toLowerCase(), other))
    return meant ?? own
  })
}

/** `autum` for `autumn`; not `payment` for `payments`, which are one word anyway. */
function isMeant(own: string, other: string): boolean {
  const lower = other.toLowerCase()
  if (own === lower || opening(own) !== opening(lower)) return false
  return isOneSlipAway(own, lower) || (isTwoSlipsAway(own, lower) && isKnownWord(lower))
}

/** hypotension is no hypertension. */
function opening(word: string): string | undefined {
  return /^(?:hypo|hyper|inter|intra|micro|macro|pre|pro|anti|ante)/.exec(word)?.[0]
}

const months = 'January February March April May June July August September October November December'.split(' ')

export function spellMonths(text: string): string {
  return text.replace(
    /(?<![\d/.-])(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/])/g,
    (_, month: string, year: string) => `${months[Number(month) - 1]} ${year}`,
  )
}
