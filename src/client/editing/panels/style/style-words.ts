// What the values of a style are called, and what is seen of them: a name such as “Sophisticated” shows nobody anything.
import type { Style } from '#engine/style/style.ts'

type Words = { label?: string; note?: string }

const words: Partial<Record<keyof Style, Record<string, Words>>> = {
  layoutType: {
    'single-column': { note: 'Top to bottom' },
    'two-column': { label: 'Two columns', note: 'Main and side' },
    creative: { note: 'Freeform' },
  },
  headerStyle: {
    centered: { note: 'Name in the middle' },
    'left-accent': { note: 'Bar beside the name' },
    prominent: { note: 'Extra-large name' },
    traditional: { note: 'Name between lines' },
    sophisticated: { note: 'Name in a box' },
    dynamic: { note: 'Name on a color band' },
    technical: { note: 'Name and title in a row' },
    visual: { note: 'Photo beside the name' },
    social: { note: 'Contact at the right' },
    default: { note: 'Name at the left' },
  },
  headingStyle: { 'code-like': { label: 'Code-like' }, modern: { label: 'Light' } },
  sectionStyle: {
    bordered: { note: 'Box' },
    underlined: { note: 'Thin line' },
    classic: { note: 'Two lines' },
    minimal: { note: 'No line' },
    'bold-underline': { note: 'Thick line' },
    'elegant-divider': { note: 'Side lines' },
    'tech-block': { note: 'Shaded' },
  },
}

/** `bold-underline` as a person reads it, and what it does where that is not enough. */
export function wordsOf(field: keyof Style, value: string): Words & { label: string } {
  const spaced = value.replaceAll('-', ' ')
  return { label: spaced.charAt(0).toUpperCase() + spaced.slice(1), ...words[field]?.[value] }
}

/** On Letter paper people measure in inches, on A4 in millimeters. */
export function paperLength(points: number, pageSize: Style['pageSize']): string {
  return pageSize === 'letter' ? `${(points / 72).toFixed(2)} in` : `${Math.round((points / 72) * 25.4)} mm`
}
