import { capitalize } from '#engine/language/plain-words.ts'
import { stateNames as states } from '../words/states.ts'
import { defineStep, noWords } from './_step.ts'

const stateNames = [...states.values()].sort((one, other) => other.length - one.length)
const smallWords = /^(?:of|the|de|la|del|los|las|on|upon|under|in|and)$/
const place = new RegExp(
  `^([\\p{L}][\\p{L} .'’-]*?)(?:\\s*,\\s*|\\s+)(${[...states.keys(), ...stateNames].join('|')})\\.?((?:\\s+\\d{5}(?:-\\d{4})?)?)$`,
  'iu',
)

/** `portland or` is a place with its state; only whole fields are read so, because `or` is a word elsewhere. */
export default defineStep({
  group: 'format',
  places: ['place'],
  isSafe: true,
  adds: noWords,
  apply(line, { isBritish }) {
    const once = nameOnce(line)
    if (once !== line) return { text: once, reason: 'Names the place once.' }
    const [, city, state = '', zip = ''] = place.exec(line.trim()) ?? []
    if (city !== undefined && /\b(?:area|region|county|metro|suburbs)$/i.test(city)) return undefined
    // In Australia it is `Pilbara WA`.
    if (isBritish && state.toUpperCase() === 'WA') return undefined
    if (city === undefined) {
      const calm = /^\p{Ll}[\p{Ll} '-]*(?:,\s*\p{Ll}[\p{Ll} '-]*)*$/u.test(line) ? nameWords(line) : line
      return calm === line ? undefined : { text: calm, reason: 'Writes the place with capitals.' }
    }
    const code = states.has(state.toUpperCase()) ? state.toUpperCase() : undefined
    const named = code ?? stateNames.find((name) => name.toLowerCase() === state.toLowerCase()) ?? state
    const text = `${nameWords(city)}, ${named}${zip.replace(/\s+/, ' ')}`
    return text === line ? undefined : { text, reason: 'Writes city and state the usual way.' }
  },
})

/** `Omaha, Nebraska, Omaha, NE, US`: a form and a line that met. */
function nameOnce(line: string): string {
  const parts = line.split(', ')
  const [city = '', state = '', again, code = '', ...rest] = parts
  return city === again && states.get(code) === state ? [city, code, ...rest].join(', ') : line
}

/** What is all small or all capitals gets its capitals; `McAllen` has them. */
function nameWords(words: string): string {
  const shouts = words === words.toUpperCase()
  return words.replace(/[\p{L}’']+/gu, (word, at: number) => {
    if (word !== word.toLowerCase() && !(shouts && word.length > 2)) return word
    const lower = word.toLowerCase()
    return at > 0 && smallWords.test(lower) ? lower : capitalize(lower)
  })
}
