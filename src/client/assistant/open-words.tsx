import { Fragment } from 'react'

type Place = { start: number; end: number }

/** A sentence with unsupported words underlined, and announced to screen readers. */
export function OpenWords({ text, places }: { text: string; places: readonly Place[] }) {
  const parts = places.map(({ start, end }, at) => ({
    before: text.slice(at === 0 ? 0 : places[at - 1]?.end, start),
    word: text.slice(start, end),
    start,
  }))
  return (
    <>
      {parts.map(({ before, word, start }) => (
        <Fragment key={start}>
          {before}
          <mark className="bg-transparent font-medium text-text underline decoration-2 decoration-warning underline-offset-4">
            <span className="sr-only"> Not in your resume: </span>
            {word}
          </mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  )
}

/** The positions of words in a text, in order and without overlaps. */
export function findWords(text: string, words: readonly string[]): Place[] {
  const places: Place[] = []
  for (const word of words) {
    const start = text.toLowerCase().indexOf(word.toLowerCase())
    if (start >= 0 && word !== '') places.push({ start, end: start + word.length })
  }
  const inOrder = places.sort((one, other) => one.start - other.start)
  return inOrder.filter(({ start }, at) => start >= (inOrder[at - 1]?.end ?? 0))
}
