// What somebody has set right of what was read, kept while the dialog is closed.
import type { ImportedResume } from '#shared/api/imports.ts'
import type { LineTarget } from './place-lines.ts'

export type CheckDraft = {
  /** By the path of each row. */
  edits: ReadonlyMap<string, string>
  /** Where each line that found no place goes, by its number. */
  placed: ReadonlyMap<number, LineTarget>
}

export const untouched: CheckDraft = { edits: new Map(), placed: new Map() }

export const isTouched = ({ edits, placed }: CheckDraft): boolean => edits.size > 0 || placed.size > 0

export const unsureBelow = 0.6

/** The skills of a category are one row. */
const rowOf = (path: string) => /^skillCategories\.\d+/.exec(path)?.[0] ?? path

/** How many rows we are unsure of and nobody has set right, and how many lines nobody has put anywhere. */
export function countLeft(
  { fields, other }: Pick<ImportedResume, 'fields' | 'other'>,
  { edits, placed }: CheckDraft,
): { unsure: number; unplaced: number } {
  const unsure = fields.filter(({ confidence }) => confidence < unsureBelow).map(({ path }) => rowOf(path))
  return {
    unsure: new Set(unsure.filter((row) => !edits.has(row))).size,
    unplaced: other.filter((_, at) => !placed.has(at)).length,
  }
}
