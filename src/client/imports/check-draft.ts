// What somebody has set right of what was read, kept while the dialog is closed.
import type { ImportedResume } from '#shared/api/imports.ts'
import { linesToPlace } from './line-places.ts'

export type CheckDraft = {
  /** By the path of each row. */
  edits: ReadonlyMap<string, string>
  /** The place that each line without one goes to. */
  placed: ReadonlyMap<string, string>
}

export const untouched: CheckDraft = { edits: new Map(), placed: new Map() }

export const isTouched = ({ edits, placed }: CheckDraft): boolean => edits.size > 0 || placed.size > 0

export const unsureBelow = 0.6

/** The skills of a category are one row. */
const rowOf = (path: string) => /^skillCategories\.\d+/.exec(path)?.[0] ?? path

/** How many rows we are unsure of and nobody has set right, and how many lines nobody has put anywhere. */
export function countLeft(
  { fields, other, resume }: Pick<ImportedResume, 'fields' | 'other' | 'resume'>,
  { edits, placed }: CheckDraft,
): { unsure: number; unplaced: number } {
  const unsure = fields.filter(({ confidence }) => confidence < unsureBelow).map(({ path }) => rowOf(path))
  return {
    unsure: new Set(unsure.filter((row) => !edits.has(row))).size,
    unplaced: linesToPlace({ lines: other, resume }).filter((line) => !placed.has(line)).length,
  }
}
