// What was taken from the posting: words of it that are told of the person and are nowhere in the resume.
import type { AlignedClause, Alignment } from './align.ts'
import type { Claim } from './check.ts'
import type { Ground } from './ground.ts'
import type { Word } from './read-words.ts'
import { bareWords, resumeText } from './resume-text.ts'
import { isOn } from './words.ts'

/** `posted`: such words; `postedPairs`: two that stand together there, and nowhere in the resume. */
export function postedOf(
  { clauses }: Alignment,
  { read, isPostingAt, isOfPosting }: Claim,
  ground: Ground,
): Record<string, number> {
  const wanted = wantedWords(ground)
  if (isOfPosting || wanted === '') return { posted: 0, postedPairs: 0 }
  const said = resumeText(ground)
  const isTaken = ({ word, place }: AlignedClause['words'][number]) =>
    (place === 'new' || place === 'extra') &&
    !isPostingAt(word.start) &&
    !isOn('plain', word.key) &&
    ground.posting.has(word.key) &&
    !said.includes(` ${word.lower.slice(0, Math.max(LEAST_SAME, word.lower.length - LONGEST_ENDING))}`)
  const told = read.words.filter(({ kind }) => kind !== 'sign')
  const isPair = (word: Word, next: Word | undefined) => {
    if (!next || !word.isContent || !(next.isContent || next.kind === 'number') || isPostingAt(word.start)) return false
    const pair = ` ${bareWords(word.lower)} ${bareWords(next.lower)} `
    return wanted.includes(pair) && !said.includes(pair)
  }
  return {
    posted: clauses.flatMap(({ words }) => words.filter(isTaken)).length,
    postedPairs: told.filter((word, at) => isPair(word, told[at + 1])).length,
  }
}

const [LEAST_SAME, LONGEST_ENDING] = [4, 3]

const wantedByGround = new WeakMap<Ground, string>()

function wantedWords(ground: Ground): string {
  const known = wantedByGround.get(ground)
  if (known !== undefined) return known
  const words = ground.wholePosting === '' ? '' : ` ${bareWords(ground.wholePosting.toLowerCase())} `
  wantedByGround.set(ground, words)
  return words
}
