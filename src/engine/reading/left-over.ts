// What found no place in the resume, so that no word of the source is lost.

import { findDates, withoutDates } from './dates/find-dates.ts'
import { makeUnits } from './entries/units.ts'
import type { Line } from './line.ts'
import type { SectionKind } from './sections/heading-lexicon.ts'
import type { Section } from './sections/split-sections.ts'
import type { SourceSpan } from './segment.ts'

export type LeftLine = { text: string; source: SourceSpan[] }

/** Sections a resume has no place for are kept whole. */
const unplaced: readonly SectionKind[] = ['volunteer', 'awards', 'publications', 'interests', 'references', 'other']

/** `placed`: the text of the resume that was read; `running`: page numbers and what comes back on every page. */
export function findLeftOver({
  sections,
  running,
  placed,
}: {
  sections: readonly Section[]
  running: readonly Line[]
  placed: string
}): LeftLine[] {
  const known = new Set(wordsIn(placed))
  const isNew = (text: string) => wordsIn(withoutDates(text, findDates(text))).some((word) => !known.has(word))
  const left: LeftLine[] = []
  const headings: LeftLine[] = []
  for (const { kind, heading, lines } of sections) {
    if (unplaced.includes(kind)) {
      if (heading) left.push(lineLeft(heading))
      left.push(...makeUnits(lines).map(({ text, source }) => ({ text, source })))
      continue
    }
    if (heading) headings.push(lineLeft(heading))
    for (const line of lines) {
      for (const cell of line.cells) if (isNew(cell.text)) left.push({ text: cell.text, source: [cell.source] })
    }
  }
  for (const { text } of left) for (const word of wordsIn(text)) known.add(word)
  const last = [...running.map(lineLeft), ...headings].filter(({ text }) => {
    const fresh = isNew(text)
    for (const word of wordsIn(text)) known.add(word)
    return fresh
  })
  return [...left, ...last]
}

function lineLeft(line: Line): LeftLine {
  return { text: line.text, source: line.cells.map((cell) => cell.source) }
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
