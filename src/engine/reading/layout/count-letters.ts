export function countLetters(texts: readonly { text: string }[]): number {
  return texts.reduce((sum, { text }) => sum + text.length, 0)
}
