import { mayBeOrdinary, spellNames } from './_names.ts'
import { defineStep, noWords } from './_step.ts'

/** `javascript` is JavaScript. Names that are ordinary words in small letters are left alone. */
export default defineStep({
  answers: 'capitals',
  group: 'grammar',
  places: ['line', 'summary', 'name'],
  isSafe: true,
  adds: noWords,
  apply(line, { place, spelling }) {
    if (/https?:|www\.|@/.test(line)) return undefined
    const isOrdinary = spelling?.isWord ?? mayBeOrdinary
    const text = spellNames(line, place === 'name' ? undefined : isOrdinary)
    return text === line ? undefined : { text, reason: 'Spells names the way they are written.' }
  },
  examples: {
    mends: [
      ['Built pages in javascript and Mysql', 'Built pages in JavaScript and MySQL'],
      ['Kept books in quickbooks every monday', 'Kept books in QuickBooks every Monday'],
      ['Wrote sql for microsoft excel', 'Wrote SQL for Microsoft Excel'],
      ['Taught english to adults', 'Taught English to adults'],
      ['Typescript', 'TypeScript', { place: 'name' }],
      ['excel', 'Excel', { place: 'name' }],
    ],
    leaves: [
      'Excel at teamwork and react to change',
      'Fitted the python to the tap',
      'Polished floors in march and may',
      'Took a rest and had access to word of mouth',
      'Built app.javascript.io pages',
      'SQL, HTML and CSS',
    ],
  },
})
