// A name written out says its initials as well: a posting asks for an NZDE, the resume has a New Zealand Diploma in Engineering.
import type { Topic } from './topics.ts'

const name = /\b\p{Lu}\p{Ll}+(?:(?: (?:in|of|and|for|the|with|to))? \p{Lu}\p{Ll}+){1,5}\b/gu
const FEWEST = 3

/** Of each name, and of what it begins with: `NZD`, `NZDE` and `WWCC` of Working with Children Check. */
export function initialsIn(text: string, fewest = FEWEST): Topic[] {
  const found = [...text.matchAll(name)].flatMap(([whole]) => {
    const words = whole.split(' ')
    const runs = words.map((_, at) => words.slice(0, at + 1))
    return runs
      .flatMap((run) => [run, run.filter((word) => /^\p{Lu}/u.test(word))])
      .filter((run) => run.length >= fewest)
  })
  const all = new Set(
    found.map((run) =>
      run
        .map((word) => word.charAt(0))
        .join('')
        .toUpperCase(),
    ),
  )
  return [...all].map((word) => ({ key: word.toLowerCase(), word, weight: 1 }))
}
