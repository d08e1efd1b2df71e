// Whether a strange word may be mere wording, about which the person can be asked. In a sentence that stands as it was it was
// put there to say something else, the sooner where the posting has it.
import { stem } from '../words/stem.ts'
import { kindOf } from '../words/strong-verbs.ts'
import type { Token } from '../words/tokens.ts'
import { verbRank } from '../words/verbs.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { isVerbAt, type ParsedText } from './parsed-text.ts'
import type { Source } from './source.ts'

/** Share of words that still stand in their old order, above which a line counts as altered: less is enough where the posting has the word. */
const altered = { verb: 1, thing: 0.85 }
const alteredForPosting = { verb: 0.55, thing: 0.7 }
/** How far ahead the next word of the old line may stand. */
const reach = 4

/** Words that make a claim larger, by rank, place, number, time or outcome, are never mere wording. */
const weighty = new Set(
  `senior junior executive international national global regional enterprise luxury top best first all every each sole single alone
  entire whole perfect early late federal state special complex critical advanced major key large high original own independent
  independently consistent consistently several multiple numerous various award certified licensed accredited registered qualified expert
  satisfaction retention efficiency productivity cost saving score growth profit turnover risk compliance quality accuracy speed
  revenue result outcome response incident injury accident complaint error downtime waste morale engagement loyalty
  team staff budget crew department company region nation world board client executive manager director supervisor lead leader owner head
  policy program curriculum strategy system contract training inspection assessment management leadership guidance medication surgery
  background scratch charge armed unarmed clinical domain month week day year hour minute mile dollar percent exception full part time`
    .trim()
    .split(/\s+/)
    .map(stem),
)

/** Whether the strange word at that place may be mere wording. */
export function mayBeWording(
  text: ParsedText,
  at: number,
  { primary, isPerson }: Source,
  posting: ReadonlySet<string>,
): boolean {
  const token = text.tokens[at]
  const line = primary.find(({ role }) => role !== 'header')
  // `fine-dining`: half a word is no wording.
  const half =
    token?.joined === '-' ? text.tokens[at - 2] : text.tokens[at + 1]?.text === '-' ? text.tokens[at + 2] : undefined
  const isJoined = half !== undefined && line?.stems.has(half.stem) === false
  if (!token || !line || isJoined || weighty.has(token.stem) || isInList(text, at) || isInstrument(text, at))
    return false
  if (isPerson) return !posting.has(token.stem) && (!isVerbAt(text.tokens, at) || kindOf(token.stem) === undefined)
  const limit = posting.has(token.stem) ? alteredForPosting : altered
  const share = shareInOrder(text, line)
  const hasOthers = hasOtherWords(text, at, line)
  if (!isVerbAt(text.tokens, at)) return share < alteredForPosting.thing || (share < limit.thing && hasOthers)
  return (verbRank(token.stem)?.most ?? 2) <= 2 && (share < alteredForPosting.verb || (share < limit.verb && hasOthers))
}

/** What a thing was done with is a tool. */
function isInstrument({ tokens }: ParsedText, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at)
  const from = before.findLastIndex(({ lower }) => /^(?:with|using|via|by)$/.test(lower))
  return (
    from >= 0 &&
    (/^an?$/.test(before[from + 1]?.lower ?? '') || (before[from]?.lower === 'by' && from === before.length - 1))
  )
}

/** One more item of a list is one more thing said. */
function isInList({ tokens }: ParsedText, at: number): boolean {
  const isJoint = (token: Token | undefined) => token !== undefined && /^(?:and|or|,|&|plus)$/.test(token.lower)
  const isEnd = tokens[at + 1]?.text === ','
  return isJoint(tokens[at - 1]) || (isJoint(tokens[at + 1]) && !isEnd)
}

function shareInOrder(text: ParsedText, line: ParsedText): number {
  const stems = (of: ParsedText) => of.tokens.flatMap(({ kind, stem: word }) => (kind === 'word' ? [word] : []))
  const before = stems(line)
  const after = stems(text)
  let from = 0
  let kept = 0
  for (const word of after) {
    const found = before.indexOf(word, from)
    if (found < 0 || found - from >= reach) continue
    kept += 1
    from = found + 1
  }
  return after.length === 0 ? 1 : kept / after.length
}

/** Further words of weight that the line did not have in that place. */
function hasOtherWords(text: ParsedText, at: number, line: ParsedText): boolean {
  const before = new Set(line.tokens.map(({ stem: word }) => word))
  return text.tokens.some(
    (token, place) => place !== at && token.kind === 'word' && !isFunctionWord(token.lower) && !before.has(token.stem),
  )
}
