// Who helped did not do it, who learned it did not do it, and what was denied is not so.
import { type Check, type Finding, refuse } from '../check.ts'
import { type Scope, textSays } from '../ground.ts'
import { findHedge, type Segment } from '../read-segments.ts'
import { isOn } from '../words.ts'

export const hedges: Check = {
  find: ({ read, isOfPosting, isWish }, scope) => {
    if (isOfPosting || isWish) return undefined
    const whole = findHedge(read.words)
    for (const segment of read.segments) {
      if (segment.keys.length === 0) continue
      const finding = compare(segment, { whole, text: read.text }, scope)
      if (finding) return finding
    }
    return undefined
  },
  examples: [
    {
      source: 'Charted vital signs and helped train 9 new nurses\nLearned brazing\nDid not handle cash',
      passes: ['Assisted in training 9 new nurses', 'Charted vital signs', 'Learned brazing', 'Handled no cash'],
      refuses: ['Trained 9 new nurses', 'Brazed', 'Handled cash'],
    },
  ],
}

type Match = { segment: Segment; score: number }

function compare(
  segment: Segment,
  { whole, text }: { whole: Segment['hedge']; text: string },
  scope: Scope,
): Finding | undefined {
  const matches = scope.texts.flatMap((own) =>
    own.role !== 'line' && own.role !== 'person'
      ? []
      : own.read.segments.map((source): Match => ({ segment: source, score: overlap(segment, source, own.read.keys) })),
  )
  const isDenial = scope.texts.some(({ read }) => read.segments.some((own) => own.isDenied))
  const best = Math.max(0, ...matches.map(({ score }) => score))
  if (best < 1) return undefined
  const nearest = matches.filter(({ score }) => score >= best - 0.01).map(({ segment: source }) => source)
  const lost = nearest.every(({ hedge }) => hedge !== undefined) ? nearest[0]?.hedge : undefined
  const isShared = segment.words.some(({ lower }) => /^(?:with|we|our|under)$/.test(lower)) || / and I\b/.test(text)
  const kept = [segment.hedge, whole].filter((hedge) => hedge !== undefined)
  const isWeak = lost === 'part' || lost === 'learn'
  const keeps = kept.some((hedge) => !isWeak || (hedge !== 'co' && hedge !== 'under')) || (!isWeak && isShared)
  if (lost && !keeps && segment.verbs.length > 0) return refuse('hedge', `Your resume says you ${words[lost]} this.`)
  if (nearest.every(({ isPartial }) => isPartial) && !segment.isPartial && !partialIn.test(text))
    return refuse('hedge', 'Your resume says this was not always so.')
  if (
    nearest.every(({ isDenied }) => isDenied !== segment.isDenied) &&
    !(isDenial && /\b(?:not|no|never|without|nor|unable)\b|n['’]t\b/i.test(text))
  )
    return refuse(
      'negation',
      segment.isDenied ? 'Your resume does not deny this.' : 'Your resume says the opposite of this.',
    )
  return undefined
}

const words = {
  part: 'helped with',
  learn: 'learned',
  plan: 'planned',
  co: 'shared',
  under: 'were supervised in',
} as const
const partialIn =
  /\b(?:usual|usually|typical|typically|sometimes|occasional|occasionally|most|mostly|mainly|often|part|partly|general|generally|normal|normally|some|backup|frequent|frequently|regular|regularly|primarily|largely|majority|chiefly|predominantly|at times|as needed)\b/i

/** How much of the source clause the clause tells: shared content, verbs counting more. */
function overlap(segment: Segment, source: Segment, keys: ReadonlySet<string>): number {
  const text = {
    entry: '',
    role: 'line' as const,
    read: {
      keys: new Set(source.words.map(({ key }) => key)),
      text: '',
      words: source.words,
      segments: [],
      numbers: [],
    },
  }
  let score = 0
  for (const key of new Set(segment.keys)) {
    if (isOn('people', key) && keys.size > 3) score += textSays(text, key) ? 0.5 : 0
    else if (text.read.keys.has(key)) score += segment.verbs.includes(key) ? 1.5 : 1
    else if (textSays(text, key)) score += 0.7
  }
  return score
}
