// Reads a finished file again with public extractors and says, field by field, what a machine finds in it.
import type { Resume } from '#engine/resume/resume.ts'
import type { PaintedFormat, ReadBack } from '#shared/api/exports.ts'
import { listFields } from './read-back-fields.ts'
import { readDocxText, readPdfText } from './read-text.ts'

export type { ReadBack } from '#shared/api/exports.ts'

/** From this many letters on, a text that a line break cut in two still counts as found. */
const leastLettersToJoin = 10

export async function readBack(bytes: Uint8Array, format: PaintedFormat, resume: Resume): Promise<ReadBack> {
  return findFields(format === 'pdf' ? (await readPdfText(bytes)).text : await readDocxText(bytes), resume)
}

/** Which fields of a resume are in a text that was read. */
export function findFields(text: string, resume: Resume): ReadBack {
  const spaced = normalize(text)
  const joined = joinWords(spaced)
  const fields = listFields(resume).map((field) => {
    const expected = normalize(field.expected)
    const letters = joinWords(expected)
    const isFound = spaced.includes(expected) || (letters.length >= leastLettersToJoin && joined.includes(letters))
    return { ...field, found: isFound }
  })
  return { found: fields.filter(({ found }) => found).length, of: fields.length, fields, text }
}

/** Some extractors take the hyphen at the end of a line for one that the line end made. */
function joinWords(text: string): string {
  return text.replace(/[\s\u2010-]/g, '')
}

/** Capitals, ligatures, kinds of space and marks of direction say nothing about what was read. Some capitals part for
 * good from their small letters: STRASSE, DIŞ TİCARET. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[\u0307\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
