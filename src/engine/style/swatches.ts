// Colours offered for each colour field. The inks are readable on white and behind white text.
import { mixColors } from './colors.ts'

export type Swatch = { name: string; color: string }

export const inks: readonly Swatch[] = [
  { name: 'Ink', color: '#111111' },
  { name: 'Navy', color: '#1f3a5f' },
  { name: 'Cobalt', color: '#2447d6' },
  { name: 'Azure', color: '#0b64a0' },
  { name: 'Teal', color: '#0f5c63' },
  { name: 'Forest', color: '#1e4d3a' },
  { name: 'Leaf', color: '#2c6a2f' },
  { name: 'Bronze', color: '#75511f' },
  { name: 'Terracotta', color: '#a03f26' },
  { name: 'Burgundy', color: '#7a1f2b' },
  { name: 'Plum', color: '#6a2c70' },
  { name: 'Violet', color: '#5a36a0' },
]

export const papers: readonly Swatch[] = [
  { name: 'White', color: '#ffffff' },
  { name: 'Snow', color: '#fafafa' },
  { name: 'Ivory', color: '#fdfbf5' },
  { name: 'Cream', color: '#faf5ea' },
  { name: 'Linen', color: '#f7f2ec' },
  { name: 'Blush', color: '#fbf3f1' },
  { name: 'Petal', color: '#faf2f5' },
  { name: 'Lilac', color: '#f6f3fb' },
  { name: 'Sky', color: '#f1f6fb' },
  { name: 'Mist', color: '#f2f6f7' },
  { name: 'Mint', color: '#f1f8f4' },
  { name: 'Sage', color: '#f4f6ef' },
]

const PALENESS = 0.88

/** The inks, thinned until dark text reads on them. */
export const tints: readonly Swatch[] = inks.map(({ name, color }) => ({
  name: `Pale ${name.toLowerCase()}`,
  color: mixColors(color, '#ffffff', PALENESS),
}))
