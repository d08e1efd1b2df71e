import { readLine } from '#engine/language/read-line.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { capitalize, defineStep, noWords } from './_step.ts'

const LONGEST_SUBJECT = 6
const passive =
  /^(.{3,60}?) (was|were|is|are|has been|have been) ((?:\p{L}+ly )?)(\p{L}+)((?: [^.;:]*)?) by (?:me|myself)((?: [^.;:]*)?)$/iu

/** Only where the line itself says that the person did it. */
export default defineStep({
  answers: 'passive',
  group: 'clarity',
  places: ['line'],
  isSafe: true,
  adds: noWords,
  apply(line) {
    const [, subject = '', auxiliary = '', adverb = '', participle = '', middle = '', rest = ''] =
      passive.exec(line.replace(/\.$/, '')) ?? []
    const verb = readVerbForm(participle.toLowerCase())
    if (verb?.form !== 'past' || verbForms(verb.base).participle !== participle.toLowerCase()) return undefined
    if (!isPlainThing(subject) || hasAnotherVerb(`${middle}${rest}`)) return undefined
    const form = /^(?:is|are)$/i.test(auxiliary) ? 'base' : 'past'
    const said = `${adverb.toLowerCase()}${verbForms(verb.base)[form]} ${lowerThing(subject)}${middle}${rest}`
    return { text: capitalize(said.replace(/ {2,}/g, ' ').trim()), reason: 'Says that you did it.' }
  },
  examples: {
    mends: [
      ['Inventory was counted weekly by me', 'Counted inventory weekly'],
      ['Reports are prepared by me for the board', 'Prepare reports for the board'],
    ],
    leaves: [
      'Inventory was counted weekly',
      'Orders were picked by a crew of five',
      'His contact info is listed',
      'New employees were oriented and shown the plant by me',
      'Was promoted to shift lead',
    ],
  },
})

function isPlainThing(subject: string): boolean {
  const words = tagWords(subject)
  if (words.length > LONGEST_SUBJECT || /[,;:()“”"]/.test(subject)) return false
  return !words.some(
    ({ tag, lower }) => tag === 'PRON' || tag === 'VERB' || tag === 'AUX' || /^(?:no|not|who|that|which)$/.test(lower),
  )
}

function hasAnotherVerb(tail: string): boolean {
  return (
    readLine(`Handled it${tail}`).verbs.length > 1 ||
    /\b(?:was|were|is|are|and|that|which|who|when|while|because|so)\b/i.test(tail)
  )
}

function lowerThing(subject: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$|-)/u.test(subject)
    ? subject.slice(0, 1).toLowerCase() + subject.slice(1)
    : subject
}
