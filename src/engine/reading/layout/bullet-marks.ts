// Marks that begin list items.
import { findDates, withoutDates } from '../dates/find-dates.ts'

const glyphs = '•‣▪◦●○■□▫▸►▶➤➢➔→⇒✓✔✗✦✧❖◆◇⁃∙·⬤⦁⚫⚪➜❯›»*★☆–—-'

const marked = new RegExp(
  `^\\s*(?:[${glyphs.replace(/[-\]\\]/g, '\\$&')}]+|o(?=\\s\\s?[\\p{Lu}])|[¢§](?=\\s)|\\{(?=\\s[^}]*$))\\s*`,
  'u',
)

/** The text after its mark; undefined if it has none. Hyphens and asterisks count only before a space. */
export function cutBullet(text: string): string | undefined {
  const match = marked.exec(text)
  if (!match) return undefined
  const mark = match[0]
  const rest = text.slice(mark.length)
  if (/[-–—*·]\s*$/.test(mark) && !/\s$/.test(mark) && rest !== '') return undefined
  // `- May 2017` is the end of a period.
  if (/[-–—]/.test(mark) && isOnlyDate(rest)) return undefined
  if (rest !== '' && !/[\p{L}\p{N}]/u.test(rest)) return undefined
  return rest
}

function isOnlyDate(text: string): boolean {
  const dates = findDates(text)
  return (dates.length > 0 && withoutDates(text, dates) === '') || /^(?:present|current|now)$/i.test(text.trim())
}
