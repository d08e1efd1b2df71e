// Which statements of a posting ask for something, how much, and what exactly.
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { takeAsk } from './asks.ts'
import { classifyRequirement } from './classify.ts'
import { isFurniture, takesBack } from './furniture.ts'
import type { Item } from './items.ts'
import { makeRequirement } from './make-requirement.ts'
import type { Requirement, Span } from './posting.ts'
import { splitAsk } from './split-ask.ts'

const MOST_REQUIREMENTS = 40
const MOST_WORDS = 70

/** How a line of a list begins that names what a person has, though no heading says so. */
const having =
  /^(?:(?:strong|excellent|good|solid|proven|demonstrated|previous|prior|current|valid|active|own|some|basic|working)\s+)*(?:experience|knowledge|proficien|familiar|ability\b|able to|bachelor|master|associate|degree|diploma|high school|ged\b|minimum|at least|comfortable with|bilingual|fluen|willing|clean driving|\S+ (?:skills|experience|licen[cs]e|certificat\w+|card)\b)/i
const hard: ReadonlySet<string> = new Set(['years', 'degree', 'licence', 'language'])
const introducing = /^(?:other |additional |general )?(?:job )?(?:duties|responsibilities) (?:will )?include\b/i
const asMuch = /\b(?:is|are) defined by\b|\bmay be required\b/i

export function findNeeds(items: readonly Item[]): Requirement[] {
  const found: Requirement[] = []
  const known = new Set<string>()
  for (const item of items) {
    for (const { text, span, need } of readWishes(item)) {
      const key = text.toLowerCase().replace(/\W+/g, ' ').trim()
      if (known.has(key) || found.length >= MOST_REQUIREMENTS) continue
      known.add(key)
      found.push(makeRequirement({ text, span }, { id: `r${found.length + 1}`, need }))
    }
  }
  return found
}

type Wish = { text: string; span: Span; need: Requirement['need'] }

function readWishes(item: Item): Wish[] {
  if (!mayAsk(item)) return []
  const clauses = splitClauses(item)
  return clauses.flatMap((clause): Wish[] => {
    if (takesBack(clause)) return []
    const ask = takeAsk(clause)
    const need = needOf(item, clause, ask)
    if (!need || ask.body.length < 2) return []
    return splitList(item, ask).flatMap((piece): Wish[] => {
      const inner = takeAsk(piece)
      const text = inner.body
      const place = item.text.indexOf(text)
      if (place < 0 || !names(text)) return []
      const start = item.span.start + place
      return [
        {
          text,
          span: { start, end: start + text.length },
          need: inner.need === 'nice' && need === 'must' ? 'nice' : need,
        },
      ]
    })
  })
}

