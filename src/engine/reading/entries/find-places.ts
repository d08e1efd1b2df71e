// Towns that no list knows, by where they stand: `Hordaland Shipyard, Os` in a document whose other jobs end so too,
// and `2018 – Present | Hay-on-Wye` below `Head Gardener, Pritchard Gardens`.
import { companyScore } from '../words/company-words.ts'
import { isCity, isCountry, isRegion } from '../words/places.ts'
import { isTitleField, titleScore } from '../words/title-words.ts'
import type { HeadCell } from './head-cells.ts'
import { choosePair, type Habit, learnHabit } from './name-pair.ts'

export function findPlaces(heads: readonly HeadCell[][]): HeadCell[][] {
  const known = heads.filter((cells) => cells.some(({ kind }) => kind === 'place')).length
  const habits = forms.filter((form) => isHabit(form, heads, known))
  const behind = heads.map(behindName)
  const tails = behind.filter(Boolean).length + heads.filter(endsInTown).length
  const isBehind = tails > 1 && tails >= 0.6 * heads.length
  const habit = learnHabit(heads)
  const spare = heads.map((cells) => spareName(cells, habit))
  const spares = spare.filter(Boolean).length
  const asides = heads.map(besideTitle)
  const towns = asides.filter((cell) => cell?.kind === 'place').length
  const isAside = towns > 0 && 2 * towns >= asides.filter(Boolean).length
  const isSpare = spares > 0 && spares + known >= 2 && spares + known >= 0.6 * heads.length
  return heads.map((cells, at) => {
    if (cells.some(({ kind }) => kind === 'place')) return cells
    const own =
      besidePair(cells) ??
      (isBehind ? behind[at] : undefined) ??
      (isAside ? asides[at] : undefined) ??
      (isSpare ? spare[at] : undefined)
    if (own) return cells.map((cell) => (cell === own ? { ...cell, kind: 'place' } : cell))
    return cells.flatMap((cell) => splitTail(cell, habits) ?? [cell])
  })
}

/** What parts a town from the name before it. */
type Form = { pattern: RegExp }

const forms: readonly Form[] = [
  { pattern: /^(.{2,}), ([^,]+)$/ },
  // `Crêperie du Port (Bénodet)`
  { pattern: /^([^()]{2,}) \(([^()]+)\)$/ },
  // `Hospital Dos Ríos. Almadén`
  { pattern: /^(.*\p{Ll}{4})\. (\p{Lu}[^.]+)$/u },
  // `Rotterdam, Paesi Bassi` and `Playa del Carmen, Q. Roo`
  { pattern: /^(.{2,}?), ([^,]+, [^,]+)$/ },
]

/** One job alone may name a department; where all of them end so, they end in places. */
function isHabit(form: Form, heads: readonly HeadCell[][], known: number): boolean {
  const tails = heads.filter(
    (cells) => !cells.some(({ kind }) => kind === 'place') && cells.some((cell) => splitTail(cell, [form])),
  ).length
  if (tails === 0 || heads.length < 2) return false
  return tails + known === heads.length || ((tails >= 2 || known >= 1) && tails + known > 0.6 * heads.length)
}

/** `Vestland Ferries AS, Bergen` as a name and a place, where it is no title. */
function splitTail(cell: HeadCell, habits: readonly Form[]): HeadCell[] | undefined {
  if (cell.kind !== 'name') return undefined
  const written = inTitleCase(cell.text)
  for (const { pattern } of habits) {
    const [, name = '', tail = ''] = pattern.exec(written) ?? []
    if (name === '' || !isUnknownName(tail) || (titleScore(name) > 0 && companyScore(name) < 1.5)) continue
    const start = written.lastIndexOf(tail)
    return [
      { ...cell, text: cell.text.slice(0, name.length) },
      { ...cell, text: cell.text.slice(start, start + tail.length), kind: 'place' },
    ]
  }
  return undefined
}

/** `Clerk | Rose Mill | Lévis`: the last of three names on the line of the employer. */
function spareName(cells: readonly HeadCell[], habit: Habit): HeadCell | undefined {
  const { title, company, rest } = choosePair(cells, habit)
  const [spare, ...more] = rest.filter((cell) => cell.kind === 'name')
  if (!title || !company || !spare || more.length > 0 || cells.indexOf(spare) < 1) return undefined
  const isLast = cells.every(
    (cell) => cell === spare || cell.row !== spare.row || cells.indexOf(cell) < cells.indexOf(spare),
  )
  const isTailOf = cells.indexOf(spare) === cells.indexOf(company) + 1 && spare.bold !== company.bold
  return (isLast || isTailOf) && isUnknownName(inTitleCase(spare.text)) ? spare : undefined
}

