// Points in the units of Word's file format.
export const twips = (points: number): number => Math.round(points * 20)
export const halfPoints = (points: number): number => Math.round(points * 2)
export const eighths = (points: number): number => Math.max(2, Math.round(points * 8))
export const pixels = (points: number): number => (points * 96) / 72
export const hex = (color: string): string => color.slice(1).toUpperCase()

/** XML has no place for control characters, lone surrogates or non-characters: Word calls such a file damaged. */
export function cleanText(text: string): string {
  return text.replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffc\u{10000}-\u{10ffff}]/gu, '')
}
