// Words brought to a common form, so that `managed`, `manages` and `managing` are one, and so are colour and color.

import { irregularForms } from '#engine/language/irregular-verbs-data.ts'
import { remember } from '#engine/language/remember.ts'
import { derivedWords } from './derived-words-data.ts'

const spelling: readonly (readonly [RegExp, string])[] = [
  [/isation/, 'ization'],
  [/([a-z]{3,})is(e|ed|es|ing|er|ers)$/, '$1iz$2'],
  [/yse(d|s)?$/, 'yze$1'],
  [/ysing$/, 'yzing'],
  [/^(col|lab|hon|fav|behavi|neighb|harb|flav|rum|vap)our/, '$1or'],
  [/^(cent|theat|met|lit|fib)re(s?)$/, '$1er$2'],
  [/^programme(s?)$/, 'program$1'],
  [/^store(y|ys|ies)$/, 'stor$1'],
  [/^tyre/, 'tire'],
  [/^aluminium/, 'aluminum'],
  [/^grey/, 'gray'],
  [/^jewell/, 'jewel'],
  [/^mould/, 'mold'],
  [/^(def|off|lic)ence/, '$1ense'],
  [/^licen[cs]/, 'licens'],
  [/^practi[cs]e/, 'practice'],
  [/^catalogue/, 'catalog'],
  [/^cheque/, 'check'],
  [/^enrol(?!l)/, 'enroll'],
  [/^fulfil(?!l)/, 'fulfill'],
  [/^(travel|label|model|cancel|counsel|fuel|signal|channel)l(ed|ing|er|ers)$/, '$1$2'],
  [/^(a|o)e(sthe|dema|pae)/, 'e$2'],
]

/** Words that look inflected but aren't, or whose -ise is not -ize. */
const asTheyAre = new Set(
  'exercise supervise advise revise precise merchandise promise expertise enterprise franchise otherwise raise praise noise wise rise devise comprise disguise surprise exercised supervised advised revised raised promised exercises supervises advises revises raises exercising supervising advising revising raising merchandising promising franchised franchises comprised supervisor'.split(
    ' ',
  ),
)

const unchanged = new Set(
  'is was has this his its as us plus bus gas less pass class glass process business address access press dress boss cross gross loss mass stress discuss progress success excess express fitness wellness illness harness news analysis basis diagnosis series species status focus campus census bonus virus canvas atlas always perhaps during string spring bring king thing nothing something anything everything ring wing sing morning evening ceiling bed red need feed seed speed bleed breed shed hundred sacred kindred embed medical his'.split(
    ' ',
  ),
)

/** Verbs in -ate by what is before it: calibration comes from calibrate, preparation from no preparate. */
const ateRoots = new Set(
  `activ cit aggreg alloc anim annot anticip arbitr articul authentic autom calcul calibr celebr circul collabor communic compens concentr
  consolid contamin cooper coordin correl cre cultiv decor dedic deleg demonstr design dict differenti don duplic educ elev elimin escal estim evacu
  evalu excav exfoli fabric facilit formul fumig gener gradu hydr illustr immigr implic incorpor indic initi innov inocul insul integr
  interrog intub investig irrig isol iter legisl loc lubric manipul medi medic migr mitig moder motiv navig negoti nomin offici oper
  orchestr particip perfor popul propag refriger regul rehabilit rel reloc renov replic rot satur segreg simul stimul termin toler
  transl vaccin valid ventil viol`
    .trim()
    .split(/\s+/),
)

/** Words that without their y would be another: ready and read, county and count, story and store. */
const withY = new Set(
  'ready county factory party bakery brewery grocery fishery pottery story city army body'.split(' '),
)

const MOST_REMEMBERED = 50_000

/** The form all inflections of a word share. */
export const stem = remember(MOST_REMEMBERED, findStem)

function findStem(word: string): string {
  let text = word
    .toLowerCase()
    // café, sauté
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']s$/, '')
    .replace(/[’'-]/g, '')
  if (!/[a-z]/.test(text) || text.length < 3) return text
  const fixed = derivedWords[text]
  if (fixed) return cut(fixed)
  if (!asTheyAre.has(text)) for (const [pattern, to] of spelling) text = text.replace(pattern, to)
  const base = irregularForms.get(text)
  if (base) return cut(base)
  const whole = /ies$/.test(text) ? singularize(text) : text
  if (withY.has(whole)) return whole
  return cut(derive(text))
}

/** Nominal forms go back to their verb: preparation to prepare, management to manage. Doers (-er, -or) do not. */
function derive(text: string): string {
  if (unchanged.has(text)) return text
  const singular = singularize(text)
  const known = derivedWords[singular]
  if (known) return known
  if (unchanged.has(singular)) return singular
  const ofAte = /^(.{2,})ation$/.exec(singular)?.[1]
  if (ofAte && ateRoots.has(ofAte)) return `${ofAte}at`
  if (/^.{4,}(?:iz|at)ation$/.test(singular)) return singular.replace(/ation$/, '')
  if (/^.{3,}ication$/.test(singular)) return singular.replace(/ication$/, 'y').replace(/y$/, 'i')
  if (/^.{3,}ation$/.test(singular)) return singular.replace(/ation$/, '')
  if (/^.{4,}(?:ct|pt|s|at|ut|et|it)ion$/.test(singular)) return singular.replace(/ion$/, '')
  if (
    /^.{3,}[^u]ment$/.test(singular) &&
    !/^(depart|docu|instru|equip|environ|apart|govern|invest|experi|treat|ele|attach|pig|gar|parlia|ce|com|seg|frag|aug|tor|fer|mo|seg|ship(?!ment)|base|supple|comple|imple)/.test(
      singular,
    )
  )
    return singular.replace(/ment$/, '')
  if (/^.{3,}ing$/.test(singular) && /[aeiouy]/.test(singular.slice(0, -3))) return undouble(singular.slice(0, -3))
  if (/^.{2,}ied$/.test(singular)) return `${singular.slice(0, -3)}i`
  if (/^.{3,}ed$/.test(singular) && /[aeiouy]/.test(singular.slice(0, -2))) return undouble(singular.slice(0, -2))
  if (/^.{4,}ally$/.test(singular)) return singular.slice(0, -4)
  if (/^.{4,}ly$/.test(singular)) return singular.slice(0, -2)
  return singular
}

function singularize(text: string): string {
  if (/ies$/.test(text) && text.length > 4) return `${text.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(text)) return text.slice(0, -2)
  if (/[^su]s$/.test(text) && text.length > 3) return text.slice(0, -1)
  return text
}

function undouble(text: string): string {
  return text.length > 3 && /([bdgmnprt])\1$/.test(text) ? text.slice(0, -1) : text
}

/** A silent e, a y that became i, or the t of -ate: what an ending hides is cut everywhere. */
function cut(text: string): string {
  if (text.length <= 3) return text
  return text.replace(/(?:e|y|i)$/, '')
}
