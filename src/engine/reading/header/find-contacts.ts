// E-mail, phone, place and links, wherever the top of a resume has them.
import { languages } from '../../resume/languages/registry.gen.ts'
import { hasUnsafeScheme } from '../../resume/links.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Found } from '../found.ts'
import type { Cell, Line } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { findPlace, findTown, joinAddress } from './find-address.ts'

const email = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const phone =
  /(?<![\p{L}\d/=-]|\bbox\s*)(?:\+\s?|00)?\(?\d[\d\s().\-–/]{5,20}\d(?:\s?(?:x|ext\.?)\s?\d{1,6})?(?![\p{L}\d@])/giu
const address =
  /(?:https?:\/\/|www\.)[^\s|,;<>"')]+|(?<![@\p{L}\d.])(?:[\p{L}\d-]+\.)+(?:com|org|net|io|dev|me|co|edu|gov|info|biz|app|tech|design|ai|xyz|us|uk|de|fr|es|it|nl|ca|in|au|ch|at|be|se|no|dk|pl|pt|br|online|site|page|blog|name)(?:\/[^\s|,;<>"')]*)?(?![\p{L}\d@])/iu

/** `Portfolio: behance.net/imani` names a link and opens no section. */
export function startsWithAddress(text: string): boolean {
  return address.exec(text)?.index === 0
}

export type Contacts = {
  email?: Found
  phone?: Found
  location?: Found
  linkedin?: Found
  website?: Found /** Other addresses. */
  links: FoundLink[]
}

type FoundLink = Found & { label?: Found }

/** No address is longer; lines that all look like the middle of one would be joined without end. */
const longestAddress = 300
const mostLinks = 40

/** An address broken at the edge of a narrow column. */
function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const [first] = line.cells
    const last = above?.cells.at(-1)
    const isShort = (last?.text.length ?? 0) < longestAddress
    if (above && first && last && isShort && isBeside(above, line)) {
      const text = last.text + (/^[,.]/.test(first.text) ? '' : ' ') + first.text
      const cells = [
        ...above.cells.slice(0, -1),
        { ...last, text, end: first.end, links: [...last.links, ...first.links] },
      ]
      joined[joined.length - 1] = { ...above, cells, end: line.end, text: cells.map((cell) => cell.text).join('  ') }
      continue
    }
    const isOpen =
      last !== undefined &&
      isShort &&
      (/@[\w-]*$|\S@\S+[.-]$/.test(last.text) ||
        (/\S@|\.\w|^www/i.test(last.text) && /^[.@/]\S+$/.test(first?.text ?? '')) ||
        /^(?:https?:\/\/|www\.)\S+[.\-/]$|^\S+\.\S*\.$|^[^\s/]+\.[^\s/]+\/\S*[-_/]$/.test(last.text) ||
        (/\d{3}[\d\s().-]*[-.]$/.test(last.text) && /^\d{2,7}$/.test(first?.text ?? '')))
    if (above && first && last && isOpen && line.cells.length === 1 && !/\s/.test(first.text)) {
      const cells = [
        ...above.cells.slice(0, -1),
        { ...last, text: last.text + first.text, links: [...last.links, ...first.links] },
      ]
      joined[joined.length - 1] = { ...above, cells, text: cells.map((cell) => cell.text).join('  ') }
    } else joined.push(line)
  }
  return joined
}

/** A place whose parts are elements of their own: `Wichita`, `,` and `Kansas` on one line. */
function isBeside(above: Line, line: Line): boolean {
  const isComma = (text: string) => /^,|,$/.test(text)
  return (
    line.cells.length === 1 &&
    above.page === line.page &&
    Math.abs(above.y - line.y) < 1 &&
    line.x >= above.end - 1 &&
    line.x - above.end < line.size &&
    (isComma(above.text) || isComma(line.text))
  )
}

/** `Visalia,   (US)`: a place that is in two cells. */
function joinPlaces(line: Line): Line {
  const cells: Cell[] = []
  for (const cell of line.cells) {
    const last = cells.at(-1)
    const whole = `${last?.text ?? ''} ${cell.text}`
    if (last?.text.endsWith(',') && placeScore(whole) >= 1.5) cells[cells.length - 1] = { ...last, text: whole }
    else cells.push(cell)
  }
  return cells.length === line.cells.length ? line : { ...line, cells }
}

