// Plain text and Markdown as paragraphs. A line is a paragraph; what hangs under an item belongs to it.
import { isMarkdown, markedRuns, plainRun, readHeading } from '#engine/reading/markdown.ts'
import type { FlowSource } from '#engine/reading/segment.ts'
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
        runs: isMarked ? markedRuns(open.text) : [plainRun(open.text)],
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
