// Postings lose their line breaks on the way: `skills preferredExcellent communication`, `Duties:Cook meals.Clean up`.
import { aliases, credentials, tools } from '../words/terms-data.ts'

const namesWithInnerCapitals = new Set(
  [tools, credentials, aliases]
    .join('\n')
    .match(/[A-Za-z]*[a-z][A-Z][A-Za-z]*/g)
    ?.map((name) => name.toLowerCase()) ?? [],
)

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  bull: '•',
}

/** The text with a line break wherever one was lost. */
export function unglue(text: string): string {
  const plain = text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
  const counts = countJoined(plain)
  return plain
    .replace(/\s*[•▪●◦·‣]\s*/g, '\n- ')
    .replace(/\s*-{2,}\s*/g, '\n- ')
    .replace(/[A-Za-z]+/g, (word) => splitJoined(word, counts))
    .replace(/(\p{L}{2,}[)”"’%]?|\d{2,}[)%]?)([.!?;:])(?=\p{Lu}\p{Ll}|\p{Lu}\s|-\s?\p{Lu})/gu, '$1$2\n')
    .replace(/(\)\.?|\.\))(?=\p{Lu}\p{Ll})/gu, '$1\n')
    .replace(/([a-z)])- (?=\p{Lu}\p{Ll})/gu, '$1\n- ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function countJoined(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/[A-Za-z]*[a-z][A-Z][A-Za-z]*/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Two words that ran together; a name that is written so on purpose comes more than once, or is one we know. */
function splitJoined(word: string, counts: ReadonlyMap<string, number>): string {
  if (!/[a-z][A-Z]|[A-Z]{2}[a-z]/.test(word) || namesWithInnerCapitals.has(word.toLowerCase())) return word
  if (/^(?:Mc|Mac|De|La|Le|Van|O|i|e)[A-Z]/.test(word)) return word
  if (/^[A-Z]/.test(word) && (counts.get(word) ?? 0) > 1) return word
  return word
    .replace(/([a-z]{3,})(?=[A-Z][a-z]{2,})/g, '$1\n')
    .replace(/([a-z]{3,})(?=(?:We|You|In|At|To|If|As|An|A|No|Be|Do)$)/g, '$1\n')
    .replace(/([a-z]{4,})(?=[A-Z]{2,}\b)/g, '$1\n')
    .replace(/^([A-Z]{2,})(?=[A-Z][a-z]{3,}$)/g, '$1\n')
}
