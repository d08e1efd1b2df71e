// Marks that begin list items.
import { findDates, withoutDates } from '../dates/find-dates.ts'

const glyphs = '•>‣▪◦●○■□▫▸►▶➤➢➔→⇒✓✔✗✦✧❖◆◇⁃∙·⬤⦁⚫⚪➜❯›»*★☆+–—-'

/** Coloured shapes from a phone's keyboard. */
const pictures = '🔹🔸🔷🔶🔘🟢🔵🔴🟠🟡🟣🟤✅☑👉💠⭐🌟📌'

const marked = new RegExp(
  `^\\s*(?:[${glyphs.replace(/[-\]\\]/g, '\\$&')}]+|[${pictures}]\uFE0F?|o(?=\\s\\s?[\\p{Lu}\\d])|[¢§](?=\\s)|\\{(?=\\s[^}]*$))\\s*`,
  'u',
)

const tight = /^\s*[-–—*](?=[\p{L}\d])/u

/** `-Ran the till`: where several lines begin so and none with a space, the marks are those of a list. */
export function hasTightMarks(texts: readonly string[]): boolean {
  const count = texts.filter((text) => tight.test(text) && !findDates(text).some(({ start }) => start <= 2)).length
  return count >= 3 && !texts.some((text) => /^\s*[-–—*]\s/.test(text))
}

/** The text after its mark; undefined if it has none. Hyphens and asterisks count before a space, or where all are tight. */
export function cutBullet(text: string, { isTight = false } = {}): string | undefined {
  const [close] = isTight ? (tight.exec(text) ?? []) : []
  if (close !== undefined) return text.slice(close.length)
  const match = marked.exec(text)
  if (!match) return undefined
  const mark = match[0]
  const rest = text.slice(mark.length)
  if (/[-–—*+]\s*$/.test(mark) && !/\s$/.test(mark) && rest !== '') return undefined
  // `- May 2017` is the end of a period.
  if (/[-–—]/.test(mark) && isOnlyDate(rest)) return undefined
  if (rest !== '' && !/[\p{L}\p{N}]/u.test(rest)) return undefined
  return rest
}

function isOnlyDate(text: string): boolean {
  const dates = findDates(text)
  return (dates.length > 0 && withoutDates(text, dates) === '') || /^(?:present|current|now)$/i.test(text.trim())
}
