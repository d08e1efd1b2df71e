import { createHash } from 'node:crypto'

/** A picture for an employer that exists only here: its initials on a ground of its own. */
export function drawMonogram(name: string): string {
  const hue = (createHash('sha256').update(name).digest()[0] ?? 0) * 1.4
  const words = name.split(/\s+/).filter((word) => /^[A-Z]/.test(word) && word !== 'The')
  const initials = words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>` +
    `<rect width='48' height='48' rx='8' fill='hsl(${Math.round(hue)} 45% 32%)'/>` +
    `<text x='24' y='31' text-anchor='middle' font-family='sans-serif' font-size='19' font-weight='600' fill='white'>${initials}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
