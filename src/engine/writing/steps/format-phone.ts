import { defineStep, noWords } from './_step.ts'

/** Ten digits in a row as they are written in North America; anything else may be a number of another country. */
export default defineStep({
  group: 'format',
  places: ['phone'],
  isSafe: true,
  adds: noWords,
  apply(line) {
    const [, area, exchange, rest] = /^\s*([2-9]\d{2})([2-9]\d{2})(\d{4})\s*$/.exec(line) ?? []
    if (!area) return undefined
    return { text: `(${area}) ${exchange}-${rest}`, reason: 'Easier to read and to dial.' }
  },
})
