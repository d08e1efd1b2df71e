export type PostingBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; points: string[] }

/** A description's plain text as it is meant: headings, paragraphs and lists. */
export function readBlocks(description: string): PostingBlock[] {
  return description.split(/\n{2,}/).flatMap((part) =>
    readPart(
      part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  )
}

function readPart(lines: string[]): PostingBlock[] {
  const blocks: PostingBlock[] = []
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1)
    if (line.startsWith('- ')) {
      if (last?.kind === 'points') last.points.push(line.slice(2))
      else blocks.push({ kind: 'points', points: [line.slice(2)] })
      continue
    }
    const next = lines[index + 1]
    if (isHeading(line, next, lines.length)) blocks.push({ kind: 'heading', text: line.replace(/:$/, '') })
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

/** Short, without an end to its sentence, and something is below it. */
function isHeading(line: string, next: string | undefined, lines: number): boolean {
  if (line.length > 70) return false
  if (line.endsWith(':')) return true
  if (/[.!?;,]$/.test(line)) return false
  return next !== undefined || (lines === 1 && line.length < 40)
}
