// E-mail, phone, place and links, wherever the top of a resume has them.
import type { Cell, Line } from '../line.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { mostLinks, nameNetwork, networkOf, takeLink } from './contact-links.ts'
import { address, contactLabel, email, findPhone } from './contact-patterns.ts'
import type { Contacts } from './contacts.ts'
import { findPlace, findTown, joinAddress } from './find-address.ts'
import { joinAddresses } from './whole-addresses.ts'

/** Takes the contacts out of the lines; what is left of each line comes back beside them. */
export function findContacts(lines: readonly Line[]): {
  contacts: Contacts
  rest: { line: Line; cells: { text: string; cell: Cell }[] }[]
} {
  const contacts: Contacts = { links: [] }
  const { lines: bare, address: joined } = joinAddress(lines)
  if (joined) contacts.location = joined
  const whole = joinAddresses(bare)
  const named = new Map(whole.flatMap(namedLinks))
  const names = new Set(named.values())
  const among = whole.map(({ text }) => email.test(text) || address.test(text) || findPhone(text) !== undefined)
  const rest = whole.map((line, at) => ({
    line,
    cells: line.cells
      .filter((cell) => !names.has(cell))
      .flatMap((cell) =>
        splitContacts(cell.text).flatMap((part) =>
          takeContact(part, cell, contacts, among.slice(Math.max(0, at - 1), at + 2).includes(true)),
        ),
      )
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  }))
  for (const line of whole)
    for (const cell of line.cells)
      for (const link of cell.links)
        takeLink(link, {
          ...{ source: [cell.source], contacts, confidence: 0.95 },
          label: nameNetwork(link) ?? named.get(cell)?.text,
        })
  return { contacts, rest }
}

/** `Kaggle  lindqvist`: the name of a network beside what leads to it, by the cell that is a link. */
function namedLinks({ cells }: Line): [Cell, Cell][] {
  return cells.flatMap((cell, at): [Cell, Cell][] => {
    const before = cells[at - 1]
    const isNamed = before?.links.length === 0 && cell.links.length > 0 && networkOf(before.text) !== undefined
    return isNamed && !address.test(cell.text) ? [[cell, before]] : []
  })
}

/** The parts of a contact line; commas part nothing, since places have them. */
function splitContacts(text: string): string[] {
  return (
    text
      .split(
        /\s*[|‖¦•·∙●▪◆⋄♦]\s*|\s(?:\/\/|~)\s|\s{2,}|(?<=[\p{L}\d]{3})[.;]\s+(?=\p{L}[\p{L} -]{1,11}:\s|(?:tel|mob|ph|cell|phone|mobile|e-?mail)\b|\S+@)/iu,
      )
      // `Rua Augusta, 1530 – Centro – Campinas` is one address, `06 - 1234 5678` one number.
      .flatMap((part) => (part.includes('@') || findTown(part) === undefined ? splitDashes(part) : [part]))
      .flatMap(splitSlashes)
      .filter((part) => part.trim() !== '')
  )
}

/** `Cook – Section leader` is one title. */
function splitDashes(text: string): string[] {
  const parts = text.split(/(?<!\b0\d)\s+[–—-]\s+/)
  const isTitle = titleScore(parts[0] ?? '') > 0 && !parts.some(isContactPart)
  return parts.length === 2 && isTitle ? [text] : parts
}

/** `Leeds / 07700 900123` is two contacts, `Engineering Technician / CAD` one title. */
function splitSlashes(text: string): string[] {
  const parts = text.split(/\s\/\s/)
  return parts.some(isContactPart) ? parts : [text]
}

/** `PA` is a title as well as a state. */
function isContactPart(part: string): boolean {
  return /@|\d{3}|\.\p{L}{2}/u.test(part) || (placeScore(part) >= 1.5 && !/^[A-Z]{2,3}$/.test(part.trim()))
}

/** `isAmong`: an address or a number is on its line or on one beside it. */
function takeContact(part: string, cell: Cell, contacts: Contacts, isAmong: boolean): { text: string; cell: Cell }[] {
  let text = part.trim()
  const source = [cell.source]
  const mail = email.exec(text)
  if (mail) {
    contacts.email ??= { value: mail[0].replace(/\s/g, ''), confidence: 0.99, source }
    text = cut(text, mail)
  }
  for (let count = 0; count < mostLinks; count++) {
    const link = address.exec(text)
    if (!link) break
    const label = calledBefore.exec(text.slice(0, link.index))?.[1]?.trim()
    takeLink(link[0], { source, contacts, confidence: 0.97, label })
    text = cut(text, link)
  }
  const number = findPhone(text)
  if (number) {
    contacts.phone ??= { value: number[0].trim(), confidence: 0.96, source }
    text = cut(text, number)
  }
  const bare = text
    .replace(contactLabel, '')
    .replace(/^[\s,;:|]+|[\s,;:|]+$/g, '')
    .replace(/\(\s*\)/g, '')
    .trim()
  const place = findPlace(bare, { isAmong })
  if (bare !== '' && !contacts.location && place) {
    contacts.location = { value: place, confidence: 0.9, source }
    return []
  }
  const isBareLabel = /^(?:e-?mail|phone|mobile|tel|cell|address|location|website|web|linkedin|github)\.?$/i.test(bare)
  if (bare === '' || isBareLabel) return []
  return [{ text: bare, cell }]
}

function cut(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.replace(/\s+/g, ' ').trim()
}

/** `Portfolio: ` right before an address. */
const calledBefore = /^(?:.*[,;|])?\s*(\p{L}[\p{L}\p{N} .'’-]{1,30}):\s*$/u
