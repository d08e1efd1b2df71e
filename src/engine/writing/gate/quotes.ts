// List items that quote the resume: a line that stands there word for word needs no judging, wherever it is quoted.
import type { Career } from '../facts/career.ts'

const bullet = /^\s*[•‣▪◦●·*–-]\s+/

const linesOf = new WeakMap<Career, readonly string[]>()

function plainOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[.;,]?\s*$/, '')
    .trim()
}

/** `said` is the line, or whole sentences it opens with: what comes after them. */
function restOf(line: string, said: string): string | undefined {
  if (!line.startsWith(said)) return undefined
  const rest = line.slice(said.length)
  return rest === '' || /^[.!?]?\s/.test(rest) ? rest.replace(/^[.!?\s]+/, '') : undefined
}

/**
 * What of a quoted line is still to come, where this sentence opens an item with a line of the resume or goes on with it (`rest`);
 * nothing where it quotes none.
 */
export function followQuote(sentence: string, rest: string, career: Career): string | undefined {
  const said = plainOf(sentence.replace(bullet, ''))
  if (said === '') return undefined
  if (!bullet.test(sentence)) return rest === '' ? undefined : restOf(rest, said)
  const lines = linesOf.get(career) ?? career.lines.map(({ text }) => plainOf(text))
  linesOf.set(career, lines)
  for (const line of lines) {
    const left = restOf(line, said)
    if (left !== undefined) return left
  }
  return undefined
}
