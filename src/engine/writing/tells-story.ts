/** `After that I moved to the desk`: sentences of a story follow each other, and stay in their order. */
export function tellsStory(lines: readonly string[]): boolean {
  return lines.filter((line) => /\b(?:I|[Ww]e)\b/.test(line)).length * 2 >= lines.length
}
