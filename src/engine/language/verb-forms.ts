// The forms of English verbs, both ways: from the base to its forms, and from a form to its base.
import { irregularVerbs } from './irregular-verbs-data.ts'
import { nounLikeBases } from './noun-like-verbs.gen.ts'
import { verbBases } from './verbs.gen.ts'

export type VerbForm = 'base' | 'past' | 'third' | 'ing'
export type VerbForms = Record<VerbForm, string> & { participle: string }
/** `isMoreOftenNoun`: the word by itself does not say whether it is a verb, as `report` and `reports`. */
export type ReadVerb = { base: string; form: VerbForm; isMoreOftenNoun: boolean }

const doubling = new Set(
  `admit bar beg begin bet bid blog cap chat chip chop clip clog commit compel control cram crop cross-sell cut dig dim dip drag drop drum
  dub equip expel fit flag flip forget format get grab grip handicap hem hit hug input jam job jog jot kit knit let log map mop nag net
  nod occur omit outfit pat patrol permit pet pin plan plot plug pop prefer prep prod program prop propel put quit quiz ram
  rebut recap refer regret retrofit rid rig rip rob rub run scan scar scrap scrub set shed ship shop shut sip sit skim skin slam
  slip snap spin split star step stir stop strip stun submit sum swap swim tag tan tap tar thin tip top transfer transmit
  transship trap trim tug unclog unzip upset vet wed whet win wrap zip`.split(/\s+/),
)
const irregular = new Map(irregularVerbs.map((verb) => [verb.base, verb]))

const prefixes = /^(?:co|re|pre|cross|self|over|out|under|up|fast|hand|pen|unit)-/

/** All forms of a verb by its base. A verb of two words changes its first: carry out, carried out. */
export function verbForms(base: string): VerbForms {
  const [first = '', ...rest] = base.split(' ')
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : ''
  const prefix = prefixes.exec(first)?.[0] ?? ''
  const stem = first.slice(prefix.length)
  const known = irregular.get(stem)
  const past = known?.past ?? regularPast(stem)
  const with_ = (form: string) => `${prefix}${form}${tail}`
  return {
    base,
    past: with_(past),
    participle: with_(known?.participle ?? past),
    third: with_(thirdPerson(stem)),
    ing: with_(ing(stem)),
  }
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (base.endsWith('c')) return `${base}ked`
  return doubling.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

function thirdPerson(base: string): string {
  if (base === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function ing(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  if (base.endsWith('c')) return `${base}king`
  return doubling.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

const nounLike = new Set(nounLikeBases.trim().split(/\s+/))
const byForm = new Map<string, ReadVerb>()

for (const base of new Set([...verbBases.trim().split(/\s+/), ...irregular.keys()])) {
  const forms = verbForms(base)
  const isNoun = nounLike.has(base)
  const add = (text: string, form: VerbForm, replaces: boolean) => {
    const isMoreOftenNoun = isNoun && form !== 'past'
    if (replaces || !byForm.has(text)) byForm.set(text, { base, form, isMoreOftenNoun })
    // The British spelling of the same form.
    const british = text.replace(/iz(?=e|ing)/, 'is').replace(/yz(?=e|ing)/, 'ys')
    if (british !== text && !byForm.has(british))
      byForm.set(british, { base: base.replace(/ize$/, 'ise').replace(/yze$/, 'yse'), form, isMoreOftenNoun })
  }
  add(forms.ing, 'ing', false)
  add(forms.third, 'third', false)
  add(forms.participle, 'past', false)
  add(forms.past, 'past', true)
  // `cut`, `set` and `put` look the same in both; in a resume they tell what was done.
  if (forms.past !== base) add(base, 'base', true)
}
// More often other words than forms of these verbs.
for (const form of ['ground', 'left', 'bore', 'wound', 'lit', 'shot', 'found', 'fell', 'lay', 'saw']) {
  const verb = byForm.get(form)
  if (verb) byForm.set(form, { ...verb, isMoreOftenNoun: form !== 'left' && form !== 'saw' && form !== 'fell' })
}

// `Found $38,000 in double payments` tells of finding.
byForm.set('found', { base: 'find', form: 'past', isMoreOftenNoun: false })
// Two spellings share it, and machines are programmed in the shorter one everywhere.
byForm.set('programmed', { base: 'program', form: 'past', isMoreOftenNoun: false })

/** `choosed`, which no dictionary has: what was meant by a past tense made as most are. */
export function meantByRegular(lower: string): { past: string; participle: string } | undefined {
  return wronglyRegular.get(lower)
}

// `Lighted`, `hanged` and `beared` are words, or other words.
const wronglyRegular = new Map(
  [...irregular.values()]
    .filter(({ base, past }) => past !== regularPast(base) && past !== base)
    .filter(
      ({ base }) =>
        !/^(?:light|lead|kneel|hang|bear|wind|fly|shine|speed|lay|grind|get|do|go|have|see|strive|spit|ring|string|wake|weave|thrust|strike)$/.test(
          base,
        ),
    )
    .map(({ base, past, participle }) => [regularPast(base), { past, participle }]),
)

/** Which verb a word may be and in which form; undefined if it isn't one we know. */
export function readVerbForm(lower: string): ReadVerb | undefined {
  const known = byForm.get(lower)
  const prefix = prefixes.exec(lower)?.[0]
  if (known || !prefix) return known
  // `co-wrote`, which is no base of `co-wroted`.
  const verb = byForm.get(lower.slice(prefix.length))
  return verb && { ...verb, base: `${prefix}${verb.base}` }
}

/** What nobody puts into a line of work and everybody into a sentence: how things are, and what somebody wants. */
const everyday = new Set(
  `admire adore affect afford amaze believe bother concern confuse contain cry depend die differ disagree disappear dislike dream
  excite exist fear frighten guess happen hate impress include intend interest jump laugh like love matter mind miss need please
  regret respect smell smile suppose want waste deteriorate hope live prefer seem belong mean trust`.split(/\s+/),
)
const everydayForms = new Map<string, ReadVerb>()
for (const base of everyday)
  for (const form of ['ing', 'third', 'past', 'base'] as const)
    everydayForms.set(verbForms(base)[form], {
      base,
      form,
      isMoreOftenNoun:
        /^(?:interest|waste|need|mind|fear|dream|smell|respect|trust|hope)$/.test(base) &&
        (form === 'base' || form === 'third'),
    })

/** As `readVerbForm`, with the verbs of everyday talk. */
export function readAnyVerb(lower: string): ReadVerb | undefined {
  return readVerbForm(lower) ?? everydayForms.get(lower)
}

/** Every form of every verb in a text. */
export function formsOfVerbs(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const read = readAnyVerb(word.toLowerCase())
    return read ? Object.values(verbForms(read.base)) : []
  })
}

export function lemmaOfVerb(lower: string): string | undefined {
  return byForm.get(lower)?.base
}
