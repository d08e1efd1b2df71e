import { spellNames } from './_names.ts'
import { defineStep, noWords } from './_step.ts'

/** `javascript` is JavaScript. Names that are ordinary words in small letters are left alone. */
export default defineStep({
  answers: 'capitals',
  group: 'grammar',
  places: ['line', 'summary', 'name'],
  isSafe: true,
  adds: noWords,
  apply(line) {
    if (/https?:|www\.|@/.test(line)) return undefined
    const text = spellNames(line)
    return text === line ? undefined : { text, reason: 'Spells names the way they are written.' }
  },
  examples: {
    mends: [
      ['Built pages in javascript and Mysql', 'Built pages in JavaScript and MySQL'],
      ['Kept books in quickbooks every monday', 'Kept books in QuickBooks every Monday'],
      ['Wrote sql for microsoft excel', 'Wrote SQL for Microsoft Excel'],
      ['Taught english to adults', 'Taught English to adults'],
      ['Typescript', 'TypeScript', { place: 'name' }],
    ],
    leaves: [
      'Excel at teamwork and react to change',
      'Polished floors in march and may',
      'Took a rest and had access to word of mouth',
      'Built app.javascript.io pages',
      'SQL, HTML and CSS',
    ],
  },
})
