// The canonical text as a reading: told from other text, read with the place of every value.
import { canonicalText, isTold } from '#engine/resume/canonical-text.ts'
import { assemble } from '../assemble.ts'
import type { Reading } from '../reading.ts'
import { readCanonical } from './read-canonical.ts'

/**
 * Ours by proof: written out again, what was read is the same text. A file with capital headings and bars between its
 * fields looks like ours, and would lose its dates and employers if looks were enough.
 */
export function isCanonical(text: string): boolean {
  const tidy = tidyLines(text)
  if (tidy === '') return true
  const { parts, other } = readCanonical(text)
  if (parts.header.left.length > 0 || isToldOutright(tidy)) return false
  const { resume } = assemble(parts, { newId: () => '' })
  const rest = other.map((row) => row.text)
  return tidyLines(canonicalText(resume, rest)) === tidy
}

/** `name:Ana Lima,title:Nurse,years:2019-2024` in one line. */
const isForm =
  /^(?:full )?name\s*[:=].+[,;|/.]\s*(?:e-?mail|phone|city|age|title|job|role|position|company|employer)\s*[:=]\s*\p{L}/iu

/** Sentences in the place of the name or the title: the whole of them would be taken for it. */
function isToldOutright(text: string): boolean {
  const [header = ''] = text.split('\n\n')
  return header
    .split('\n')
    .slice(0, 2)
    .some((line) => (isTold(line) && !/^[A-Z]\w+: /.test(line)) || isForm.test(line))
}

/** Without the spaces and empty lines that editors add and take; one empty line still parts two entries. */
function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export function readCanonicalText(text: string, ids: { newId: () => string }): Reading {
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
    furniture: [],
    notes: [],
    text: canonicalText(
      resume,
      rest.map((line) => line.text),
    ),
  }
}
