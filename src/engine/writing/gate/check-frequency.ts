// How often: daily, per shift, every week. It must be said of the same thing.
import type { Verdict } from '../proposal.ts'
import { timeUnits } from '../words/quantity-words-data.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import type { ParsedText } from './parsed-text.ts'

const adverbs: Record<string, string> = {
  daily: 'day',
  nightly: 'day',
  everyday: 'day',
  weekly: 'week',
  biweekly: 'biweek',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  hourly: 'hour',
}

export type Frequency = { unit: string; from: number; until: number }

export function findFrequencies({ tokens }: ParsedText): Frequency[] {
  return tokens.flatMap((token, at) => {
    const unit = adverbs[token.lower]
    if (unit) return [{ unit, from: at, until: at + 1 }]
    const next = tokens[at + 1]
    const of = timeUnits[next?.lower ?? '']
    const isNumber = tokens[at - 1]?.kind === 'number'
    if (!of || !next || /s$/.test(next.lower)) return []
    if (/^(?:per|each|every)$|^\/$/.test(token.lower)) return [{ unit: of, from: at, until: at + 2 }]
    // `60 covers a night` is a rate, `in a week` is none.
    const before = tokens[at - 1]
    const isRate =
      /^(?:a|an)$/.test(token.lower) &&
      (isNumber ||
        (before?.kind === 'word' && !isPlainWord(before.lower, before.stem)) ||
        /^(?:times|once|twice|days|hours)$/.test(before?.lower ?? ''))
    return isRate ? [{ unit: of, from: at, until: at + 2 }] : []
  })
}

export function checkFrequency(text: ParsedText, lines: readonly ParsedText[]): Verdict {
  for (const mine of findFrequencies(text)) {
    const before = text.tokens[mine.from - 1]?.lower ?? ''
    // `before each shift` says when, not how often.
    if (/^(?:before|after|during)$/.test(before) && lines.some(({ stems }) => stems.has(mine.unit))) continue
    const around = clauseWords(text, mine)
    const isSaid = lines.some((line) =>
      findFrequencies(line).some(
        (theirs, _, all) =>
          theirs.unit === mine.unit &&
          (meets(around, clauseWords(line, theirs)) ||
            (all.length === 1 && isAtEdge(line, theirs) && meets(around, [...line.stems]))),
      ),
    )
    if (!isSaid) return { ok: false, reason: 'unit', detail: `nothing is said per ${mine.unit} there` }
  }
  return { ok: true }
}

/** `Planned crafts and read stories each day` says it of both. */
function isAtEdge({ tokens }: ParsedText, { from, until }: Frequency): boolean {
  return from === 0 || until >= tokens.length - 1
}

/** The words of the part of the sentence it stands in. */
function clauseWords(text: ParsedText, { from, until }: Frequency): string[] {
  const parts = text.clauseOf[from]
  return text.tokens
    .filter((token, at) => token.kind === 'word' && text.clauseOf[at] === parts && (at < from || at >= until))
    .filter((token) => !isPlainWord(token.lower, token.stem))
    .map((token) => token.stem)
}

function meets(mine: readonly string[], theirs: readonly string[]): boolean {
  if (mine.length === 0 || theirs.length === 0) return true
  const source = new Set(theirs)
  return mine.some((word) => mayStandFor(word, source))
}
