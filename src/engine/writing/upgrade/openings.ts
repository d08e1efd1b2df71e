// Weak openings: what a line says before it comes to the point.
import { bendVerbs, readOpening } from '../words/bend-verbs.ts'
import { findVerb, type VerbForm, verbForms } from '../words/verbs.ts'

/** noun -> the verb it comes from, where `X of Y` may be said as `to X Y`. */
const actions: Readonly<Record<string, string>> = Object.fromEntries(
  `preparation=prepare management=manage supervision=supervise maintenance=maintain installation=install operation=operate administration=administer
  coordination=coordinate implementation=implement development=develop creation=create delivery=deliver inspection=inspect repair=repair
  planning=plan training=train scheduling=schedule processing=process monitoring=monitor handling=handle cleaning=clean ordering=order
  assembly=assemble production=produce distribution=distribute collection=collect evaluation=evaluate assessment=assess review=review
  organization=organize organisation=organise recruitment=recruit hiring=hire selection=select purchase=purchase purchasing=purchase testing=test
  analysis=analyze documentation=document reconciliation=reconcile design=design execution=execute completion=complete provision=provide
  oversight=oversee investigation=investigate negotiation=negotiate promotion=promote education=educate instruction=instruct verification=verify
  transportation=transport removal=remove replacement=replace storage=store packing=pack loading=load sale=sell filing=file recording=record
  compilation=compile submission=submit calculation=calculate translation=translate presentation=present research=research`
    .split(/\s+/)
    .map((pair) => pair.split('=')),
)

type Opening = { pattern: RegExp; reason: string }

const openings: readonly Opening[] = [
  {
    pattern:
      /^(?:i (?:was|am) |was |were |is |are |am )?(?:mainly |also |primarily |directly |solely |fully )?responsible for\s+/i,
    reason: 'Says what you did instead of what you were responsible for.',
  },
  {
    pattern:
      /^(?:my |the |main |key |primary |daily |job )*(?:duties|responsibilities|tasks) (?:included|include|were|are|consisted of|involved)(?: but (?:were |are )?not limited to)?:?\s+/i,
    reason: 'Comes to the point.',
  },
  { pattern: /^(?:was |were )?(?:tasked|charged|entrusted) with\s+/i, reason: 'Says what you did.' },
  {
    pattern: /^(?:was |were |am |is )?in charge of\s+/i,
    reason: 'Says what you did instead of what you were in charge of.',
  },
  { pattern: /^(?:i )?(?:was|were|am|is) able to\s+/i, reason: 'Says what you did.' },
  { pattern: /^(?:was |were )?(?:required|tasked|asked|expected|assigned) to\s+/i, reason: 'Says what you did.' },
  { pattern: /^(?:my )?(?:role|job) (?:was|is|involved|included) (?:to )?/i, reason: 'Comes to the point.' },
]

/** The line without its weak opening, its first verb in the wanted form; undefined where there is none or it cannot be done safely. */
export function mendOpening(line: string, form: VerbForm): { text: string; reason: string } | undefined {
  for (const { pattern, reason } of openings) {
    const rest = line.replace(pattern, '')
    if (rest === line) continue
    const text = openWithVerb(rest, form)
    return text === undefined ? undefined : { text, reason }
  }
  // `Preparation of payroll` by itself.
  const named = /^(?:the )?\w{6,} of\b/i.test(line) ? fromAction(line, form) : undefined
  return named === undefined ? undefined : { text: named, reason: 'Says what you did.' }
}

function openWithVerb(rest: string, form: VerbForm): string | undefined {
  return fromInfinitive(rest, form) ?? fromGerunds(rest, form) ?? fromAction(rest, form) ?? fromThing(rest, form)
}

/** `was able to close 14 accounts` becomes `Closed 14 accounts`. */
function fromInfinitive(rest: string, form: VerbForm): string | undefined {
  return readOpening(rest)?.form === 'base' ? bendVerbs(capitalize(rest), form) : undefined
}

/** `managing the shop and training staff` becomes `Managed the shop and trained staff`. */
function fromGerunds(rest: string, form: VerbForm): string | undefined {
  const [first = ''] = rest.split(/[\s,]/)
  const verb = findVerb(first)
  if (verb?.form !== 'ing') return undefined
  // `training of staff` and `planning and execution of events` are things, and alone it says nothing yet.
  if (!/\s\S/.test(rest) || /ing\s+of\s|^\S+\s+and\s+\w+(?<!ing)\s+of\s/i.test(rest)) return undefined
  const words = rest.split(/(\s+|,)/)
  let isOpen = true
  let bent = 0
  const out = words.map((word, at) => {
    if (/^\s*$/.test(word)) return word
    const found = findVerb(word)
    const follows = words.slice(at + 1).find((other) => /\S/.test(other)) ?? ''
    const takes = isOpen && found?.form === 'ing' && (bent === 0 || follows !== '')
    isOpen = word === ',' || /^(?:and|or|then|&)$/i.test(word) || (isOpen && /ly$/.test(word))
    if (!takes || !found) return word
    bent += 1
    return verbForms(found.base)[form]
  })
  return capitalize(out.join(''))
}

/** `the preparation of reports` becomes `Prepared reports`. */
function fromAction(rest: string, form: VerbForm): string | undefined {
  const [whole, noun = '', object = ''] = /^(?:the |all |daily )?(\w+) of (.+)$/i.exec(rest) ?? []
  const base = actions[noun.toLowerCase()]
  // What goes on with another thing of the kind would be left behind.
  if (!whole || !base || goesOn(object)) return undefined
  return capitalize(`${verbForms(base)[form]} ${object}`)
}

/** Another doing of the same row, which the one verb would leave behind. */
function goesOn(object: string): boolean {
  if (/\bas well\b|(?:\band|,) (?:the )?\w+(?:ion|ment|ance|ing) of\b/i.test(object)) return true
  return [...object.matchAll(/, (?:and )?(\p{L}+) \p{L}/gu)].some(([, word = '']) => {
    const verb = findVerb(word)
    return (
      verb !== undefined &&
      verb.form !== 'ing' &&
      (verb.form === 'past' || /^(?:provide|draft|attend|prepare|maintain|ensure|perform|assist)$/.test(verb.base))
    )
  })
}

/** What is no doing becomes something handled. */
function fromThing(rest: string, form: VerbForm): string | undefined {
  const first = rest.split(/\s+/)[0] ?? ''
  if (findVerb(first)?.form === 'past' || /^(?:to|being|ensuring|that|how|what)$/i.test(first)) return undefined
  if (
    /\b(?:and|,)\s+\w+ing\b(?!$)/i.test(rest) ||
    /^(?:an?|the)?\s*(?:team|staff|crew|department|store|shop|shift|budget|employees|people|\d+)\b/i.test(rest)
  )
    return undefined
  const lower = /^\p{Lu}\p{Ll}/u.test(rest) ? (rest[0] ?? '').toLowerCase() + rest.slice(1) : rest
  return capitalize(`${verbForms('handle')[form]} ${lower}`)
}

export function capitalize(text: string): string {
  const [first = '', ...others] = text
  return first.toUpperCase() + others.join('')
}
