// Pages written by hand for tests: each text with its place, five points a letter unless told otherwise.
import type { FlowParagraph, FlowSource, PagedSource, Segment } from './segment.ts'

export type Text = Partial<Omit<Segment, 'text'>> & { text: string; x: number; y: number }

export function pageOf(texts: readonly Text[], more: Partial<PagedSource> = {}): PagedSource {
  const segments = texts.map((text): Segment => {
    const size = text.size ?? 10
    return { page: 0, bold: false, italic: false, width: text.text.length * size * 0.5, ...text, size }
  })
  const pages = Math.max(0, ...segments.map((segment) => segment.page)) + 1
  return {
    kind: 'paged',
    pages: Array.from({ length: pages }, () => ({ width: 600, height: 840 })),
    segments,
    marks: [],
    rules: [],
    links: [],
    hidden: [],
    ...more,
  }
}

/** Lines below each other at one left edge, from `y` down; `**` before a text makes it bold, `#` larger and bold. */
export function column(x: number, y: number, texts: readonly string[]): Text[] {
  return texts.flatMap((text, index) => {
    const place = { x, y: y + index * 14 }
    if (text === '') return []
    if (text.startsWith('#')) return [{ ...place, text: text.slice(1), size: 14, bold: true }]
    return text.startsWith('**') ? [{ ...place, text: text.slice(2), bold: true }] : [{ ...place, text }]
  })
}

export function flowOf(texts: readonly (string | (Partial<FlowParagraph> & { text: string }))[]): FlowSource {
  const paragraphs = texts.map((one): FlowParagraph => {
    const paragraph = typeof one === 'string' ? { text: one } : one
    return { isList: false, runs: [{ text: paragraph.text, bold: false, italic: false }], ...paragraph }
  })
  return { kind: 'flow', paragraphs, hidden: [] }
}
