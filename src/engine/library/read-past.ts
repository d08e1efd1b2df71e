// The verb behind a past tense no list knows: `hydro-jetted`, `snaked`, `screeded`. Trades make new verbs every year.
import { type ReadVerb, readVerbForm, verbForms } from '#engine/language/verb-forms.ts'

/** Words on -ed that tell of nothing done. */
const otherWords = /^(?:\w{0,4}|\w*eed|hundred|sacred|naked|united|gifted|talented|wicked|beloved|unskilled)$/
/** What ends so loses an e before -ed: `-ate`, `-ize`, `-ace`, `-age`, `-ure`, `-ve`, `-ble`; and a few more. */
const withE =
  /(?:[^o]at|iz|is|[aiu]c|(?<!sy)nc|rc|ag|dg|ng|rg|ur|ir|v|u|[bcdfgkptz]l|[aiou]s|[nrl]s|id|ud|ut|ot|^[wpbt]ast|composit)$/
const doubled = /([bdgklmnprtvz])\1$/

/** Undefined where the word is no past tense. */
export function readPast(lower: string): ReadVerb | undefined {
  const [, prefix = '', word = lower] = /^(.*-)?([^-]+)$/.exec(lower) ?? []
  const known = readVerbForm(word)
  if (prefix !== '' && known?.form === 'past' && verbForms(known.base).past === word)
    return { ...known, base: `${prefix}${known.base}` }
  if (known || !word.endsWith('ed') || otherWords.test(word)) return undefined
  return { base: `${prefix}${baseOf(word.slice(0, -2))}`, form: 'past', isMoreOftenNoun: false }
}

function baseOf(stem: string): string {
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`
  if (doubled.test(stem) && !/(?:ll|ss|ff|zz)$/.test(stem)) return stem.slice(0, -1)
  // `snaked`: one syllable that kept its consonant single.
  if (/^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(stem)) return `${stem}e`
  return withE.test(stem) ? `${stem}e` : stem
}
