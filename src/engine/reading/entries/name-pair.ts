// Which text of a head is the title and which the company: by their words, then by what the whole document does.
import { isCareerBreak, isOwnWork } from '../words/career-breaks.ts'
import { companyScore, endsInPart } from '../words/company-words.ts'
import { isTitleField, titleScore } from '../words/title-words.ts'
import { type HeadCell, isSpoken } from './head-cells.ts'
import { hideBrackets } from './hide-brackets.ts'

export type NamePair = { title?: HeadCell; company?: HeadCell; rest: HeadCell[] /** 0..1 */; sureness: number }

/** What the heads of a document have in common: positive where the title comes first, or is bold. */
export type Habit = { order: number; bold: number }

const noHabit: Habit = { order: 0, bold: 0 }

/** The habit of all heads together, each counted by how clear it is by its words alone. */
export function learnHabit(heads: readonly HeadCell[][]): Habit {
  const habit = { order: 0, bold: 0 }
  for (const cells of heads) {
    const pair = choosePair(cells, noHabit)
    if (!pair.title || !pair.company || pair.sureness < 0.2) continue
    const order = position(pair.title, cells) < position(pair.company, cells) ? 1 : -1
    habit.order += order * pair.sureness
    if (pair.title.bold !== pair.company.bold) habit.bold += (pair.title.bold ? 1 : -1) * pair.sureness
  }
  return habit
}

export function choosePair(given: readonly HeadCell[], habit: Habit): NamePair {
  const cells = given.flatMap(partTradeName)
  const remarks = cells.filter((cell) => cell.kind === 'name' && (cell.isAside || isRemark(cell.text)))
  const pause = cells.find((cell) => cell.kind === 'name' && isCareerBreak(cell.text))
  if (pause)
    return { title: pause, rest: cells.filter((cell) => cell !== pause && cell.kind === 'name'), sureness: 0.5 }
  const named = cells
    .filter((cell) => cell.kind === 'name' && !remarks.includes(cell))
    .flatMap((cell, _, all) => (all.length === 1 ? splitAtComma(cell, habit) : [cell]))
  const places = cells.filter((cell) => cell.kind === 'place')
  const candidates = named.slice(0, 5)
  if (candidates.length === 0) return { rest: remarks, sureness: 0 }
  if (candidates.length === 1) {
    const [only] = candidates
    if (!only) return { rest: [], sureness: 0 }
    const lean = titleScore(only.text) - companyScore(only.text) + told(only, 'position') - told(only, 'company')
    const rest = remarks
    if (lean >= 0 && (titleScore(only.text) > 0 || only.says === 'position'))
      return { title: only, rest, sureness: Math.min(1, lean / 2) }
    if (lean < 0) return { company: only, rest, sureness: Math.min(1, -lean / 2) }
    return places.length > 0 || habit.order < 0 || isProperName(only.text)
      ? { company: only, rest, sureness: 0.1 }
      : { title: only, rest, sureness: 0.1 }
  }
  const ranked = rankPairs(candidates, habit)
  const [best, second] = ranked
  if (!best) return { rest: [...candidates, ...remarks], sureness: 0 }
  const reverse = ranked.find((pair) => pair.title === best.company && pair.company === best.title) ?? second
  return {
    title: best.title,
    company: best.company,
    rest: [...named.filter((cell) => cell !== best.title && cell !== best.company), ...remarks],
    sureness: Math.max(0, Math.min(1, (best.worth - (reverse?.worth ?? 0)) / 3)),
  }
}

/** `Self employed, trading as Lind Gardens`: how one worked, and the name it went by. */
function partTradeName(cell: HeadCell): HeadCell[] {
  const [, work = '', name = ''] =
    /^(.+?),?\s+(?:trading as|t\/a|dba|d\/b\/a|doing business as)\s+(\p{Lu}.*)$/iu.exec(cell.text) ?? []
  if (cell.kind !== 'name' || cell.says || !(isOwnWork(work) || titleScore(work) > 0)) return [cell]
  return [
    { ...cell, text: work, says: 'position' },
    { ...cell, text: name, says: 'company' },
  ]
}

/** `Leads the automation guild.` beside the dates names nothing. */
function isRemark(text: string): boolean {
  return /\p{Ll}{3}\.$/u.test(text) && text.split(/\s+/).length >= 4 && isSpoken(text) && !(companyScore(text) >= 2)
}

