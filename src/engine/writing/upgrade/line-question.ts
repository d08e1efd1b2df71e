import { countWords } from '#engine/language/plain-words.ts'

export type LineQuestion = {
  kind: 'count' | 'people' | 'change' | 'act' | 'result' | 'whole'
  text: string
  reason: string
  /** The thing that is counted, as a range of the line. */
  noun?: { start: number; end: number } | undefined
  /** How much an answer would help. */
  weight: number
}

export const moreOfIt = 'A number would say more.'

/** What happens once, or cannot be counted. */
export const happensOnce =
  /^(?:notice|catch|find|spot|discover|win|get|know|learn|retire|leave|join|graduate|ensure|demonstrate|use|follow|have|put)$/

export const saysHowOften = /\b(?:each|every|when|daily|weekly|monthly|nights|needed|my|etc)\b/i

const FEWEST_WORDS = 3
const LONGEST_QUOTE = 14

/** Asks about the line in its own words. */
export function askOf(
  text: string,
  asked: string,
  { kind, reason, weight }: Pick<LineQuestion, 'kind' | 'reason' | 'weight'>,
): LineQuestion | undefined {
  if (kind !== 'act' && countWords(text) < FEWEST_WORDS) return undefined
  const words = text.split(/\s+/)
  const quoted = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 2).join(' ')} …` : text
  return { kind, text: `“${quoted}”: ${asked}`, reason, weight }
}
