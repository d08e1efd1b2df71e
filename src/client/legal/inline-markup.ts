// Running text in this folder knows two marks: **strong** and [label](address).

type InlinePart =
  | { kind: 'text'; text: string; at: number }
  | { kind: 'strong'; text: string; at: number }
  | { kind: 'link'; text: string; href: string; at: number }

const MARK = /\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|\*\*(?<strong>[^*]+)\*\*/g

export function parseInline(source: string): InlinePart[] {
  const parts: InlinePart[] = []
  let end = 0

  for (const match of source.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index), at: end })
    parts.push(partOf(match))
    end = match.index + match[0].length
  }

  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end), at: end })
  return parts
}

export function plainText(source: string): string {
  return parseInline(source)
    .map((part) => part.text)
    .join('')
}

function partOf(match: RegExpExecArray): InlinePart {
  const { label = '', href = '', strong } = match.groups ?? {}
  if (strong !== undefined) return { kind: 'strong', text: strong, at: match.index }
  return { kind: 'link', text: label, href, at: match.index }
}
