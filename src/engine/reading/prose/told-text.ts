// What the readers of sentences share.

/** A stretch of a sentence. */
export type Span = { text: string; start: number; end: number }

/** Plain words in a pattern that is otherwise strict about capitals, which tell a name. */
export function anyCase(words: string): string {
  return words
    .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replace(/ /g, String.raw`\s+`)
    .replace(/'/g, "[’']")
}

/** Written without capitals: names cannot be told by theirs. */
export function isSmall(text: string): boolean {
  return !/\p{Lu}/u.test(text.replace(/(?<!\p{L})I(?!\p{L})/gu, ''))
}
