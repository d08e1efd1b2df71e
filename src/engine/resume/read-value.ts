// Reads one value of a resume that somebody else wrote: as much as can be kept is kept, the rest is a problem.
import { cleanLine, cleanText } from './clean-text.ts'
import { datePart } from './dates.ts'
import { hasUnsafeScheme } from './links.ts'

/** `path` is the field in dots, e.g. `experiences.0.startDate`; empty for the whole. */
export type ReadingProblem = { path: string; message: string }

/** A value, its path, and where its problems go. */
export type Source = { value: unknown; path: string; problems: ReadingProblem[] }

export function report({ path, problems }: Source, message: string): void {
  problems.push({ path, message })
}

/** The value under a name; missing where the source isn't an object. */
export function at(source: Source, key: string): Source {
  const path = source.path === '' ? key : `${source.path}.${key}`
  const value = isRecord(source.value) && Object.hasOwn(source.value, key) ? source.value[key] : undefined
  return { value, path, problems: source.problems }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isMissing({ value }: Source): boolean {
  return value === undefined || value === null
}

/** Text of one line; undefined if there is none. Numbers and lists of texts become text. */
export function readLine(source: Source): string | undefined {
  const text = readRaw(source, ', ')
  return text === undefined ? undefined : cleanLine(text)
}

/** An address that somebody may follow. */
export function readAddress(source: Source): string | undefined {
  const text = readLine(source)
  if (text === undefined || !hasUnsafeScheme(text)) return text
  report(source, 'Expected a web address, such as https://example.com')
  return undefined
}

/** Text of several lines; a list becomes bullets. */
export function readText(source: Source): string | undefined {
  const { value } = source
  const text = Array.isArray(value) && value.length > 1 ? readRaw(source, '\n- ') : readRaw(source, '\n')
  if (text === undefined) return undefined
  return cleanText(Array.isArray(value) && value.length > 1 ? `- ${text}` : text)
}

function readRaw(source: Source, separator: string): string | undefined {
  const { value } = source
  if (isMissing(source)) return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(separator)
  report(source, 'Expected text')
  return undefined
}

/** A date as text, without the time older documents carry. */
export function readDate(source: Source): string | undefined {
  const text = readLine(source)
  return text === undefined ? undefined : datePart(text)
}

export function readFlag(source: Source): boolean | undefined {
  const { value } = source
  if (isMissing(source) || value === '') return undefined
  if (typeof value === 'boolean') return value
  if (value === 1 || value === 'true') return true
  if (value === 0 || value === 'false') return false
  report(source, 'Expected true or false')
  return undefined
}

export function readLevel(source: Source): number | undefined {
  const { value } = source
  if (isMissing(source) || value === '') return undefined
  const level = typeof value === 'string' ? Number(value) : value
  if (typeof level !== 'number' || !Number.isFinite(level)) {
    report(source, 'Expected a level from 1 to 5')
    return undefined
  }
  if (level < 1 || level > 5) report(source, 'Expected a level from 1 to 5')
  return Math.min(5, Math.max(1, level))
}

/** The entries of a list; a single entry stands for a list of one. */
export function readEntries(source: Source): Source[] {
  const { value, path, problems } = source
  if (isMissing(source)) return []
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown, index) => ({ value: entry, path: `${path}.${index}`, problems }))
    return entries.filter((entry) => !isMissing(entry))
  }
  if (isRecord(value)) return [source]
  report(source, 'Expected a list')
  return []
}
