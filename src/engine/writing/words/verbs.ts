// Verbs of working life: their forms, and how much each claims.
import { irregularVerbs } from './irregular-verbs-data.ts'
import { stem } from './stem.ts'
import { verbLadder } from './verbs-data.ts'

export type VerbForm = 'base' | 'past' | 'third' | 'ing'
export type VerbForms = Record<VerbForm, string> & { participle: string }
export type Rank = { least: number; most: number }

const doubling = new Set(
  'plan ship stop cut set run put get hit win map tap trim mop pin plot prep prop quit rig rip scan scrub shop skim slip snap spin split step strip swap tag tip top trap wrap zip chat chip chop clip clog crop drag drop drum fit flag flip grab grip hem hug jog jot knit log nag net nod pat patrol pet plug pop prod refer regret commit permit submit transmit admit omit occur prefer transfer transship equip dig bid beg control propel compel expel expel rebut format program cross-sell swim sit shut stun sum tan thin tug wed begin upset input outfit kit retrofit shed cap flap slap scrap blog vet dub rub sub job mob sob rob crib dip sip pip quiz jam ram cram slam dim rim skin grin spar star stir tar war scar bar mar whet upskim unzip unclog recap handicap'.split(
    ' ',
  ),
)

const irregular = new Map(irregularVerbs.map((verb) => [verb.base, verb]))

/** All forms of a verb by its base. A verb of two words bends the first: carry out, carried out. */
export function verbForms(base: string): VerbForms {
  const [first = '', ...rest] = base.split(' ')
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : ''
  const known = irregular.get(first)
  const past = known?.past ?? regularPast(first)
  return {
    base,
    past: past + tail,
    participle: (known?.participle ?? past) + tail,
    third: third(first) + tail,
    ing: ing(first) + tail,
  }
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (/c$/.test(base)) return `${base}ked`
  return doubling.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

function third(base: string): string {
  if (base === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function ing(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  if (/c$/.test(base)) return `${base}king`
  return doubling.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

type Found = { base: string; form: VerbForm }

const bases = new Set<string>()
const ranks = new Map<string, Rank>()
const byForm = new Map<string, Found>()

for (const [rank, words] of Object.entries(verbLadder)) {
  for (const base of words.trim().split(/\s+/)) {
    bases.add(base)
    const key = stem(base)
    const known = ranks.get(key)
    const value = Number(rank)
    ranks.set(key, { least: Math.min(known?.least ?? value, value), most: Math.max(known?.most ?? value, value) })
  }
}
for (const base of bases) {
  const forms = verbForms(base)
  for (const form of ['ing', 'third', 'past', 'base'] as const) {
    const known = byForm.get(forms[form])
    if (!known || form === 'past' || form === 'base')
      byForm.set(forms[form], { base, form: forms.past === base && form === 'base' ? 'past' : form })
  }
  byForm.set(forms.participle, byForm.get(forms.participle) ?? { base, form: 'past' })
  // British spelling of the same verb.
  if (/iz(?:e|ed|es|ing)$/.test(forms.past) || base.endsWith('ize'))
    for (const form of ['ing', 'third', 'past', 'base'] as const)
      byForm.set(forms[form].replace('iz', 'is'), { base: base.replace(/ize$/, 'ise'), form })
}

/** Which verb a word is, and in which form; undefined where it is none we know. */
export function findVerb(word: string): Found | undefined {
  return byForm.get(word.toLowerCase())
}

/** How much a verb claims, by its stem. */
export function verbRank(verbStem: string): Rank | undefined {
  return ranks.get(verbStem)
}
