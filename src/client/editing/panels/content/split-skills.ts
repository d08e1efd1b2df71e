/** Skills out of a pasted list such as `Python, SQL; Excel` or one a line; a single skill stays one. */
export function splitSkills(text: string): string[] {
  return text
    .split(/[,;\n\t•·|]+/)
    .map((part) => part.replace(/^\s*[-*]\s+/, '').trim())
    .filter((part) => part !== '')
}
