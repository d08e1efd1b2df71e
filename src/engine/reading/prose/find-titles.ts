// What somebody says they are or were: titles in sentences about oneself.
import { wordCount } from '../line.ts'
import { titleScore } from '../words/title-words.ts'
import type { Span } from './told-text.ts'

const titleEnd = String.raw`(?=\s+(?:at|with|for|since|from|in|between|until|who|by|based|called|named|on|to|where|looking|i|and|or|but|then|while|when|now|till|part time|full time|uh|um|out|of the|as|turned|by trade|doing|having|rank)\b|\s+@|\s*[,.;:()–—!]|\s-\s|$)`
const words = String.raw`(?!(?:i|im|i[’']m|ive|i[’']ve|he|she|it|we|they|an?|the|as|is|was|am|been|at|in|my|our|now|then|working)\b)[\p{L}\p{M}][\p{L}\p{M}&/'’-]*(?:\s(?!(?:at|with|for|since|from|in|who|by|based|called|and|i|or|but|then|while|when|till|uh|um|as|turned|doing|having|on|out)\s)[\p{L}\p{M}][\p{L}\p{M}&/'’-]*){0,4}?`

const adverbs = String.raw`(?:(?:currently|presently|now|then|later|subsequently|also|basically|still|just|working)\s+)*`
const besideName = new RegExp(
  String.raw`^\s*(?:[,.–—:]|-\s)?\s*(?:(?:and\s+)?(?:(?:i|he|she)\s+(?:am|is)|i[’']m|im|is)\s+)?(?:\d+\s+and\s+|\d{2},\s+)?${adverbs}(?:(?:an?|the)\s+)?(?<title>${words}(?:\sand\s${words})?)${titleEnd}`,
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

const verbs = String.raw`i\s+am|i[’']m|im|is|am|was|been|as|like|and|or|made|became|become|position\s+of|post\s+of|role\s+of|promoted\s+to|working|turned|played`
const stated = new RegExp(
  String.raw`\b(?:(?<verb>${verbs})\s+${adverbs}(?<article>(?:an?|the|my|our)\s+)?|(?<adverb>presently|currently|previously|later|subsequently)\s+(?:an?\s+)?)(?<title>${words})${titleEnd}`,
  'giu',
)

/** `I was a staff nurse`, `as a process operator`: what somebody says they are or were. */
export function statedTitles(text: string): Span[] {
  return [...text.matchAll(stated)].flatMap((match) => {
    const phrase = match.groups?.title ?? ''
    const isWish =
      /\b(?:looking|seeking|searching|want|hope|wish|apply|applying|new role|ready|would like)\b[^.;]{0,40}$/i
    const hasArticle = match.groups?.article !== undefined
    const isJoined = /^(?:and|or)$/i.test(match.groups?.verb ?? '')
    // `payroll and employee relations` names nobody; `and later head teller` does.
    const isBare =
      !hasArticle && titleScore(phrase) >= 2 && (!isJoined || /\b(?:later|then|now|subsequently)\s/i.test(match[0]))
    const isSaid = isTitle(phrase) && (hasArticle || isBare)
    const isPlain = hasArticle && !isJoined && isPlainTitle(phrase)
    if (isWish.test(text.slice(0, match.index)) || !(isSaid || isPlain)) return []
    const start = match.index + match[0].lastIndexOf(phrase)
    return [{ text: phrase, start, end: start + phrase.length }]
  })
}

function isTitle(text: string): boolean {
  return (
    !/^(?:senior|junior|sophomore|freshman|lead|trainee)$/i.test(text) &&
    titleScore(text) > 0 &&
    wordCount(text) <= 6 &&
    !/\b(?:years?|yrs?|experience|i|im|i[’']m|he|she|is|am|was|my)\b/i.test(text)
  )
}

const noTitle =
  /\b(?:team|part|result|whole|lot|fan|person|learner|player|graduate|man|woman|job|role|degree|background|bit|way|time|last|past|first|member|passion|years?|yrs?|name|place|family|contract|job|career|native|holder|senior|junior|thing|career|office|shop|school|company)$/i

/** A calling that no list knows: `au pair`. */
function isPlainTitle(text: string): boolean {
  return wordCount(text) <= 3 && !noTitle.test(text) && /^\p{Ll}/u.test(text)
}

/** A line or sentence that is nothing but a title. */
export function isBareTitle(text: string): boolean {
  return (
    titleScore(text) >= 1.3 &&
    wordCount(text) <= 6 &&
    !/[,;:@\d]|\b(?:i|i[’']m|im|my|he|she|am|is|was|and|in|at)\b/i.test(text)
  )
}
