// Reads text that somebody typed, pasted or edited: the canonical text exactly, any other as a document.
import { canonicalHeadings, canonicalText, contactLabels } from '#engine/resume/canonical-text.ts'
import { assemble } from './assemble.ts'
import { readCanonical } from './canonical/read-canonical.ts'
import { cutBullet } from './layout/bullet-marks.ts'
import { readDocument } from './read-resume.ts'
import type { Reading } from './reading.ts'
import type { FlowParagraph } from './segment.ts'

export function readText(text: string, ids: { newId: () => string }): Reading {
  const plain = text.replace(/\r\n?/g, '\n')
  return isCanonical(plain)
    ? readCanonicalText(plain, ids)
    : readDocument({ kind: 'flow', paragraphs: paragraphsOf(plain), hidden: [] }, ids)
}

/** Written by us, and perhaps edited since: as it would come out again, or with our labels, headings and bars. */
export function isCanonical(text: string): boolean {
  const tidy = tidyLines(text)
  if (tidy === '') return true
  const { parts, other } = readCanonical(text)
  const { resume } = assemble(parts, { newId: () => '' })
  if (
    tidyLines(
      canonicalText(
        resume,
        other.map((row) => row.text),
      ),
    ) === tidy &&
    parts.header.left.length === 0
  )
    return true
  const lines = text.split('\n').map((line) => line.trim())
  const headings = lines.filter((line) => canonicalHeadings.has(line)).length
  const labels = lines.filter((line) =>
    Object.values(contactLabels).some((label) => line.startsWith(`${label}: `)),
  ).length
  const slots = lines.filter((line) => /\S \|(?: \S|$)/.test(line)).length
  return headings > 0 && labels > 0 && slots > 0
}

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function readCanonicalText(text: string, ids: { newId: () => string }): Reading {
  const { parts, other } = readCanonical(text)
  const { resume, fields } = assemble(parts, ids)
  const rest = [
    ...parts.header.left.map(({ value, source }) => ({ text: value, source })),
    ...other.map((row) => ({
      text: row.text,
      source: [{ kind: 'characters' as const, paragraph: row.at, start: 0, end: row.text.length }],
    })),
  ]
  return {
    resume,
    fields,
    other: rest,
    notes: [],
    text: canonicalText(
      resume,
      rest.map((line) => line.text),
    ),
  }
}

function paragraphsOf(text: string): FlowParagraph[] {
  let gap = false
  return text.split('\n').map((line) => {
    const gapBefore = gap
    gap = line.trim() === ''
    const rest = cutBullet(line)
    const own = rest ?? line
    return { text: own, runs: [{ text: own, bold: false, italic: false }], isList: rest !== undefined, gapBefore }
  })
}
