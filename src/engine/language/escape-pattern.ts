/** A text as a pattern that finds just this text. Other marks stay bare: with the flag `u`, `\#` is a syntax error. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
