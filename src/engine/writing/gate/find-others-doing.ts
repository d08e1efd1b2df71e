// Whether other people, named beside a verb, are the ones who did it.
import { peopleWords } from '../words/people-data.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import type { Reading } from './act-verb.ts'
import { determiners, formsOf, opensThing, prepositions } from './tag-words.ts'

const people = new Set(peopleWords.trim().split(/\s+/).map(stem))

/** `supervised by two nurses`; `sorted by hand` is one's own. */
export function isAgent(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(
    ({ kind, lower }, place) => place >= at && (kind === 'sign' || prepositions.test(lower) || lower === 'and'),
  )
  return tokens.slice(at, end < 0 ? tokens.length : end).some((token) => people.has(token.stem))
}

/** Other people named right before, in a clause of their own. */
export function isOthersDoing(tokens: readonly Token[], place: number, { clause, mode }: Reading): boolean {
  const subject = tokens[place]
  if (!subject || !people.has(subject.stem) || mode === undefined) return false
  if (clause) return !clause.isFinite
  if (opensAsSubject(tokens, place)) return true
  // `drawings the foreman supplied`
  const from = tokens.slice(0, place).findLastIndex(({ lower }) => /^(?:the|an?|my|our|their)$/.test(lower))
  const head = tokens[from - 1]
  return (
    from >= place - 3 && head?.kind === 'word' && opensThing(head) && !determiners.test(head.lower) && !formsOf(head)
  )
}

/** `; the chef tastes everything` */
export function opensAsSubject(tokens: readonly Token[], place: number): boolean {
  if (!people.has(tokens[place]?.stem ?? '')) return false
  const from = tokens.slice(0, place).findLastIndex(({ lower }) => /^(?:the|an?|my|our|their)$/.test(lower))
  return from >= Math.max(1, place - 3) && /^[.;–—]$/.test(tokens[from - 1]?.text ?? '')
}
