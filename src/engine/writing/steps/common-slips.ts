import { irregularVerbs } from '#engine/language/irregular-verbs-data.ts'
import { isOrdinaryWord } from '../words/known-words.ts'
import { defineStep } from './_step.ts'

const numbers = String.raw`\b(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)`

const phrases: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=${numbers} )years? (?=experience\\b)`, 'gi'), 'years of '],
  [/(?<=\b(?:[2-9]|\d{2,}) )persons?(?=[,.;]|$| (?:in|per)\b)/g, 'people'],
  [/\b(with|in|led?|leading|lead|run|supervised?|managed?) (team|crew|gang|group) of (?=\d)/gi, '$1 a $2 of '],
  [
    new RegExp(
      `\\b(I|who) (?:am|is) (an? (?:[\\p{L}-]+ ){1,4}?)since (?=${numbers} (?:years|months)\\b(?! ago))`,
      'giu',
    ),
    '$1 have been $2for ',
  ],
  [
    new RegExp(
      `\\b(I|who) am ((?!an? |the |in |on |at |with |working |living )(?:[\\p{L}-]+ ){1,3}?)since (?=${numbers} (?:years|months)\\b(?! ago))`,
      'giu',
    ),
    '$1 have been a $2for ',
  ],
  // `Cut the run of 5 h to 35 min`
  [
    /^((?:reduced?|cut|lowered|shortened|brought|increased|raised)\b[^,;]*?) of ((?:about )?\d\S*(?: \p{Ll}{1,7})?) to (?=\d)/giu,
    '$1 from $2 to ',
  ],
  [new RegExp(`\\bsince (?=${numbers} (?:years|months)\\b(?! ago))`, 'gi'), 'for '],
  [/\b(bachelor|master|associate) degree\b/gi, "$1's degree"],
  [/\bat end of (?=(?:each|every|the)\b)/gi, 'at the end of '],
  [/\bat end of (?=(?:day|shift)\b)/gi, 'at the end of the '],
  [/\b(pre|post) (?=(?:trip|op|sale|shift)\b)/gi, '$1-'],
  [/\b(company|hospital|campus|district|state|county|nation|city|site|plant) wide(?=[.,;]|$)/gi, '$1-wide'],
  [/\b(men|women|children)s (?=(?:section|department|dept|wear|clothing|suits|ward|shoes|homes?)\b)/gi, "$1's "],
  [/\bcovid\b/g, 'COVID'],
  [/\b(could|should|would) of\b/gi, '$1 have'],
  [/\balot\b/gi, 'a lot'],
  [/\baswell as\b/gi, 'as well as'],
  [/\b(u)pto\b/gi, '$1p to'],
  [/\b([lp])ayed\b/gi, '$1aid'],
  [/\b(a)dministrat(ed|ing)\b/gi, '$1dminister$2'],
  [/\b(l)iaisoned\b/gi, '$1iaised'],
  [/(?<!\b(?:if|though|wish|of) )\b(we|they|people|both) was\b/gi, '$1 were'],
  [/\b(c)an not\b(?! only\b)/gi, '$1annot'],
  [/\bI seen\b/g, 'I saw'],
  [/\bI done\b/g, 'I did'],
  [/\bI been\b/g, 'I have been'],
]

/** Small mistakes that everybody makes, and that are mistakes wherever they stand. */
export default defineStep({
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => [
    "years of for from been people a an the end of wide COVID have lot as well up to laid paid cannot administered administering liaised were saw did men's women's children's",
    ...[...line.matchAll(perfect)].map(([, , past = '']) => participleOf(past)),
  ],
  apply(line) {
    const text = phrases
      .reduce((told, [pattern, to]) => told.replace(pattern, to), line)
      .replace(/\bhave been a (?=[aeiou])/g, 'have been an ')
      .replace(severalWas, (all, joint: string, things: string) =>
        isOrdinaryWord(things.slice(0, -1)) ? `${joint}${things} were` : all,
      )
      .replace(perfect, (_, have: string, past: string) => `${have} ${participleOf(past)}`)
    return text === line ? undefined : { text, reason: 'Fixes a small mistake.' }
  },
})

/** `because parts was drifting`; what stands behind `one of the` is another matter, and `sales` may be a department. */
const severalWas =
  /(\b(?:because|that|when|if|while|since) (?:(?:the|all|our|some|two|three|four) )?)(?!accounts|communications|goods|headquarters|means|news|operations|sales|works)(\p{Ll}{3,}(?<![isu])s) was\b/gu

const perfect = /(\b(?:have|has|had)|['’]ve) (ran|went|did|saw|came|took|wrote|drove|gave|began|broke|spoke)\b/g

function participleOf(past: string): string {
  return irregularVerbs.find((verb) => verb.past === past)?.participle ?? past
}
