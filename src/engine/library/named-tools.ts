// The tools somebody names in their own lines: those we know, and those they name in one breath with one we know.
import { findTerms } from '#engine/writing/words/terms.ts'

const name = String.raw`\p{Lu}[\p{L}\d.+#]*(?:[ -]\p{Lu}[\p{L}\d.+#]*)*`
const row = new RegExp(String.raw`${name}(?:(?:, (?:and |or )?|\s?[/&]\s?| and | or | to )${name})+`, 'gu')
const between = /, (?:and |or )?|\s?[/&]\s?| and | or | to /

/** In the order they are named. `not` are names of something else, such as employers and towns. */
export function findNamedTools(lines: readonly string[], not: readonly string[]): string[] {
  const others = not.map((text) => text.trim().toLowerCase()).filter((text) => text !== '')
  const isOther = (tool: string) => others.some((other) => other === tool.toLowerCase())
  const found = lines.flatMap((line) => [...findKnown(line), ...findBeside(line)])
  const seen = new Map(found.map((tool) => [tool.toLowerCase(), tool]))
  return [...seen.values()].filter((tool) => !isOther(tool))
}

function findKnown(line: string): string[] {
  return findTerms(line).flatMap(({ term, text }) => (term.kind === 'tool' ? text : []))
}

/** `Zendesk and Gorgias`: whoever lists one tool lists others beside it. */
function findBeside(line: string): string[] {
  // The capital at the start of a line is no name's.
  const rest = line.replace(/^[-•*\s]*\p{Lu}\p{Ll}+ /u, '')
  return (rest.match(row) ?? []).flatMap((written) => {
    const names = written.split(between)
    return names.some((one) => findKnown(one).some((tool) => tool.length === one.length)) ? names : []
  })
}
