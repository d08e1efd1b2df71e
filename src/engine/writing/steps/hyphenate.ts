import { tagWords } from '#engine/language/tag-words.ts'
import { defineStep, noWords } from './_step.ts'

/** Words that are written with a hyphen before the thing they describe. */
const compounds =
  /\b(hands on|year end|month end|cross functional|detail oriented|high quality|day to day|real time|full time|part time|long term|short term|face to face|one on one|state of the art|up to date|client facing|customer facing|large scale|small scale|high volume|fast paced|hard working|decision making|problem solving|entry level|third party|award winning|company wide|time consuming) (?=\p{L})/giu

/** `a 4 week menu`; `2 day shifts` and `3 line cooks` may be two shifts and three cooks. */
const measures =
  /(?<![\p{L}\p{N}.,$€£/-])(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:star|week|month|year|hour|minute|person|page|passenger|bed|way)(?= (?!old|end|each|per|to|and|or|in|on)\p{Ll}{3,})|(?:day)(?= (?!shift|old|to|and|or|in|on|per|care|camp|centre|center)\p{Ll}{3,})|(?:room|line|man|unit|seat)(?= (?!service|cook|lead|leader|manager|attendant|number)\p{Ll}{3,}(?<!s)(?![\p{L}-])))(?= )/gu

export default defineStep({
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
    const told = text.replace(measures, (found, count: string, unit: string, at: number) => {
      const next = tagWords(text.slice(at + found.length, at + found.length + 60))[0]
      return next?.tag === 'NOUN' ? `${count}-${unit}` : found
    })
    return told === line ? undefined : { text: told, reason: 'Adds the hyphen.' }
  },
})
