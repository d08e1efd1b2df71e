// Finds names of a list in a text: `sterile conditions` in any inflection, `Word` and `Epic` only where they are names.
import { isOrdinaryWord } from './known-words.ts'
import { type Token, tokenize } from './tokens.ts'

type Name = { stems: readonly string[]; text: string; isExact: boolean }

/** How two words are one: by their stem, or but for a plural. */
export type Sameness = 'stem' | 'plural'

/** Where each name of a list belongs: the lines it stands on. */
export class NameFinder {
  readonly #byFirst = new Map<string, { name: Name; ids: number[] }[]>()
  readonly #sameness: Sameness

  constructor(sameness: Sameness) {
    this.#sameness = sameness
  }

  add(text: string, id: number): void {
    const stems = wordsOf(text).map((word) => keyOf(word, this.#sameness))
    const [first] = stems
    if (first === undefined) return
    const name = { stems, text, isExact: isExactName(text) }
    const entries = this.#byFirst.get(first) ?? []
    const same = entries.find(({ name: other }) => other.text === text)
    if (same) same.ids.push(id)
    else entries.push({ name, ids: [id] })
    this.#byFirst.set(
      first,
      entries.toSorted((one, other) => other.name.stems.length - one.name.stems.length),
    )
  }

  /** The longest name at each place, with what it covers; all of them with `isAll`. */
  find(text: string, { isAll = false }: { isAll?: boolean } = {}): FoundName[] {
    const words = wordsOf(text)
    const keys = words.map((word) => keyOf(word, this.#sameness))
    const found: FoundName[] = []
    for (let at = 0; at < words.length; ) {
      const hits = (this.#byFirst.get(keys[at] ?? '') ?? []).filter(
        ({ name: { stems, text: name, isExact } }) =>
          stems.every((stem, place) => keys[at + place] === stem) &&
          (!isExact || isWrittenSo(name, text, words.slice(at, at + stems.length))),
      )
      for (const { name, ids } of isAll ? hits : hits.slice(0, 1))
        found.push({
          name: name.text,
          ids,
          start: words[at]?.start ?? 0,
          end: words[at + name.stems.length - 1]?.end ?? text.length,
        })
      at += hits[0]?.name.stems.length ?? 1
    }
    return found
  }
}

export type FoundName = { name: string; ids: readonly number[]; start: number; end: number }

function wordsOf(text: string): Token[] {
  return tokenize(text).filter(({ kind, text: sign }) => kind !== 'sign' || sign === '+')
}

/** `programming` is no program where plurals alone are one. */
function keyOf({ stem, lower }: Token, sameness: Sameness): string {
  return sameness === 'stem' ? stem : lower.replace(/(?<=[^s\W]{3})s$/, '')
}

function isWrittenSo(name: string, text: string, words: readonly Token[]): boolean {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return false
  const said = text.slice(first.start, last.end)
  if (name === name.toUpperCase()) return said.replace(/s$/, '') === name.replace(/s$/, '')
  // `Front Desk` at the head of a line is no tool, and neither is `Word` in `Word processing`.
  const isAlone = first.start === 0 && last.end === text.length
  return said.startsWith(name) && (isAlone || (first.start > 0 && !/^ \p{L}\p{Ll}/u.test(text.slice(last.end))))
}

/** `TMS`, `EMA`, and words that are names only with a capital. */
function isExactName(text: string): boolean {
  if (/^\p{Lu}[\p{Lu}\d/&]{1,4}s?$/u.test(text)) return true
  return /^\p{Lu}\p{Ll}+$/u.test(text) && isOrdinaryWord(text.toLowerCase())
}
