import { createHash } from 'node:crypto'
import { monogramLetters } from './monogram-letters.ts'

/** Far enough apart that two employers below each other rarely look alike; white can be read on all of them. */
const grounds = [
  '#1f4e79',
  '#5b3a8c',
  '#9c2f5a',
  '#a63d1f',
  '#7a5314',
  '#1d6b4f',
  '#14666f',
  '#6d3580',
  '#3949a8',
  '#4d6622',
  '#a22b3a',
  '#48566a',
]

const SIZE = 19
/** From the top of the picture, so that capitals stand in its middle. */
const BASELINE = 31

/** A picture for an employer that exists only here: its initials on a ground of its own. */
export function drawMonogram(name: string): string {
  const ground = grounds[(createHash('sha256').update(name).digest()[0] ?? 0) % grounds.length] ?? '#48566a'
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
    `<rect width='48' height='48' rx='8' fill='${ground}'/>${drawn.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
