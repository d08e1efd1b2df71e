import { findDates, withoutDates } from '#engine/reading/dates/find-dates.ts'
import { linesOfFlow } from '#engine/reading/layout/lines-of-flow.ts'
import { linesOfPages } from '#engine/reading/layout/lines-of-pages.ts'
import { connectors } from '#engine/reading/left-over.ts'
import type { Reading } from '#engine/reading/reading.ts'
import type { SourceDocument } from '#engine/reading/segment.ts'

/** The words of a document that are neither in what was read nor among its page's furniture, each as often as it is missing. */
export function unaccountedWords(source: SourceDocument, reading: Reading): string[] {
  const { lines, running } = source.kind === 'paged' ? linesOfPages(source) : linesOfFlow(source)
  const kept = `${reading.text}\n${reading.furniture.map(({ text }) => text).join('\n')}`
  const counts = new Map<string, number>()
  for (const word of wordsIn(kept)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isPart = (word: string) => [...counts.keys()].some((one) => one.startsWith(word) || one.endsWith(word))
  return [...lines, ...running].flatMap((line) =>
    factsIn(line.text).filter((word, at, all) => {
      const count = counts.get(word) ?? 0
      counts.set(word, count - 1)
      // A word broken at the end of its line is put together; what joins two values goes when they are parted.
      const isEdge = at === 0 || at === all.length - 1
      return count <= 0 && !connectors.has(word) && !(isEdge && isPart(word))
    }),
  )
}

/** Months and the word for today are written otherwise in the resume: of a date the years count. */
function factsIn(text: string): string[] {
  const dates = findDates(text)
  const years = dates.flatMap(({ from, to }) => `${from} ${to}`.match(/\b\d{4}\b/g) ?? [])
  return [...wordsIn(withoutDates(text, dates)), ...years]
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
