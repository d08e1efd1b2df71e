import type { Segment } from '#engine/reading/segment.ts'

/** Fewer letters than this on a page are a stamp or a page number, not a page of a resume. */
const leastLetters = 50
const mostUnknown = 0.3

export function needsRecognition(segments: readonly Segment[]): boolean {
  const text = segments.map((segment) => segment.text).join('')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < leastLetters) return true
  const unknown = text.match(/[\ufffd\p{Cc}\p{Co}]/gu)?.length ?? 0
  return unknown / text.length > mostUnknown
}
