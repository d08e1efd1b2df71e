// What leads to a summary on its own line: `Objective: To obtain a post in a nursery`.
import { headingKind } from '../sections/heading-lexicon.ts'

/** The label with its colon and the space behind it; undefined where none is. */
export function summaryLabel(text: string): string | undefined {
  const [whole, label = ''] = /^(\p{Lu}[\p{L} ]{2,30})\s*:\s+(?=\p{Lu})/u.exec(text) ?? []
  return headingKind(label) === 'summary' ? whole : undefined
}
