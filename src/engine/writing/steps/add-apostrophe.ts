import { defineStep } from './_step.ts'

const apostrophes: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|have|has|had|is|are|was|were|would|could|should)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\b(they|you)re\b(?= )/gi, "$1're"],
  [/\b(they|we|you)ve\b(?= )/gi, "$1've"],
  [/\bIve\b/gi, "I've"],
  // There are peoples, and they are not in resumes; `600 childrens in 2015` is another mistake.
  [
    /\b(people|children|women|men)s (?!(?:in|of|at|on|for|from|with|to|by|and|or|who|were|was|are|is)\b)(?=\p{Ll})/giu,
    "$1's ",
  ],
]

export function apostrophize(line: string): string {
  return apostrophes.reduce((said, [slip, right]) => said.replace(slip, right), line)
}

const contracted =
  "don't doesn't didn't haven't hasn't hadn't isn't aren't wasn't weren't wouldn't couldn't shouldn't can't won't they're you're they've we've you've I've people's children's women's men's"

/** `so they dont come up short`, `from peoples plans` */
export default defineStep({
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: () => [contracted],
  apply(line) {
    const text = apostrophize(line)
    return text === line ? undefined : { text, reason: 'Puts an apostrophe where one belongs.' }
  },
})