/** `Nice to have: Mastercam, 5-axis experience`: a list that shares its line with its heading. */
function splitList({ isLabelled }: Item, { body, isClause }: ReturnType<typeof takeAsk>): string[] {
  const points = body.split(/,\s+/)
  const isBare =
    isLabelled &&
    points.length > 1 &&
    !/\b(?:and|or)\b|\(/.test(body) &&
    points.every((point) => point.split(' ').length <= 5)
  return isBare ? points : splitAsk(body, isClause)
}

/** `We will train you, but you need experience`: the part after `but` counts on its own. */
function splitClauses({ text, part }: Item): string[] {
  // `BLS required, ACLS preferred`
  if (part === 'must' || part === 'nice') return text.split(/(?<=\b(?:required|preferred|plus|desired)),\s+/i)
  return text
    .split(/[,;] (?:but |and )(?=you (?:will |must |do )?(?:need|have to))|, (?=must )|,? and (?=must )/i)
    .filter((clause) => clause.trim() !== '')
}

function mayAsk({ text, part }: Item): boolean {
  if (part === 'offer' || part === 'apply' || part === 'legal') return false
  if (/[:?]$/.test(text) && !/record\?$/.test(text)) return false
  if (text.split(/\s+/).length > MOST_WORDS || asMuch.test(text)) return false
  return !isFurniture(text, part)
}

function needOf(item: Item, clause: string, ask: ReturnType<typeof takeAsk>): Requirement['need'] | undefined {
  const { part } = item
  if (part === 'nice') return ask.need === 'must' && /\bmust\b/i.test(clause) ? 'must' : 'nice'
  const kind = classifyRequirement(ask.body)
  if ((kind === 'other' || kind === 'trait') && /\b(?:our|us|we)\b/i.test(ask.body)) return undefined
  if (part === 'must') {
    // `Assist in writing rejection letters` under the wrong heading is work, not a wish.
    const isWork = ask.need === undefined && kind === 'other' && isAct(ask.body)
    return introducing.test(clause) || isWork ? undefined : (ask.need ?? 'must')
  }
  if (part === 'about')
    return ask.need && hard.has(kind) && /\b(?:must|require|candidates?|applicants?|you)\b/i.test(clause)
      ? ask.need
      : undefined
  if (ask.need !== undefined) return asksOfPerson(item, ask.body, kind) ? ask.need : undefined
  if (!item.isWholeLine && !isBareWish(clause, kind)) return undefined
  if (
    item.isMarked &&
    (having.test(clause) || (hard.has(kind) && part !== 'duties') || /^(?:able|must)\b/i.test(clause)) &&
    !/^(?:maintain|ensure|provide|manage|obtain|process)/i.test(clause)
  )
    return 'must'
  return hard.has(kind) && having.test(clause) && clause.split(/\s+/).length <= 10
    ? 'must'
    : isBareWish(clause, kind)
      ? 'must'
      : undefined
}

/** `Two years in a busy kitchen.` between sentences that ask. */
function isBareWish(clause: string, kind: string): boolean {
  return (
    (kind === 'years' || kind === 'licence') &&
    clause.split(/\s+/).length <= 9 &&
    /^(?:\d|one|two|three|four|five|six|valid|current|at least|minimum)/i.test(clause) &&
    !/\b(?:is|are|has|have|we|our)\b/i.test(clause)
  )
}

/** What follows the asking words has to be something a person has, not something that happens. */
function asksOfPerson({ part, text }: Item, body: string, kind: string): boolean {
  if (
    isAct(body) &&
    /^(?:experience|other|trait)$/.test(kind) &&
    !/^(?:know|have|hold|speak|pass|love|care|own|be|read|write|explain|work|run|keep|enjoy|submit)\b/i.test(body)
  )
    return false
  if (/^an? (?:integral|key|important|valuable|vital)\b/i.test(body)) return false
  if (
    /^(?:the |our |all |each )?(?:work|job|position|role|company|team|store|shift)s?\b/i.test(body) &&
    kind === 'other'
  )
    return false
  if (part === 'duties' && kind === 'other')
    return /\b(?:must|candidates?|applicants?|you(?:['’]ll| will)? need|ideal|required)\b/i.test(text)
  return true
}

/** Begins with a verb in its base form. */
function isAct(text: string): boolean {
  const verb = readVerbForm(text.split(/\s+/)[0]?.toLowerCase() ?? '')
  return (
    verb?.form === 'base' &&
    (!verb.isMoreOftenNoun || tagWords(text)[0]?.tag === 'VERB') &&
    !/^(?:experience|knowledge|record|own|sound|clean|clear|open|current|complete|present|secure)\b/i.test(text) &&
    text.split(/\s+/).length > 2
  )
}

function names(text: string): boolean {
  return (
    /\p{L}{2}|^\d\d\+$/u.test(text) &&
    !/^(?:country|field|areas?|above|yes|no|n\/a|tbd|other|and|or|experience|training|skills?|education|points?|experience level)$/i.test(
      text.replace(/[.\s]+$/, ''),
    )
  )
}
