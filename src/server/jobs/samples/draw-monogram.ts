import { createHash } from 'node:crypto'
import { monogramLetters } from './monogram-letters.ts'

/** Far enough apart that two employers below each other rarely look alike; white can be read on all of them. */
const grounds = [
  { hue: 208, saturation: 59, lightness: 30 },
  { hue: 264, saturation: 41, lightness: 39 },
  { hue: 336, saturation: 54, lightness: 40 },
  { hue: 13, saturation: 69, lightness: 39 },
  { hue: 37, saturation: 72, lightness: 28 },
  { hue: 158, saturation: 57, lightness: 27 },
  { hue: 186, saturation: 69, lightness: 26 },
  { hue: 288, saturation: 42, lightness: 35 },
  { hue: 231, saturation: 49, lightness: 44 },
  { hue: 82, saturation: 50, lightness: 27 },
  { hue: 352, saturation: 58, lightness: 40 },
  { hue: 215, saturation: 19, lightness: 35 },
] as const

const SIZE = 19
/** From the top of the picture, so that capitals stand in its middle. */
const BASELINE = 31

/** A picture for an employer that exists only here: its initials on a ground of its own. */
export function drawMonogram(name: string): string {
  const { hue, saturation, lightness } =
    grounds[(createHash('sha256').update(name).digest()[0] ?? 0) % grounds.length] ?? grounds[0]
  const words = name.split(/\s+/).filter((word) => /^[A-Z]/.test(word) && word !== 'The')
  const letters = words.slice(0, 2).flatMap((word) => monogramLetters[word.charAt(0)] ?? [])
  const scale = SIZE / 1000
  let left = (48 - letters.reduce((sum, { width }) => sum + width * scale, 0)) / 2
  const drawn = letters.map(({ width, d }) => {
    const at = left
    left += width * scale
    return `<path transform='translate(${at.toFixed(2)} ${BASELINE}) scale(${scale})' fill='white' d='${d}'/>`
  })
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>` +
    `<rect width='48' height='48' rx='8' fill='hsl(${hue} ${saturation}% ${lightness}%)'/>${drawn.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
