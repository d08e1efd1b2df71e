import { addArticles } from '#engine/language/add-articles.ts'
import { readLine } from '#engine/language/read-line.ts'
import { defineStep } from './_step.ts'

const FEWEST_WORDS = 5

/** `Built rotating fixture for the frame`: half in telegraph style, half not. */
export default defineStep({
  answers: 'words left out',
  group: 'grammar',
  places: ['line'],
  isSafe: false,
  adds: () => ['a an the'],
  apply(line) {
    if (line.split(/\s+/).length < FEWEST_WORDS || readLine(line).shape !== 'act') return undefined
    const text = addArticles(line)
    return text === line ? undefined : { text, reason: 'Puts in the “a” and “the” that were left out.' }
  },
  examples: {
    mends: [
      ['Built rotating fixture for the gooseneck frame', 'Built a rotating fixture for the gooseneck frame'],
      ['Served customers in busy restaurant', 'Served customers in a busy restaurant'],
    ],
    leaves: ['Ran forklift daily', 'Managed the team of a bank'],
  },
})
