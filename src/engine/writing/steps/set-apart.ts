import { readLine } from '#engine/language/read-line.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { defineStep } from './_step.ts'

const clause =
  /, (?=(?:(?!(?:since|when|where|that|who|which|I|because|every|each)\b)[\p{L}\d%-]+ ){1,6}?(?:went|came|dropped|fell|rose|stopped|is now|is still|are now|are still|was|were|had|has)\b|(?:now |earlier |before that |since then )?(?:he|she|it|they) (?:now |also |still )?\p{Ll}+|\d+ (?:of (?:the )?\d+ )?(?:\p{Ll}+ ){1,5}?(?:moved|passed|reached|improved)\b)/gu
/** `, saves about 2 days per project` */
const bare = /, (?=(?:saves|cuts|reduces|brings) (?:about |around |over )?[$€£]?\d)/
const leans =
  /^(?:which|who|where|when|while|that|if|as|so|because|although|but|and|or|including|with|using|then|until|after)$/

/** `Started a call list, no-shows went from 14% to 9%`: two sentences, and the second is the one that counts. */
export default defineStep({
  group: 'grammar',
  places: ['line'],
  isSafe: false,
  adds: () => ['which'],
  apply(line) {
    if (bare.test(line) && readLine(line).opensSure)
      return { text: line.replace(bare, ', which '), reason: 'Ties the result to what you did.' }
    const [comma, ...more] = [...line.matchAll(clause)]
    if (!comma || more.length > 0 || line.includes(';')) return undefined
    const rest = line.slice(comma.index + 2)
    const [first, second] = tagWords(rest)
    // `, often where there has been no contact` goes on with what came before.
    if (second && leans.test(second.lower)) return undefined
    const isSubject = first && /^(?:NOUN|NUM|ADJ|DET|PRON|PROPN)$/.test(first.tag) && !leans.test(first.lower)
    if (!isSubject || readLine(line.slice(0, comma.index)).shape !== 'act' || !readLine(line).opensSure)
      return undefined
    return { text: `${line.slice(0, comma.index)}; ${rest}`, reason: 'Two sentences: a comma is not enough.' }
  },
})