/** `IRIE GRILL HOUSE, MONTEGO BAY` as `Irie Grill House, Montego Bay`; what isn't all in capitals stays as it is. */
function inTitleCase(text: string): string {
  return /\p{Ll}/u.test(text) ? text : text.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase())
}

/** `**Tarn Joinery Ltd**, Brackenmoor` above or below a title: what follows the employer on its line, in another look. */
function behindName(cells: readonly HeadCell[]): HeadCell | undefined {
  const names = cells.filter(({ kind }) => kind === 'name')
  if (names.length !== 3) return undefined
  const title = names.find((cell) => names.every((other) => other === cell || other.row !== cell.row))
  const [employer, place] = names.filter((cell) => cell !== title)
  return title && employer && place && isTail(employer, place) ? place : undefined
}

/** The same with a town that is known. */
function endsInTown(cells: readonly HeadCell[]): boolean {
  const at = cells.findIndex(({ kind }) => kind === 'place')
  const [before, place] = cells.slice(Math.max(0, at - 1), at + 1)
  return before !== undefined && place?.kind === 'place' && before.row === place.row && before.bold !== place.bold
}

/** What could be a town behind what could be an employer. */
export function isTail(employer: HeadCell, place: HeadCell): boolean {
  return employer.bold !== place.bold && !(titleScore(employer.text) > 0) && isUnknownName(place.text)
}

/** `**Key Account Manager**  *Durban*`: what stands behind the title on its line in another look, where some are towns. */
function besideTitle(cells: readonly HeadCell[]): HeadCell | undefined {
  const title = cells.find(({ kind, text }) => kind === 'name' && titleScore(text) > 0)
  const next = title && cells[cells.indexOf(title) + 1]
  if (!title || !next || next.row !== title.row) return undefined
  const isOther = next.bold !== title.bold || next.italic !== title.italic
  return isOther && (next.kind === 'place' || (next.kind === 'name' && isUnknownName(next.text))) ? next : undefined
}

/** The lone name beside a title and a company that share a cell. */
function besidePair(cells: readonly HeadCell[]): HeadCell | undefined {
  const names = cells.filter(({ kind }) => kind === 'name')
  const [first, second] = names
  if (names.length !== 2 || !first || !second || first.row === second.row) return undefined
  const [title = '', company = ''] = first.text.split(/,\s+/)
  const isPair = titleScore(title) > 0 && company !== '' && !(titleScore(company) > 0)
  return isPair && !second.text.includes(',') && isUnknownName(second.text) ? second : undefined
}

/** One to four words that begin large and speak of no work, no trade and no legal form; what is around it may follow. */
function isUnknownName(whole: string): boolean {
  const [text = '', around = ''] = whole.split(/,\s+|\s+\/\s+|\s+(?=\()/)
  if (around !== '' && !isAround(around)) return false
  const words = text.split(/\s+/)
  return (
    words.length <= 4 &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    words.every((word) =>
      /^[\p{Lu}][\p{L}\p{M}'’-]*$|^(?:upon|on|de|del|di|do|da|la|le|les|am|an|der|sur|sul|nad|y|e|et|en|und|i|ve)$/u.test(
        word,
      ),
    ) &&
    !words.some(isTitleField) &&
    !(titleScore(text) > 0) &&
    !(companyScore(text) > 0)
  )
}

/** `(35)`, `(híbrido)`, `Q. Roo`, `Holandia` */
function isAround(text: string): boolean {
  const bare = text.replace(/^\(|\)$/g, '')
  return (
    isCountry(bare) ||
    isRegion(bare) ||
    isCity(bare) ||
    /^\d{2,3}$|^\p{Lu}{2,3}$|^\p{Lu}\p{L}?\. \p{Lu}\p{Ll}+$|^\p{Lu}\p{Ll}{1,3}\.$/u.test(bare) ||
    (text.startsWith('(') && /^\p{Ll}[\p{Ll}-]+$/u.test(bare))
  )
}
