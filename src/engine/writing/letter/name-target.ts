// The job and the employer as a letter calls them; the gate knows them by the same names.
import { withArticle } from '#engine/language/articles.ts'
import type { Slots } from '../frames/_frame.ts'
import type { Posting } from '../posting/posting.ts'
import { targetCompany, targetTitle, withThe } from './role-name.ts'

/** The job as the posting names it. */
export function nameTarget(posting: Posting): Slots {
  const title = withSpeciality(targetTitle(posting.title?.text), posting)
  const company = targetCompany(posting.company?.text)?.replace(/^The /, 'the ')
  return { title, aTitle: title && withArticle(title), company: company && withThe(company) }
}

const noSpeciality =
  /[,;]|\d|\b(?:time|hours?|shifts?|days?|nights?|weekends?|remote|hybrid|site|contract|cover|perm\w*|temp\w*|seasonal|casual|qualified|experienced|essential|required|preferred|bilingual|urgent\w*|ref|req|id|f|m|w|d|x)\b/i
const inBrackets = /^ ?\(([^()\n]{3,40})\)/
const behindDash = /^(?: [–—-] |, |: )([^\n–—|·(),:;]{3,40}?)(?=\s*(?:\n|$| - |[–—|·(),:;]))/

/** `Class Teacher (Year 2)`, `Department Manager (Deli/Bakery)`, `Team Member – Paint & Garden`: which one of several. */
function withSpeciality(title: string | undefined, posting: Posting): string | undefined {
  const { title: read, text } = posting
  // The title may have been read with its brackets or without.
  const own = /\([^()]+\)$/.exec(read?.text ?? '')?.[0]
  const after = own ?? text.slice(read?.span.end ?? text.length)
  const [, bracketed] = inBrackets.exec(after) ?? []
  const [, dashed = ''] = behindDash.exec(after) ?? []
  const speciality = bracketed ?? (isOfTheWork(dashed, posting) ? dashed : '')
  const isYear = /^(?:Year|Grade|Level) \d$/.test(speciality)
  const isSaid = speciality !== '' && (isYear || !noSpeciality.test(speciality))
  // `the Nurse Manager, Long-Term Care position` stumbles over its comma.
  return title && isSaid ? `${title} (${targetTitle(speciality)})` : title?.replace(/^([^,()]+), ([^,()]+)$/, '$1 ($2)')
}

/** What the posting also speaks of in small letters: a town, a branch or an employer it writes large everywhere. */
function isOfTheWork(words: string, { text, company }: Posting): boolean {
  const long = words.match(/\p{L}{4,}/gu) ?? []
  const isHost = long.some((word) => company?.text.toLowerCase().includes(word.toLowerCase()))
  const small = long.filter((word) => text.includes(` ${stemOf(word)}`))
  return !isHost && long.every((word) => /^\p{Lu}/u.test(word)) && small.length > 0 && small.length * 2 >= long.length
}

/** `payments` and `pay`: as much of a word as its forms share. */
function stemOf(word: string): string {
  return word.toLowerCase().slice(0, Math.max(4, word.length - 2))
}