type Ranked = { title: HeadCell; company: HeadCell; worth: number }

function rankPairs(candidates: readonly HeadCell[], habit: Habit): Ranked[] {
  const pairs: Ranked[] = []
  candidates.forEach((title, at) => {
    candidates.forEach((company, other) => {
      if (title === company) return
      const words = lean(title) - lean(company) + told(title, 'position') + told(company, 'company')
      const order = (at < other ? 1 : -1) * clamp(habit.order, 1.4)
      const weight = title.bold === company.bold ? 0 : (title.bold ? 1 : -1) * clamp(habit.bold, 1)
      // The names of an entry are at its head: what comes third is a department or a kind of contract.
      const late = 0.5 * (Math.max(0, at - 1) + Math.max(0, other - 1))
      pairs.push({ title, company, worth: words + order + weight - late + (at < other ? 0.05 : 0) })
    })
  })
  return pairs.sort((a, b) => b.worth - a.worth)
}

/** A label is surer than any word. */
function told({ says }: HeadCell, own: 'position' | 'company'): number {
  return says === undefined ? 0 : says === own ? 6 : -6
}

function lean(cell: HeadCell): number {
  return titleScore(cell.text) - 0.8 * companyScore(cell.text)
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

/** `Software Engineer, Globex Corporation`, `Nexus AI, Co-Founder`: the comma that parts a title from a company best. */
function splitAtComma(cell: HeadCell, habit: Habit): HeadCell[] {
  if (cell.says) return [cell]
  const cuts: { before: string; after: string; worth: number }[] = []
  const pattern =
    /,\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\s+(?:at|AT|presso|bei|beim|chez|bij)\s+|\s+@\s+|\s+(?:for|w firmie|en|na|no)\s+(?=\p{Lu})|:\s+/gu
  for (const match of hideBrackets(cell.text).matchAll(pattern)) {
    const before = cell.text.slice(0, match.index).trim()
    const after = cell.text.slice(match.index + match[0].length).trim()
    if (
      before === '' ||
      after === '' ||
      /^(?:inc|llc|ltd|corp|co|llp|plc|gmbh|jr|sr|ii|iii|rn|phd|md)\b\.?/i.test(after) ||
      (titleScore(before) >= 1.3 && opensWithPart(after))
    )
      continue
    const forward = titleScore(before) - companyScore(before) + companyScore(after) - titleScore(after)
    const backward = -forward
    const isAt = !match[0].startsWith(',') && !match[0].startsWith(':')
    const hint = clamp(habit.order, 0.8)
    // `Bus driver, Atlantic Coaches`: a title and a name that is neither a title nor a department.
    const names = (title: string, name: string) =>
      titleScore(title) >= 1.3 && !(titleScore(name) > 0) && isProperName(name)
    const isNamed = names(before, after) || names(after, before)
    cuts.push({ before, after, worth: Math.max(forward + hint, backward - hint) + (isAt || isNamed ? 1.2 : 0) })
  }
  const best = cuts.sort((a, b) => b.worth - a.worth)[0]
  if (!best || best.worth < 1.1) return [cell]
  return [
    { ...cell, text: best.before },
    { ...cell, text: best.after },
  ]
}

/** `Telemetry, St. Brigid Medical Center`: what comes before the employer is a part of the post. */
function opensWithPart(after: string): boolean {
  const [, part = '', name = ''] = /^([^,]+), ([^,]+)$/.exec(after) ?? []
  const isPart = endsInPart(part) || (companyScore(part) < companyScore(name) - 0.5 && part.split(/\s+/).length <= 4)
  return name !== '' && isPart && companyScore(name) >= 1.8 && !(titleScore(name) > companyScore(name))
}

/** Two or more words that all begin large, none of which is the field of a title: `Atlantic Coaches`, not `Human Resources`. */
function isProperName(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length >= 2 && words.every((word) => /^[\p{Lu}&]/u.test(word)) && !words.some(isTitleField)
}

function position(cell: HeadCell, cells: readonly HeadCell[]): number {
  const at = cells.findIndex((other) => other === cell || (other.row === cell.row && other.text.includes(cell.text)))
  const whole = cells[at]
  return at + (whole && whole !== cell ? whole.text.indexOf(cell.text) / 1000 : 0)
}
