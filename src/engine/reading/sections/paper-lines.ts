// What the lines of papers have in common, whatever heading they stand under.
import type { Unit } from '../entries/units.ts'
import { wordCount } from '../line.ts'
import { isSpoken, readLanguages } from '../lists/read-languages.ts'
import type { Section } from './split-sections.ts'

/** `Driver's licence: Code 08` among the contacts. */
export const ofDriving =
  /^(?:(?:full|clean|valid|current|uk|eu),? )*driv(?:ing|er['’]?s?) licen[cs]e\b(?!.*\b(?:yes|no)\b)/i

/** `Clean driving record` is nothing anybody issues. */
export const isRecord = (text: string) =>
  /^(?:(?:good|safe|clean|clear|excellent|spotless),? )?(?:driving record|(?:driver['’]?s? )?abstract|mvr)$/i.test(
    text.trim(),
  )

/** `Apprenticeship, Tarn Pumps, 2013 - 2017`: years of training, given by whoever trained. */
export const isApprenticeship = (text: string) =>
  /\bapprenticeship\b/i.test(text) && !/\b(?:certificate|ticket|card|licen[cs]e)\b/i.test(text)

export function speaksOfPapers({ heading }: Section): boolean {
  return /certif|licen|ticket|training|course|qualification|card|check/i.test(heading?.text ?? '')
}

export function isOneLine({ text }: Unit): boolean {
  return wordCount(text) <= 20 && !/\p{Ll}{3}\.\s+\p{Lu}/u.test(text)
}

export function partsOf(text: string): string[] {
  return text
    .replace(/\([^)]*\)/g, '')
    .split(/[,;|]\s*|\s+[–—-]\s+|\s{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `Fluent Welsh and English speaker` under `Other`. */
export function isOfLanguages({ lines, text }: Unit): boolean {
  const read = wordCount(text) <= 10 && !/^some\s/i.test(text) ? readLanguages(lines) : []
  return read.length > 0 && read.every(isSpoken)
}
