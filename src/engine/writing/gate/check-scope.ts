// No verb may claim more than the source did, for the same thing: who assisted did not lead.
import type { Verdict } from '../proposal.ts'
import { relatedStems } from '../words/thesaurus.ts'
import { governedWords, isVerbAt, type ParsedText, rankAt } from './parsed-text.ts'
import { rememberByText } from './remember.ts'
import type { SourceLine } from './source.ts'

export function checkScope(text: ParsedText, lines: readonly SourceLine[]): Verdict {
  const known = lines.flatMap((line) =>
    line.role === 'line' || line.role === 'answer' ? governedWords(line, 'most') : [],
  )
  const bySource = new Map<string, number>()
  for (const { stem, rank } of known) bySource.set(stem, Math.max(bySource.get(stem) ?? 0, rank))
  for (const { stem, rank, at } of governedWords(text, 'least')) {
    const allowed = sourceRank(stem, bySource)
    if (allowed === undefined || !climbs(rank, allowed)) continue
    return { ok: false, reason: 'scope', detail: `${text.tokens[at]?.text ?? stem}: the source claims less` }
  }
  return checkHighest(text, lines)
}

function sourceRank(word: string, bySource: ReadonlyMap<string, number>): number | undefined {
  const exact = bySource.get(word)
  if (exact !== undefined) return exact
  const near = [...relatedStems(word)].flatMap((other) => bySource.get(other) ?? [])
  return near.length > 0 ? Math.max(...near) : undefined
}

/** Doing and making are one step for this; helping and doing are not, doing and leading are not. */
function climbs(rank: number, allowed: number): boolean {
  if (rank >= 3) return rank > allowed
  return rank >= 2 && allowed <= 1
}

/** A verb of leading or owning must have one as high in the source, whatever it governs. */
function checkHighest(text: ParsedText, lines: readonly SourceLine[]): Verdict {
  const highest = Math.max(2.5, ...lines.map((line) => highestVerb(line, 'most').rank))
  const mine = highestVerb(text, 'least')
  if (mine.rank <= highest) return { ok: true }
  return { ok: false, reason: 'scope', detail: `${mine.word} claims more than the source does` }
}

function highestVerb(text: ParsedText, reading: 'least' | 'most'): { rank: number; word: string } {
  return reading === 'most' ? highestMost(text) : readHighest(text, 'least')
}

const highestMost = rememberByText((text: ParsedText) => readHighest(text, 'most'))

function readHighest(text: ParsedText, reading: 'least' | 'most'): { rank: number; word: string } {
  let highest = { rank: 0, word: '' }
  for (const [at, token] of text.tokens.entries()) {
    if (token.kind !== 'word') continue
    const isDuty =
      /^(?:responsible|accountable|responsibilities)$/.test(token.lower) ||
      (token.lower === 'charge' && text.tokens[at - 1]?.lower === 'in')
    const isLeadNoun =
      reading === 'most' && /^(?:management|supervision|leadership|oversight|direction)$/.test(token.lower)
    const rank = isDuty || isLeadNoun ? 4 : isVerbAt(text.tokens, at) ? (rankAt(text.tokens, at, reading) ?? 0) : 0
    if (rank > highest.rank) highest = { rank, word: token.text }
  }
  return highest
}
