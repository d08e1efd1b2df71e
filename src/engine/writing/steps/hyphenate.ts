import { tagWords } from '#engine/language/tag-words.ts'
import { defineStep, noWords } from './_step.ts'

/** Words that are written with a hyphen before the thing they describe. */
const compounds =
  /\b(hands on|year end|month end|cross functional|detail oriented|high quality|day to day|real time|full time|part time|long term|short term|face to face|one on one|state of the art|up to date|client facing|customer facing|large scale|small scale|high volume|fast paced|hard working|decision making|problem solving|entry level|third party|award winning|company wide|time consuming) (?=\p{L})/giu

export default defineStep({
  answers: 'signs',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: noWords,
  apply(line) {
    const text = line.replace(compounds, (found, words: string, at: number) => {
      const next = tagWords(line.slice(at + found.length, at + found.length + 60))[0]
      const isThing = next && (/^(?:NOUN|PROPN|ADJ)$/.test(next.tag) || /ing$|^close$/.test(next.lower))
      return isThing ? `${words.replace(/ /g, '-')} ` : found
    })
    return text === line ? undefined : { text, reason: 'Puts in the hyphen.' }
  },
  examples: {
    mends: [
      ['Led hands on learning activities', 'Led hands-on learning activities'],
      ['Ran the year end close', 'Ran the year-end close'],
      ['Ran day to day operations', 'Ran day-to-day operations'],
    ],
    leaves: ['Worked full time', 'Kept records up to date'],
  },
})