/** Takes the contacts out of the lines; what is left of each line comes back beside them. */
export function findContacts(lines: readonly Line[]): {
  contacts: Contacts
  rest: { line: Line; cells: { text: string; cell: Cell }[] }[]
} {
  const contacts: Contacts = { links: [] }
  const { lines: bare, address: joined } = joinAddress(lines)
  if (joined) contacts.location = joined
  const whole = joinBroken(bare).map(joinPlaces)
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

function networkOf(text: string): string | undefined {
  const said = text.replace(/:$/, '').trim().toLowerCase()
  return networkNames.find((name) => name.toLowerCase() === said)
}

/** The parts of a contact line; commas part nothing, since places have them. */
function splitContacts(text: string): string[] {
  return (
    text
      .split(
        /\s*[|‖¦•·∙●▪◆⋄♦]\s*|\s\/\/\s|\s{2,}|(?<=[\p{L}\d]{3})[.;]\s+(?=\p{L}[\p{L} -]{1,11}:\s|(?:tel|mob|ph|cell|phone|mobile|e-?mail)\b|\S+@)/iu,
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

const writtenLabels = Object.values(languages).flatMap(({ contacts }) => Object.values(contacts))

/** `Tel:`, `E-mail:` before a contact. */
export const contactLabel = new RegExp(
  `^(?:${writtenLabels.join('|')}|e-?mail|mail|tel(?:ephone)?|mobile|cell|address|web|url|portfolio|github|contact|handy|adresse|fax|home|m|t|e|p|a|w)\\s*(?:number|no\\.?|address)?\\s*[:.]\\s*`,
  'iu',
)

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

/** `ND 58103 701.555.0134`: a postcode with nothing but a space behind it. */
const zipBefore = /(?<=\b[A-Z]{2}\s)\d{5}(?=\s+\(?\d{3}\)?[\s.-]*\d{3}[\s.-]\d{4})/g

/** Digits in groups that are no dates: pairs of years look like phone numbers to a careless reader. */
export function findPhone(text: string): RegExpExecArray | undefined {
  for (const match of text.replace(zipBefore, (zip) => '#'.repeat(zip.length)).matchAll(phone))
    if (isPhone(match[0].trim())) return match
  return undefined
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return false
  const dates = findDates(text)
  // `22/05/1993` is a birthday, `2016/679` a law and `2900-456` the code of a town.
  if (dates.some((date) => date.isPeriod || (date.start === 0 && date.end === text.length))) return false
  return !/^(?:19|20)\d{2}\D+(?:19|20)\d{2}$|^(?:19|20)\d{2}\/\d|^(?:\d{4}|\d{5})-\d{3}$/.test(text)
}

/** `Portfolio: ` right before an address. */
const calledBefore = /^(?:.*[,;|])?\s*(\p{L}[\p{L}\p{N} .'’-]{1,30}):\s*$/u

type Link = { source: SourceSpan[]; contacts: Contacts; confidence: number; label?: string | undefined }

function takeLink(url: string, { source, contacts, confidence, label }: Link): void {
  if (hasUnsafeScheme(url)) return
  if (/^mailto:/i.test(url)) {
    contacts.email ??= { value: decode(url.slice(7).split('?')[0] ?? ''), confidence: 0.9, source }
    return
  }
  if (/^tel:/i.test(url)) {
    contacts.phone ??= { value: decode(url.slice(4)), confidence: 0.9, source }
    return
  }
  if (contacts.links.length >= mostLinks) return
  const address = url.replace(/[.,;]$/, '')
  const name = label && !plainLabel.test(label) ? label : nameNetwork(address)
  const found = { value: address, confidence, source, ...(name ? { label: { value: name, confidence, source } } : {}) }
  if (/linkedin\.com/i.test(url)) contacts.linkedin ??= found
  else if (!contacts.links.some((link) => sameAddress(link.value, url))) contacts.links.push(found)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function sameAddress(a: string, b: string): boolean {
  const bare = (url: string) => url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '')
  return bare(a) === bare(b)
}

/** What every link may be called. */
const plainLabel = /^(?:links?|url|web(?:site|page)?|site|home ?page|address|www|w)$/i

const networkNames = [
  'GitHub',
  'GitLab',
  'Bitbucket',
  'Twitter',
  'Facebook',
  'Instagram',
  'Medium',
  'Behance',
  'Dribbble',
  'YouTube',
  'XING',
  'Kaggle',
  'npm',
  'Reddit',
  'Vimeo',
  'Pinterest',
  'TikTok',
  'SoundCloud',
  'ResearchGate',
  'ORCID',
  'CodePen',
  'HackerRank',
  'LeetCode',
  'Stack Overflow',
]

/** What a network calls itself, for an address that is shown without a name. */
function nameNetwork(address: string): string | undefined {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  const parts = host.split('.')
  return networkNames.find((name) => parts.includes(name.toLowerCase().replace(' ', '')))
}

const networks =
  /(?:github|gitlab|bitbucket|twitter|x|facebook|instagram|medium|stackoverflow|stackexchange|behance|dribbble|youtube|xing|kaggle|npmjs|reddit|mastodon|angel|quora|vimeo|pinterest|tiktok|soundcloud|researchgate|orcid|scholar\.google|skype|t|telegram|slideshare|codepen|hackerrank|leetcode|deviantart|flickr|tumblr|plus\.google|keybase)\.(?:com|org|net|io|co|me|ly|ch)\b/i

/** The first address that isn't a profile of a network is the person's own. */
export function chooseWebsite(contacts: Contacts): void {
  const chosen = contacts.links.find((link) => !networks.test(link.value))
  if (!chosen) return
  contacts.website = chosen
  contacts.links = contacts.links.filter((link) => link !== chosen)
}
