// Plain text and Markdown as paragraphs. A line is a paragraph; what hangs under an item belongs to it.
import type { FlowSource, Run } from '#engine/reading/segment.ts'
import { FlowBuilder } from '../word/flow.ts'

const itemMark = /^(\s*)(?:[-*+•◦‣▪●·]|\d{1,2}[.)])\s+(?=\S)/
const pointsPerSpace = 6

type Line = { text: string; indent: number; isItem: boolean; depth: number }

export function readPlainText(text: string): FlowSource {
  const flow = new FlowBuilder()
  const lines = text.replace(/\r\n?|\f|\u2028|\u2029/g, '\n').split('\n')
  const isMarked = isMarkdown(lines)
  let open: Line | null = null
  const flush = () => {
    if (open) {
      flow.add({
        runs: isMarked ? markedRuns(open.text) : [plain(open.text)],
        isList: open.isItem,
        ...(open.isItem ? { depth: open.depth } : {}),
        ...(open.indent > 0 ? { indent: open.indent * pointsPerSpace } : {}),
      })
    }
    open = null
  }
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? '').replace(/\u00a0/g, ' ').trimEnd()
    const heading = isMarked ? readHeading(line, lines[index + 1] ?? '') : null
    if (heading) {
      flush()
      flow.add({
        runs: markedRuns(heading.text),
        isList: false,
        level: heading.level,
        style: `Heading ${heading.level}`,
      })
      if (heading.isUnderlined) index++
      continue
    }
    if (line.trim() === '' || isRuler(line)) {
      flush()
      flow.add({ runs: [], isList: false })
      continue
    }
    const indent = /^\s*/.exec(line.replace(/\t/g, '    '))?.[0].length ?? 0
    const mark = itemMark.exec(line)
    if (mark) {
      flush()
      open = { text: line.slice(mark[0].length), indent, isItem: true, depth: Math.min(4, Math.floor(indent / 2)) }
    } else if (open?.isItem && indent > open.indent && !/\t/.test(line.trim())) open.text += ` ${line.trim()}`
    else {
      flush()
      open = { text: line.trim(), indent, isItem: false, depth: 0 }
    }
  }
  flush()
  return flow.build()
}

function isRuler(line: string): boolean {
  return /^\s*([-_=*~])(?:\s*\1){2,}\s*$/.test(line)
}

function isMarkdown(lines: readonly string[]): boolean {
  return (
    lines.some((line) => /^#{1,6} \S/.test(line)) || lines.filter((line) => /\*\*\S.*\S\*\*/.test(line)).length >= 2
  )
}

function readHeading(line: string, next: string): { text: string; level: number; isUnderlined: boolean } | null {
  const marked = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)
  if (marked) return { text: marked[2] ?? '', level: marked[1]?.length ?? 1, isUnderlined: false }
  if (line.trim() === '' || !/^(?:=+|-{3,})\s*$/.test(next)) return null
  return { text: line.trim(), level: next.startsWith('=') ? 1 : 2, isUnderlined: true }
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

const inlineMark =
  /\*\*([^*]+)\*\*|__([^_]+)__|\[([^[\]]*)\]\(([^)\s]{1,2000})\)|<((?:https?:|mailto:)[^<>\s]+)>|\*([^*\s][^*]*)\*|`([^`]+)`/g

function markedRuns(text: string): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const match of text.matchAll(inlineMark)) {
    const [whole, bold, underlined, label, link, address, italic, code] = match
    if (match.index > at) runs.push(plain(dropEscapes(text.slice(at, match.index))))
    at = match.index + whole.length
    const strong = bold ?? underlined
    if (strong !== undefined) runs.push({ ...plain(dropEscapes(strong)), bold: true })
    else if (link !== undefined) runs.push({ ...plain(dropEscapes(label || link)), link })
    else if (address !== undefined) runs.push({ ...plain(address.replace(/^mailto:/, '')), link: address })
    else if (italic !== undefined) runs.push({ ...plain(dropEscapes(italic)), italic: true })
    else runs.push(plain(code ?? ''))
  }
  if (at < text.length) runs.push(plain(dropEscapes(text.slice(at))))
  return runs
}

function dropEscapes(text: string): string {
  return text.replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, '$1')
}
