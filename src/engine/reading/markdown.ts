// Markdown, as note takers and chat programs write it: its marks say what is a heading and what is bold, and are no text.
import type { Run } from './segment.ts'

export function isMarkdown(lines: readonly string[]): boolean {
  return (
    lines.some((line) => /^#{1,6} \S/.test(line)) || lines.filter((line) => /\*\*\S.*\S\*\*/.test(line)).length >= 2
  )
}

export function readHeading(line: string, next: string): { text: string; level: number; isUnderlined: boolean } | null {
  const marked = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)
  if (marked) return { text: marked[2] ?? '', level: marked[1]?.length ?? 1, isUnderlined: false }
  if (line.trim() === '' || !/^(?:=+|-{3,})\s*$/.test(next)) return null
  return { text: line.trim(), level: next.startsWith('=') ? 1 : 2, isUnderlined: true }
}

export const plainRun = (text: string): Run => ({ text, bold: false, italic: false })

const inlineMark =
  /\*\*([^*]+)\*\*|__([^_]+)__|\[([^[\]]*)\]\(([^)\s]{1,2000})\)|<((?:https?:|mailto:)[^<>\s]+)>|\*([^*\s][^*]*)\*|`([^`]+)`/g

export function markedRuns(text: string): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const match of text.matchAll(inlineMark)) {
    const [whole, bold, underlined, label, link, address, italic, code] = match
    if (match.index > at) runs.push(plainRun(dropEscapes(text.slice(at, match.index))))
    at = match.index + whole.length
    const strong = bold ?? underlined
    if (strong !== undefined) runs.push({ ...plainRun(dropEscapes(strong)), bold: true })
    else if (link !== undefined) runs.push({ ...plainRun(dropEscapes(label || link)), link })
    else if (address !== undefined) runs.push({ ...plainRun(address.replace(/^mailto:/, '')), link: address })
    else if (italic !== undefined) runs.push({ ...plainRun(dropEscapes(italic)), italic: true })
    else runs.push(plainRun(code ?? ''))
  }
  if (at < text.length) runs.push(plainRun(dropEscapes(text.slice(at))))
  return runs
}

function dropEscapes(text: string): string {
  return text.replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, '$1')
}
