// What other programs save a resume as. One file each: how its data is known, and how it becomes a resume.
import type { Reading } from '#engine/resume/read-resume.ts'
import { isRecord } from '#engine/resume/read-value.ts'
import { findDates } from '../dates/find-dates.ts'

export type Maker = {
  /** As people call it. */
  name: string
  matches(data: unknown): boolean
  read(data: unknown, ids: { newId: () => string }): Reading
}

export const defineMaker = (format: Maker) => format

type Period = { startDate: string; endDate: string; current: boolean }

/** `January 2019 to Present` in one field, or one date alone. */
export function periodOf(text: string): Period {
  const [date] = findDates(text)
  if (!date) return { startDate: text, endDate: '', current: false }
  const startDate = date.isPeriod ? date.from : date.to
  return { startDate, endDate: date.isPeriod ? date.to : '', current: date.current }
}

/** A date in the resume's format; unchanged if it isn't a date. */
export function dateOf(text: string): string {
  const [date] = findDates(text)
  return date && !date.isPeriod ? date.to : text
}

/** The paragraphs and items of a field that holds HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<li[^>]*>\s*(?:<p[^>]*>)?/gi, '\n- ')
    .replace(/<\/?(?:p|div|br|ul|ol|li|h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' }

/** A text under a name, wherever it is deep inside; empty if there is none. */
export function textAt(value: unknown, ...keys: string[]): string {
  let own = value
  for (const key of keys) own = isRecord(own) ? own[key] : undefined
  return typeof own === 'string' || typeof own === 'number' ? String(own).trim() : ''
}

/** Entries of a list that are shown; programs keep the hidden ones too. */
export function shownItems(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).filter((item) => item.hidden !== true && item.visible !== false)
}

/** Lines of what a resume has no place for are kept with what they belong to. */
export function joinTexts(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}
