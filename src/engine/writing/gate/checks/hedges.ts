// Who helped did not do it, who learned it did not do it, and what was denied is not so.
import { type Check, type Finding, refuse } from '../check.ts'
import type { Scope } from '../ground.ts'
import { findHedge, type Piece, type Segment } from '../read-segments.ts'
import { groupsOf, isOn } from '../words.ts'

export const hedges: Check = ({ read, isOfPosting, isWish }, scope) => {
  if (isOfPosting || isWish) return undefined
  const whole = findHedge(read.words)
  for (const segment of read.segments) {
    if (segment.keys.length === 0) continue
    const finding = compare(segment, { whole, text: read.text }, scope)
    if (finding) return finding
  }
  return undefined
}

function compare(
  segment: Segment,
  { whole, text }: { whole: Segment['hedge']; text: string },
  scope: Scope,
): Finding | undefined {
  const nearest = nearestPieces(segment, scope)
  if (nearest.length === 0) return undefined
  const lost = nearest.every(({ hedge }) => hedge !== undefined) ? nearest[0]?.hedge : undefined
  const keeps = lost !== undefined && (keeping[lost].test(text) || [segment.hedge, whole].includes(lost))
  if (lost && lost !== 'co' && !keeps) return refuse('hedge', `Your resume says you ${words[lost]} this.`)
  if (nearest.every(({ isPartial }) => isPartial) && !segment.isPartial && !partialIn.test(text))
    return refuse('hedge', 'Your resume says this was not always so.')
  const isDenial = () => scope.texts.some(({ read }) => read.segments.some((own) => own.isDenied))
  if (
    nearest.every(({ isDenied }) => isDenied !== segment.isDenied) &&
    !(isDenial() && /\b(?:not|no|none|never|without|nor|unable|zero|free|un\w{4,}|non)\b|n['’]t\b/i.test(text))
  )
    return refuse(
      'negation',
      segment.isDenied ? 'Your resume does not deny this.' : 'Your resume says the opposite of this.',
    )
  return undefined
}

/** The pieces of the source that share most with a clause. A part that was left out took its hedge with it. */
function nearestPieces(segment: Segment, { texts }: Scope): Piece[] {
  let best = 1
  let nearest: Piece[] = []
  for (const { role, read } of texts) {
    if (role !== 'line' && role !== 'person') continue
    for (const { pieces } of read.segments)
      for (const piece of pieces) {
        const score = overlap(segment, piece)
        if (score > best + 0.01) nearest = []
        if (score > best - 0.01) nearest.push(piece)
        best = Math.max(best, score)
      }
  }
  return nearest
}

const words = {
  part: 'helped with',
  learn: 'learned',
  plan: 'planned',
  co: 'shared',
  under: 'were supervised in',
} as const
/** What says as much as the hedge of the source, in any words. */
const keeping = {
  part: /\b(?:help|assist|support|aid|participa|contribut|involv|join|attend|accompan)\w*|\b(?:part|hand|member|role|committee|served on|sat on|alongside)\b/i,
  learn:
    /\b(?:learn|stud(?:y|ied)|shadow|observ|attend|accompan|famili|introduc|listen)\w*|\b(?:trained|training|trainee|sat in|sit in|rid(?:e|es|ing)|rode|note|notes|part|exposure)\b/i,
  plan: /\b(?:plan|propos|intend|suggest|recommend|aim|upcoming|prepar)\w*/i,
  co: /\b(?:with|we|our|team|crew|together|jointly|one of|among|alongside|committee|co|part|member|and I)\b|\b(?:partner|collaborat|shar|help|assist|support)\w*/i,
  under:
    /\b(?:under|supervised by|directed by|guided by|supervision|direction|guidance|oversight)\b|\b(?:help|assist)\w*/i,
} as const

const partialIn =
  /\b(?:usual|usually|typical|typically|sometimes|occasional|occasionally|most|mostly|mainly|often|part|partly|general|generally|normal|normally|some|backup|frequent|frequently|regular|regularly|primarily|largely|majority|chiefly|predominantly|at times|as needed|when|if|whenever|absence|substitut\w*|fill\w* in|(?:stand|stood|standing)s? in|cover\w*|during|reliev\w+|on call|on request)\b/i

/** Shared content, verbs counting more and people less: they stand in many lines. */
function overlap({ keys, verbs }: Segment, piece: Piece): number {
  let score = 0
  for (const key of keys) {
    const isSame = piece.keys.has(key)
    if (!isSame && !groupsOf('thesaurus', key).some((group) => groupsIn(piece).has(group))) continue
    if (isOn('people', key)) score += 0.5
    else if (isSame) score += verbs.includes(key) ? 1.5 : 1
    else score += 0.7
  }
  return score
}

const groupsByPiece = new WeakMap<Piece, ReadonlySet<number>>()

function groupsIn(piece: Piece): ReadonlySet<number> {
  const known = groupsByPiece.get(piece)
  if (known) return known
  const groups = new Set([...piece.keys].flatMap((key) => groupsOf('thesaurus', key)))
  groupsByPiece.set(piece, groups)
  return groups
}
