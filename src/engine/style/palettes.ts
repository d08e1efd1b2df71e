// Whole looks to start from: colours that go together, faces that go together, and how much fits on a page.
import type { FontFamily, Style } from './style.ts'
import { inks } from './swatches.ts'

export type Palette = { name: string; ink: string; textColor: string; backgroundColor: string }

const inkOf = (name: string) => inks.find((ink) => ink.name === name)?.color ?? '#111111'

export const palettes: readonly Palette[] = [
  { name: 'Navy', ink: inkOf('Navy'), textColor: '#1e2430', backgroundColor: '#ffffff' },
  { name: 'Cobalt', ink: inkOf('Cobalt'), textColor: '#1b1f2b', backgroundColor: '#ffffff' },
  { name: 'Lagoon', ink: inkOf('Teal'), textColor: '#1c2a2b', backgroundColor: '#ffffff' },
  { name: 'Forest', ink: inkOf('Forest'), textColor: '#1d2621', backgroundColor: '#ffffff' },
  { name: 'Burgundy', ink: inkOf('Burgundy'), textColor: '#2a1d1e', backgroundColor: '#ffffff' },
  { name: 'Plum', ink: inkOf('Plum'), textColor: '#261d29', backgroundColor: '#ffffff' },
  { name: 'Clay', ink: inkOf('Terracotta'), textColor: '#2b2220', backgroundColor: '#fdfbf5' },
  { name: 'Sepia', ink: inkOf('Bronze'), textColor: '#2a241b', backgroundColor: '#faf5ea' },
  { name: 'Ink', ink: inkOf('Ink'), textColor: '#111111', backgroundColor: '#ffffff' },
]

type FontPair = { name: string; headingFont: FontFamily; fontFamily: FontFamily }

export const fontPairs: readonly FontPair[] = [
  { name: 'Editorial', headingFont: 'Playfair Display', fontFamily: 'Lato' },
  { name: 'Geometric', headingFont: 'Montserrat', fontFamily: 'Open Sans' },
  { name: 'Bookish', headingFont: 'Georgia', fontFamily: 'Arial' },
  { name: 'Elegant', headingFont: 'Raleway', fontFamily: 'Georgia' },
  { name: 'Friendly', headingFont: 'Poppins', fontFamily: 'Roboto' },
  { name: 'Technical', headingFont: 'Source Code Pro', fontFamily: 'Roboto' },
]

type Density = Pick<Style, 'fontSize' | 'spacing'>

/** From the fullest page to the airiest. */
export const densities: readonly Density[] = [
  { fontSize: 9, spacing: 0.8 },
  { fontSize: 9.5, spacing: 0.8 },
  { fontSize: 9.5, spacing: 0.9 },
  { fontSize: 10, spacing: 0.9 },
  { fontSize: 10, spacing: 1 },
  { fontSize: 10.5, spacing: 1 },
  { fontSize: 11, spacing: 1 },
  { fontSize: 11, spacing: 1.1 },
  { fontSize: 11.5, spacing: 1.2 },
  { fontSize: 12, spacing: 1.3 },
  { fontSize: 13, spacing: 1.4 },
  { fontSize: 14, spacing: 1.5 },
]

/** The step that comes nearest; half a point of size weighs as much as a tenth of spacing. */
export function findDensity({ fontSize, spacing }: Density): number {
  const distances = densities.map(
    (step) => Math.abs(step.fontSize - fontSize) * 2 + Math.abs(step.spacing - spacing) * 10,
  )
  return distances.indexOf(Math.min(...distances))
}
