// Whether a line is told anew or only altered. In a sentence that stands as it was, a strange word was put there to say
// something else; in one told in other words it may be wording, and then the person is asked.
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { verbRank } from '../words/verbs.ts'
import { isVerbAt, type ParsedText } from './parsed-text.ts'
import type { Source } from './source.ts'

/** Share of words that still stand in their old order, above which a line counts as altered. */
const altered = 0.7
const alteredForVerbs = 0.55
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
export function mayBeWording(text: ParsedText, at: number, { primary }: Source): boolean {
  const token = text.tokens[at]
  const line = primary.find(({ role }) => role !== 'header')
  if (!token || !line || weighty.has(token.stem) || isInList(text, at)) return false
  if (!isVerbAt(text.tokens, at)) return shareInOrder(text, line) < altered
  return (verbRank(token.stem)?.most ?? 2) <= 2 && shareInOrder(text, line) < alteredForVerbs
}

/** One more item of a list is one more thing said. */
function isInList({ tokens }: ParsedText, at: number): boolean {
  const isJoint = (token: Token | undefined) => token !== undefined && /^(?:and|or|,|&|plus)$/.test(token.lower)
  return isJoint(tokens[at - 1]) || isJoint(tokens[at + 1])
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
