import { defineStep, noWords } from './_step.ts'

const LONG = 26
const SHORTEST_LEFT = 12
/** Where a line may end without saying less of what was done: what it was for. A result stays. */
const tails: readonly RegExp[] = [
  /,? (?:in order to|so as to|to (?:ensure|help ensure|make sure|maximi[sz]e|facilitate|guarantee|accommodate)) (?!(?:\S+ ){0,30}\S*\d)[^.;:()]*$/iu,
]

/** A line of more than twenty-six words, cut where nothing but its purpose is left out. With, under, for and by limit a claim and stay. */
export default defineStep({
  answers: 'too long',
  group: 'clarity',
  places: ['line'],
  isSafe: false,
  adds: noWords,
  apply(line) {
    if (countWords(line) <= LONG) return undefined
    const stop = /\.$/.test(line) ? '.' : ''
    const bare = line.replace(/\.$/, '')
    for (const tail of tails) {
      const at = bare.search(tail)
      const text = at < 0 ? bare : bare.slice(0, at)
      // An odd bracket, a negation or an `and` that goes on would be cut in half.
      if (
        at < 0 ||
        countWords(text) < SHORTEST_LEFT ||
        !isWhole(text) ||
        /\b(?:not|never|no|without|unless|except|only)\b/i.test(bare.slice(at))
      )
        continue
      return { text: `${text}${stop}`, reason: 'Short enough to read at a glance.' }
    }
    return undefined
  },
  examples: {
    mends: [
      [
        'Coordinated care with outreach workers, health educators, nutritionists and other service providers across four counties of the state and the tribal lands to ensure the consumer received high quality care throughout the whole stay',
        'Coordinated care with outreach workers, health educators, nutritionists and other service providers across four counties of the state and the tribal lands',
      ],
    ],
    leaves: [
      'Cleaned the kitchen to ensure safety',
      'Installed doors, hardware, toilet accessories, curtain tracks, brackets, wall protection, trim, moldings, ceilings, drywall, cabinets, counters, shelves, fixtures and fittings in homes and offices under the supervision of a master carpenter with thirty years of experience',
    ],
  },
})

function isWhole(text: string): boolean {
  return (
    text.split('(').length === text.split(')').length &&
    !/(?:,|\b(?:and|or|the|a|an|of|to|with|by|for|in))$/i.test(text)
  )
}

function countWords(line: string): number {
  return line.split(/\s+/).filter(Boolean).length
}
