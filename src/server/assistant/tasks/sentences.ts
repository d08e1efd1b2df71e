/** Words that end with a point and end no sentence. */
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|Inc|Ltd|Co|Corp|vs|No|e\.g|i\.e|approx|Jr|Sr)\.$/

/** A text in sentences; a point after a short form or inside a number ends none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let current = ''
  for (const part of text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]["”’)]?) (?=["“‘(]?[\p{Lu}\d])/u)) {
    current = current === '' ? part : `${current} ${part}`
    if (abbreviation.test(current)) continue
    sentences.push(current)
    current = ''
  }
  if (current !== '') sentences.push(current)
  return sentences.filter((sentence) => sentence !== '')
}
