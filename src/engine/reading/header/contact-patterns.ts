// What an address, a number and a label before them look like.
import { languages } from '../../resume/languages/registry.gen.ts'
import { findDates } from '../dates/find-dates.ts'

export const email = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const phone =
  /(?<![\p{L}\d/=-]|\bbox\s*)(?:\+\s?|00)?\(?\d[\d\s().\-–/]{5,20}\d(?:\s?(?:x|ext\.?)\s?\d{1,6})?(?![\p{L}\d@])/giu
export const address =
  /(?:https?:\/\/|www\.)[^\s|,;<>"')]+|(?<![@\p{L}\d.])(?:[\p{L}\d-]+\.)+(?:com|org|net|io|dev|me|co|edu|gov|info|biz|app|tech|design|ai|xyz|us|uk|de|fr|es|it|nl|ca|in|au|ch|at|be|se|no|dk|pl|pt|br|online|site|page|blog|name)(?:\/[^\s|,;<>"')]*)?(?![\p{L}\d@])/iu

/** `Portfolio: behance.net/imani` names a link and opens no section. */
export function startsWithAddress(text: string): boolean {
  return address.exec(text)?.index === 0
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
  // `Biology 7-12) (2016`, out of the name of a certificate.
  if (/^[^(]*\)|\((?:19|20)\d\d$/.test(text)) return false
  const digits = text.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return false
  // `2022 2023 2024 (330,000 miles)`
  if (/^(?:(?:19|20)\d{2}[\s,–-]+){2}/.test(text)) return false
  const dates = findDates(text)
  // `22/05/1993` is a birthday, `2016/679` a law and `2900-456` the code of a town.
  if (dates.some((date) => date.isPeriod || (date.start === 0 && date.end === text.length))) return false
  return !/^(?:19|20)\d{2}\D+(?:19|20)\d{2}$|^(?:19|20)\d{2}\/\d|^(?:\d{4}|\d{5})-\d{3}$/.test(text)
}

const writtenLabels = Object.values(languages).flatMap(({ contacts }) => Object.values(contacts))

/** `Tel:`, `E-mail:` before a contact. */
export const contactLabel = new RegExp(
  `^(?:${writtenLabels.join('|')}|e-?mail|mail|tel(?:ephone)?|mobile|cell|address|web|url|portfolio|github|contact|handy|adresse|fax|home|m|t|e|p|a|w)\\s*(?:number|no\\.?|address)?\\s*[:.]\\s*`,
  'iu',
)

/** An address or a number among other words. */
export function holdsContact(text: string): boolean {
  return /\S@\S+\.\S|https?:|www\./.test(text) || findPhone(text) !== undefined
}

/** An address or a number, and nothing else. */
export function isContactAlone(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text) || findPhone(text)?.[0].trim() === text
}
