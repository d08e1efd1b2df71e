// What a turn of phrase takes for granted: again, continue; that the person is what the job asks for; that they can move, start, or
// know somebody there.
import { type Check, refuse } from '../check.ts'

const turns: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:once again|again|continue(?:s|d|ing)? to|as before|still|no longer|return(?:ing)? to|resume(?:d)? my|keep on)\b/i,
    'takes something for granted',
  ],
  [
    /\b(?:(?:willing|able|ready|open|happy|prepared) to (?:relocat\w+|move|travel)|relocating|willing to travel|open to travel|available (?:immediately|at once|now|to start|from|for)|start (?:immediately|at once|right away)|can start|security clearance|clearance|right to work|authori[sz]ed to work|work permit|visa|own (?:car|vehicle|transport\w*)|valid driver|driver'?s licen[cs]e|notice period)\b/i,
    'is for you to say',
  ],
  [
    /\b(?:referred (?:by|to me)|was referred|recommended (?:by|me)|spoke (?:with|to) (?:your|a member)|met (?:your|with your)|visited your|customer of yours|long admired|admired your|followed your|use your (?:product|service|app)|your (?:former|current) (?:employee|colleague)|friend who|my (?:friend|neighbou?r|cousin|aunt|uncle|sister|brother) (?:works|at))\b/i,
    'is for you to say',
  ],
  [
    /\b(?:perfect(?:ly)? (?:fit|match|suited|candidate)|ideal (?:candidate|match|fit)|exactly what you|(?:exactly|just|precisely) the|meets? (?:all|every|each|your)|match(?:es|ing)? (?:all|every|each|exactly|your)|fits? your|aligns? (?:with|perfectly)|everything you|what you (?:need|want|ask|are looking|describe|require)|that is (?:my|what i)|tick(?:s)? (?:all|every)|same (?:work|thing|job) (?:as|that) you)\b/i,
    'equates you with what the job asks for',
  ],
]

export const takenForGranted: Check = {
  find: ({ read, kind, isOfPosting }, scope) => {
    for (const [pattern, why] of turns) {
      const found = pattern.exec(read.text)?.[0]
      if (!found || (isOfPosting && why.startsWith('equates')) || (kind === 'line' && why.startsWith('is for')))
        continue
      if (/^what you/i.test(found) && !/\bI\b/.test(read.text)) continue
      if (scope.texts.some((text) => text.read.lower.includes(found.toLowerCase()) || pattern.test(text.read.text)))
        continue
      return refuse('claim', `“${found}” ${why}.`)
    }
    return undefined
  },
  examples: [
    {
      source: 'Ran the night desk',
      kind: 'letter',
      passes: ['I would be glad to talk about the position.'],
      asks: [
        'My work is a perfect match for your needs.',
        'A friend who works with you spoke of the job.',
        'I continue to run the night desk.',
        'I am willing to relocate.',
      ],
    },
  ],
}
