// What a second opinion bears out: words of the source that carry a new one, where the gate finds them in the same job.
import type { Claim } from './check.ts'
import type { Ground, Opinion, Scope } from './ground.ts'
import type { ReadText } from './read-segments.ts'
import type { Word } from './read-words.ts'

/** What a second opinion found carried by words of the source. */
export function carriedWords(told: Told, scope: Scope, ground: Ground): ReadonlySet<Word> {
  return new Set(
    told.read.words.filter(({ lower, start }) =>
      ground.opinions.some(
        (opinion) => isCarried(lower, opinion, told.read, scope) || isPostings(lower, start, opinion, told, ground),
      ),
    ),
  )
}

type Told = Pick<Claim, 'read' | 'isPostingAt'>

/** Where every word is there, the phrase in question is borne out as a whole. */
export function isPhraseCarried(
  phrase: string,
  read: ReadText,
  scope: Scope,
  { opinions }: Pick<Ground, 'opinions'>,
): boolean {
  return opinions.some((opinion) => isCarried(phrase, opinion, read, scope))
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What is told as the posting's may be borne out by the posting. */
function isPostings(said: string, start: number, { word, source }: Opinion, told: Told, ground: Ground): boolean {
  const quote = bare(source)
  if (bare(word) !== said || quote.length < 3 || !told.isPostingAt(start)) return false
  return ` ${bare(ground.postingText)} `.includes(` ${quote} `)
}

/** What the dates of a job can bear out: `2019-06 to present`. */
const ofTime =
  /^(?:(?:years?|months?|decades?|since|until|from|for|former|formerly|earlier|previously|spent|stayed|began|started|joined|became|now|currently|past|last|first|then|career|experience|a|the|in|of|little|over|just|present|job|and|i|have|been)(?: |$))+$/

/** The words named stand in a line of the same job that the sentence tells of, or are its dates. */
function isCarried(said: string, { word, source }: Opinion, read: ReadText, { texts, jobs }: Scope): boolean {
  const quote = bare(source)
  if (bare(word) !== bare(said) || quote.length < 3) return false
  const isDates = jobs.some(({ source: job }) => bare(`${job.startDate} to ${job.endDate ?? 'present'}`) === quote)
  if (isDates) return ofTime.test(bare(said))
  return texts.some(
    (text) =>
      text.role !== 'skill' &&
      ` ${bare(text.read.text)} `.includes(` ${quote} `) &&
      read.words.some(({ isContent, key }) => isContent && text.read.keys.has(key)),
  )
}
