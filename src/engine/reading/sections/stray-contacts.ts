// Contacts in a column of their own that came behind some other section.
import { isContactAlone } from '../header/contact-patterns.ts'
import { findPlace, joinAddress } from '../header/find-address.ts'
import type { Line } from '../line.ts'
import type { Section } from './split-sections.ts'

/** Without an address at the top: the lines of one in a column of its own, which came behind some other section. */
export function strayContacts(section: Section, _: number, all: readonly Section[]): Section[] {
  const isTop = ({ kind }: Section) => kind === 'header' || kind === 'contact' || kind === 'profiles'
  const hasMail = ({ lines }: Section) => lines.some(({ text }) => text.includes('@'))
  if (isTop(section) || section.kind === 'references' || all.some((one) => isTop(one) && hasMail(one))) return [section]
  const isStray = ({ cells, bullet }: Line) =>
    !bullet && cells.every(({ text }) => isContactAlone(text) || findPlace(text, { isAmong: true }) !== undefined)
  const at = section.lines.findIndex(({ text }) => /^\S+@\S+\.\S+$/.test(text) || /\s\s\S+@\S+\.\S+$/.test(text))
  if (at < 0) return [section]
  let from = at
  let to = at + 1
  while (to < section.lines.length && section.lines.slice(to, to + 1).every(isStray)) to++
  while (from > 0 && section.lines.slice(from - 1, from).every(isStray)) from--
  const { lines, address } = joinAddress(section.lines.slice(Math.max(0, from - 4), from))
  if (address) from -= Math.min(4, from) - lines.length
  return [
    { ...section, lines: [...section.lines.slice(0, from), ...section.lines.slice(to)] },
    { kind: 'contact', lines: section.lines.slice(from, to) },
  ]
}
