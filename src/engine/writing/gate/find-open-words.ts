// Words that are neither in the source nor another form or a plain synonym of one that is: the person is asked about them.
import type { Claim } from './check.ts'
import { type Ground, isLight, type Opinion, type Scope, type SourceText, says, textSays } from './ground.ts'
import type { ReadText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { isOn, isOnExactly } from './words.ts'

/** Where it stands in the sentence. */
export type OpenWord = { text: string; start: number; end: number }

export function findOpenWords(
  { read, isOfPosting, isPostingAt, isWish }: Claim,
  scope: Scope,
  { kind, posting }: Ground,
  { asked, carried }: { asked: ReadonlySet<Word>; carried: ReadonlySet<Word> },
): OpenWord[] {
  const isLetter = kind === 'letter'
  const strays = isOfPosting || isWish ? new Set<number>() : findStrays(read, scope)
  return read.words
    .filter((word) => {
      if (strays.has(word.start) || asked.has(word)) return true
      if (word.kind !== 'word' || !word.isContent || isOn('plain', word.key) || says(scope, word.key)) return false
      if (isLetter && (isOn('letter', word.key) || ((isWish || isPostingAt(word.start)) && posting.has(word.key))))
        return false
      if (vetted.test(word.lower) || isOnExactly('absolute', word.lower)) return false
      return !isNumberWord(word) && !isPartOf(word, scope)
    })
    .filter((word) => !carried.has(word))
    .map(({ text, start, end }) => ({ text, start, end }))
}

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

/** A word that a clause has from another line than the rest of it: said, but perhaps not of this. */
function findStrays({ segments }: ReadText, scope: Scope): Set<number> {
  const lines = scope.texts.filter(({ role }) => role === 'line')
  const others = scope.texts.filter(({ role }) => role !== 'line')
  const strays = new Set<number>()
  for (const { words } of segments) {
    const told = words.filter(
      ({ kind, isContent, key, lower }) =>
        kind === 'word' &&
        isContent &&
        !isOn('plain', key) &&
        !isLight(key) &&
        !vetted.test(lower) &&
        says(scope, key) &&
        !others.some((text) => textSays(text, key)),
    )
    const uncovered = (line: SourceText) => told.filter(({ key }) => !textSays(line, key))
    const left = lines.map(uncovered).sort((one, other) => one.length - other.length)[0] ?? []
    if (left.length === 0 || left.length === told.length) continue
    const isMerged = left.length > 1 && lines.some((line) => left.every(({ key }) => textSays(line, key)))
    if (!isMerged) for (const word of left) strays.add(word.start)
  }
  return strays
}

/** The checks of credentials and languages have looked at these. */
const vetted =
  /^(?:degrees?|certified|certificates?|certifications?|licensed|licen[sc]es?|bilingual|trilingual|multilingual|speaks?|speaking|speaker|fluent|fluently|native|natively|holds?|holder|holding|professional|earned|graduated?)$/

export function isNumberWord({ lower }: Word): boolean {
  return /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|percent|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|daily|weekly|monthly|yearly|annual|annually|hourly|nightly|quarterly|th|st|nd|rd|k|pm|am)$/.test(
    lower,
  )
}

/** Looked at by the checks of credentials and languages. */
export function isVetted({ lower }: Word): boolean {
  return vetted.test(lower)
}

/** `rep` for representative, `intravenous` beside IV, `handwritten` beside hand and written. */
function isPartOf({ lower, text }: Word, { keys, texts }: Scope): boolean {
  if (lower.length >= 3) for (const key of keys) if (key.length > lower.length + 2 && key.startsWith(lower)) return true
  if (/^\p{Lu}{2,}/u.test(text)) return true
  if (lower.length < 8) return false
  return texts.some(({ read }) =>
    read.words.some(
      (word, at) =>
        word.kind === 'word' &&
        lower.startsWith(word.lower) &&
        word.lower.length > 2 &&
        read.words[at + 1]?.lower !== undefined &&
        lower ===
          word.lower + (read.words[at + 1]?.text === '-' ? read.words[at + 2]?.lower : read.words[at + 1]?.lower),
    ),
  )
}
