// Who is speaking: the name and the title in sentences about oneself.
import { wordCount } from '../line.ts'
import { companyScore } from '../words/company-words.ts'
import { titleScore } from '../words/title-words.ts'

/** A stretch of a sentence. */
export type Span = { text: string; start: number; end: number }

const namePattern = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:(?:van|von|de|der|den|da|del|della|di|dos|bin|al|el|la|le)\s+)*\p{Lu}[\p{L}\p{M}'’.-]*){1,3}`

/** Plain words in a pattern that is otherwise strict about capitals, which tell a name. */
export function anyCase(words: string): string {
  return words
    .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replace(/ /g, String.raw`\s+`)
    .replace(/'/g, "[’']")
}

const greeting = `(?:(?:${anyCase('hi|hello|hey|good morning|good day')})(?:\\s+(?:there|all|everyone))?\\s*[,.!–—-]*\\s*)?`

const honorific = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+)?`

const leads: RegExp[] = [
  `^${greeting}(?:${anyCase("and my name is|my name is|my name's|name's|call me|i am|i'm|this is")})\\s+${honorific}(?<name>${namePattern})`,
  `(?<![\\p{L}])(?:${anyCase('my name is|called|named')})\\s+(?<name>${namePattern})`,
  `^${greeting}${honorific}(?<name>${namePattern})(?=\\s*(?:[,.;:–—(]|-\\s|$)|\\s+(?:here|is|has|was|works)\\s)`,
  `^(?<name>${namePattern})(?=\\s+here[.,!])`,
  `^(?<title>\\p{Lu}?[\\p{L}-]+(?:\\s\\p{Ll}[\\p{L}-]+){0,3})\\s(?<name>${namePattern})(?=\\s+(?:has|is|was|works)|:\\s)`,
  `(?:^|[.,]\\s+)(?:${anyCase('best|kind|warm')})?\\s*(?:${anyCase('regards|wishes|sincerely|thanks|thank you|cheers')}),?\\s+(?<name>${namePattern})\\.?$`,
].map((pattern) => new RegExp(pattern, 'u'))

export type Introduction = {
  name: Span
  title?: Span
  /** What leads to the name and says nothing else: `Hi, my name is`. */
  lead: Span
}

/** The name a sentence gives, and where; a company or a title is no name. */
export function findIntroduction(sentence: string): Introduction | undefined {
  for (const lead of leads) {
    const match = lead.exec(sentence)
    const name = match?.groups?.name
    if (!match || name === undefined) continue
    const text = name.replace(/[.'’-]+$/, '')
    const isNamed = /\b(?:name|called|named)\b/i.test(match[0].slice(0, match[0].indexOf(name)))
    if (!isNamed && (titleScore(text) >= 1.3 || companyScore(text) >= 1.8)) continue
    const start = match.index + match[0].indexOf(name)
    const title = match.groups?.title
    if (title !== undefined && !(titleScore(title) > 0)) continue
    return {
      name: { text, start, end: start + text.length },
      ...(title === undefined ? {} : { title: { text: title, start: match.index, end: match.index + title.length } }),
      lead: { text: sentence.slice(match.index, start).trim(), start: match.index, end: start },
    }
  }
  return undefined
}

const titleEnd = String.raw`(?=\s+(?:at|with|for|since|from|in|between|until|who|by|based|called|named|on|to|where|looking|i)\b|\s*[,.;:()–—]|\s-\s|$)`
const words = String.raw`[\p{L}\p{M}][\p{L}\p{M}&/'’-]*(?:\s(?!(?:at|with|for|since|from|in|who|by|based|called|and|i)\s)[\p{L}\p{M}][\p{L}\p{M}&/'’-]*){0,4}?`

const besideName = new RegExp(
  String.raw`^\s*(?:[,.–—:]|-\s)?\s*(?:is\s+|and\s+(?:i\s+am|i[’']m)\s+|i\s+am\s+|i[’']m\s+)?(?:\d+\s+and\s+|\d{2},\s+)?(?:an?\s+)?(?<title>${words}(?:\sand\s${words})?)${titleEnd}`,
  'iu',
)

/** `, a registered nurse with …` after the name. */
export function titleBeside(rest: string): Span | undefined {
  const match = besideName.exec(rest)
  const phrase = match?.groups?.title
  if (!match || phrase === undefined) return undefined
  // `biology graduate and lab technician`
  const [best = phrase] = phrase.split(/\sand\s/).toSorted((a, b) => titleScore(b) - titleScore(a))
  if (!isTitle(best)) return undefined
  const start = match.index + match[0].lastIndexOf(best)
  return { text: best, start, end: start + best.length }
}

const stated = new RegExp(
  String.raw`\b(?<verb>i\s+am|i[’']m|is|am|was|been|as|and)\s+(?:currently\s+|now\s+)?(?:an?|the)\s+(?<title>${words})${titleEnd}`,
  'giu',
)

/** `I was a staff nurse`, `as a process operator`: what somebody says they are or were. */
export function statedTitles(text: string): Span[] {
  return [...text.matchAll(stated)].flatMap((match) => {
    const phrase = match.groups?.title ?? ''
    const isWish = /\b(?:looking|seeking|searching|want|like|hope|wish|apply|applying|new role|position)\b[^.;]{0,40}$/i
    if (isWish.test(text.slice(0, match.index)) || !(isTitle(phrase) || isPlainTitle(phrase))) return []
    const start = match.index + match[0].lastIndexOf(phrase)
    return [{ text: phrase, start, end: start + phrase.length }]
  })
}

function isTitle(text: string): boolean {
  return titleScore(text) > 0 && wordCount(text) <= 6 && !/\b(?:years?|yrs?|experience)\b/i.test(text)
}

const noTitle =
  /\b(?:team|part|result|whole|lot|fan|person|learner|player|graduate|man|woman|job|role|degree|background|bit|way|time|last|past|first|member|passion|years?|yrs?)$/i

/** A calling that no list knows: `au pair`. */
function isPlainTitle(text: string): boolean {
  return wordCount(text) <= 3 && !noTitle.test(text) && /^\p{Ll}/u.test(text)
}

/** A line or sentence that is nothing but a title. */
export function isBareTitle(text: string): boolean {
  return titleScore(text) >= 1.3 && wordCount(text) <= 6 && !/[,;:@\d]|\b(?:i|i[’']m|my|am|is|was|and)\b/i.test(text)
}
