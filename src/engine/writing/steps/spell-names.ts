import { mayBeOrdinary, spellNames } from './_names.ts'
import { defineStep, noWords } from './_step.ts'

/** `javascript` is JavaScript. Names that are ordinary words in small letters are left alone. */
export default defineStep({
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
})
