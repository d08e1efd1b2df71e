// A line as it reads inside a sentence: its first letter small, unless it begins with a name.
import { isOrdinaryWord } from '../words/known-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { findTerms } from '../words/terms.ts'

const names = new Set([
  ...languageNames,
  ...'American Canadian British European Microsoft Google Adobe Amazon Apple Oracle Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
    ' ',
  ),
  ...'Texas California Florida Ohio Illinois Michigan Arizona Oklahoma Oregon Washington Virginia Georgia Ontario Quebec'.split(
    ' ',
  ),
])

/** Endings of ordinary words; an unknown name keeps its capital. */
const ordinary = /(?:y|tion|sion|ing|al|ic|ive|ed|ment|ness|ance|ence|er|or|ist|ous|ful|ble|s|e|hool)$/

/** Never part of a name. */
const never =
  /^(?:In|On|For|With|From|My|Our|Your|There|It|They|We|When|Since|As|If|So|After|Because|Most|Many|Where|You|He|She|His|Her|This|That|These|Those) /

const small =
  /^(?:An?|The|Any|Some|Other|All|First|Good|Own|At|Minimum|Basic|Working|Previous|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) (?=\p{Ll})/u

export function lowerOpening(text: string): string {
  if (never.test(text) || small.test(text) || /^An? (?=\p{Lu})/u.test(text))
    return (text[0] ?? '').toLowerCase() + text.slice(1)
  const [first = ''] = text.split(/[\s,/]/)
  if (!/^\p{Lu}\p{Ll}+(?:['’](?:s|ve|re|ll|d|t)|-\p{Ll}+)*$/u.test(first) || names.has(first.replace(/['’]s$/, '')))
    return text
  const term = findTerms(text.split(' ', 4).join(' '))[0]
  if (term?.start === 0 && term.term.kind === 'tool') return text
  // `New York State certification`, `Class A CDL`, `Final Cut Pro`: a name continues in capitals.
  const [, second = ''] = text.split(/\s/)
  if (
    /^\p{Lu}(?:\p{Ll}+|$)/u.test(second) &&
    !/^(?:Bachelor|Master|Associate|High|Valid|Current|Active|Experience|Knowledge|Fluency|Proficiency|Familiarity)/.test(
      first,
    )
  )
    return text
  const word = first.toLowerCase().replace(/['’]\p{Ll}+$/u, '')
  if (!isOrdinaryWord(word) && !word.split('-').every((part) => ordinary.test(part) || isOrdinaryWord(part)))
    return text
  return (text[0] ?? '').toLowerCase() + text.slice(1)
}
