// Cuts a clause down without changing what is left. What only pads it always goes; when it is long, so does what can go
// without touching the claim: a purpose, examples, the rest of a list. Never `with`, `under` or `by`: those say how far the
// claim goes.
import { countableNouns } from '#engine/language/countable-nouns-data.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'

const LONGEST = 24
const MOST_ITEMS = 3

const padding: readonly RegExp[] = [
  /\s*\([^)]*\)/g,
  /^(?:proactively|cheerfully|successfully|effectively|efficiently|consistently|actively|promptly|professionally|carefully|diligently) /,
  /,?\s+(?:including|to include),? but not limited to\b.*$/i,
  /,?(?:\s+and)?\s+(?:in order |so as |as )?to (?:help )?(?:ensure|make sure|guarantee|maximize|enhance|facilitate|promote|better|provide (?:the best|safe|quality|excellent|superior)|make (?:it|them))\b.*$/i,
  /,?\s+(?:thereby |while |and )?(?:ensuring|fostering|enhancing|promoting|demonstrating|making sure)\b.*$/i,
  /,?\s+vs\.? .*$/i,
  /(?<=(?:\S+ ){4}\S+)\s+[–—-]\s.*$/,
  /,?\s+so (?:that|as to)\b.*$/i,
  /,?\s+such that\b.*$/i,
  /,?\s+through \p{Ll}+ing\b.*$/u,
  /,?\s+(?:according to|in accordance with|in compliance with|as per)\b.*$/i,
  /,?\s+(?:as ordered|per (?:facility|company|store|hospital|state|federal|department))\b.*$/i,
  /,?\s+as (?:needed|required|directed|necessary|assigned|well as (?:other|various))\b.*$/i,
  /,?\s+(?:and )?other duties\b.*$/i,
  /,\s+and to \p{Ll}+ .*$/u,
  /,?\s+(?:on an? (?:daily|regular|timely|consistent|as-needed)[\w, ]* basis|in an? [\w, ]*manner|at (?:any given time|all times))(?=$|[,.])/gi,
]

const spare: readonly RegExp[] = [
  /,?\s+such as\b.*$/i,
  /,\s+which\b.*$/i,
  /,\s+as well as\b.*$/i,
  /\s+[–—-]\s.*$/,
  /,?\s+in order to\b.*$/i,
  /,?\s+including\b.*$/i,
]

const SHORTEST = 2

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

export type Shortening = { longest?: number | undefined; bears?: ((text: string) => number) | undefined }

/** The clause in at most so many words; undefined where it cannot be cut so far. */
export function shortenClause(clause: string, { longest = LONGEST, bears }: Shortening = {}): string | undefined {
  let text = trim(clause)
  for (const cut of padding) {
    const shorter = trim(text.replace(cut, ''))
    if (countWords(shorter) >= SHORTEST) text = shorter
  }
  text = shortenRow(text)
  text = shortenList(text, bears) ?? text
  for (const cut of spare) {
    if (countWords(text) <= longest) break
    const shorter = trim(text.replace(cut, ''))
    if (countWords(shorter) >= SHORTEST + 2) text = shorter
  }
  return countWords(text) <= longest ? text : undefined
}

/** `constructed plans, observed, and taught biology`: these are acts, not things. */
function isVerb(item: string): boolean {
  const verb = readVerbForm(item.split(' ')[0] ?? '')
  return verb?.form === 'past' && !verb.isMoreOftenNoun
}

function isBareNoun(item: string): boolean {
  const last = tagWords(item).at(-1)
  return (
    last !== undefined && last.lower === last.lemma && countableNouns.has(last.lower) && !/^(?:an?|the) /.test(item)
  )
}

function trim(text: string): string {
  return text.replace(/(?<!\b[ap]\.m)[.;,\s]+$/, '').replace(/\s*\(\s*\)/g, '')
}

const LONGEST_ITEM = 6
const notAnItem =
  /^(?:which|who|that|where|while|with|by|to|for|from|in|on|at|as|resulting|including|such)\b|^\p{L}+ing\b(?! of\b|$| \p{L}+s$)/u

/** `designed, wrote, tested and deployed a gateway`: two and the last, which has the object, say it. */
function shortenRow(text: string): string {
  const [row, first, second, more, last] =
    /^(\p{L}+), (\p{L}+), ((?:\p{L}+, )+)(?:and )?(\p{L}+) (?=\S)/u.exec(text) ?? []
  const verbs = [first, second, ...(more?.split(', ').filter(Boolean) ?? []), last]
  const isRow = row && verbs.every((verb) => verb && (readVerbForm(verb) || /ed$/.test(verb)))
  return isRow ? `${first}, ${second} and ${last} ${text.slice(row.length)}` : text
}

/** Three of a long list, those that bear most on the job: what is left is as true as the whole. */
function shortenList(text: string, bears: (text: string) => number = () => 0): string | undefined {
  const [first = '', ...rest] = text.split(/,\s+(?:(?:and|or)\s+)?(?![^()]*\))/)
  const items = rest.flatMap((item, place) =>
    place === rest.length - 1 ? item.split(/ and (?=\S+(?: \S+){0,3}$)/) : item,
  )
  if (items.length < MOST_ITEMS || / or /.test(text)) return undefined
  if (items.some((item) => countWords(item) > LONGEST_ITEM || notAnItem.test(item) || isVerb(item))) return undefined
  const hasArticle = /\b(?:an?|the) \S+(?: \S+){0,3}$/.test(first)
  const kept = items
    // `a full set of accounts, management report`: without an article it reads like a form.
    .map((item, place) => ({ item, place, score: bears(item) - (hasArticle && isBareNoun(item) ? 5 : 0) }))
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, MOST_ITEMS - 1)
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
  // `residential, commercial and industrial wiring`: without the last one the others want their noun.
  if (!kept.includes(items.at(-1) ?? '') && kept.some((item) => tagWords(item).at(-1)?.tag === 'ADJ')) return undefined
  return `${[first, ...kept.slice(0, -1)].join(', ')} and ${kept.at(-1)}`
}
