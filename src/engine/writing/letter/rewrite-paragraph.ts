// One paragraph of a letter once more: in other words or in fewer, from the same facts. Nothing comes in that was not
// told in it before.
import { parseText } from '../gate/parsed-text.ts'
import { splitSentences } from '../words/tokens.ts'
import { isLetterWord } from '../words/vocabulary.ts'
import type { LetterParagraph, ParagraphRole } from './letter.ts'
import { type LetterRequest, writeLetter } from './write-letter.ts'

export type ParagraphRequest = Omit<LetterRequest, 'seed'> & {
  role: ParagraphRole
  /** As it stands in the letter; the person may have changed it. */
  text: string
  /** What the rest of the letter tells. */
  rest: string
  /** Wordings the person has seen. */
  seen: readonly string[]
}

/** Letters that are written in search of another wording. */
const tries = 6
/** With so many, the one that differs most is taken. */
const enough = 3
/** Of what a paragraph tells, at least this much must be told again. */
const sameTale = 0.6
const sameSentence = 0.75

/** Undefined where the same facts give no other wording. */
export function rewriteParagraph(request: ParagraphRequest): LetterParagraph | undefined {
  const { role, text, rest } = request
  const seen = new Set([text, ...request.seen].map(bare))
  const found: LetterParagraph[] = []
  let best: { paragraph: LetterParagraph; same: number } | undefined
  for (let seed = 0; seed < tries && !(best && (best.same === 0 || seed >= enough)); seed++) {
    const others = writeLetter({ ...request, seed }).paragraphs.filter((paragraph) => paragraph.role === role)
    found.push(...others)
    for (const paragraph of others) {
      const isSeen = seen.has(bare(paragraph.text))
      if (isSeen || !tellsOf(text, paragraph.text, role) || repeats(paragraph.text, { text, rest })) continue
      const same = sameSentences(text, paragraph.text)
      if (!best || same < best.same) best = { paragraph, same }
    }
  }
  if (best) return best.paragraph
  const mixed = exchangeSentences(text, found)
  return mixed && !seen.has(bare(mixed)) ? paragraphOf(role, mixed, found) : undefined
}

/** Undefined where it cannot be shorter without losing what it is there for. */
export function shortenParagraph({
  role,
  text,
}: Pick<ParagraphRequest, 'role' | 'text'>): Pick<LetterParagraph, 'role' | 'text'> | undefined {
  const sentences = splitSentences(text)
  if (sentences.length === 1) return shortenSentence(text, role)
  // Nothing leans on the last sentence; one about the posting that is left without its proof goes with it.
  const kept = sentences.slice(0, -1)
  while (kept.length > 0 && role !== 'close' && speaksOfJob(kept.at(-1) ?? '') && kept.length > 1) kept.pop()
  const isBare = kept.every(speaksOfJob) && role === 'proof'
  return kept.length === 0 || isBare ? undefined : { role, text: kept.join(' ') }
}

/** Only a part that could stand alone is cut off: an `and` may as well join two halves of one thing. */
function shortenSentence(text: string, role: ParagraphRole): { role: ParagraphRole; text: string } | undefined {
  const [head = '', ...tail] = text.split(/(?:,|;) and I |; /)
  if (tail.length === 0 || head.split(' ').length < 5) return undefined
  return { role, text: `${head.replace(/[.,;]+$/, '')}.` }
}

function speaksOfJob(sentence: string): boolean {
  return /^(?:You|Your|The (?:job|posting|position|role)|Part of|Another part|One thing)\b/.test(sentence)
}

function bare(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function sameSentences(text: string, other: string): number {
  const sentences = splitSentences(other)
  return splitSentences(text).filter((sentence) => sentences.includes(sentence)).length
}

const tales = new Map<string, ReadonlySet<string>>()

/** The words that say something of this person and this job; the phrases of letters say nothing. */
function taleOf(text: string): ReadonlySet<string> {
  const known = tales.get(text)
  if (known) return known
  const words = parseText(text).tokens.filter(({ kind, lower, stem }) => kind !== 'sign' && !isLetterWord(lower, stem))
  const tale = new Set(words.map(({ stem }) => stem))
  if (tales.size > 500) tales.clear()
  tales.set(text, tale)
  return tale
}

function shareOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  return part.size === 0 ? 0 : [...part].filter((word) => whole.has(word)).length / part.size
}

/** The close says what any close says. */
function tellsOf(text: string, other: string, role: ParagraphRole): boolean {
  return role === 'close' || shareOf(taleOf(text), taleOf(other)) >= sameTale
}

/** Whether it tells what stands elsewhere in the letter and did not stand here. */
function repeats(other: string, { text, rest }: { text: string; rest: string }): boolean {
  const [here, elsewhere] = [taleOf(text), taleOf(rest)]
  return splitSentences(other).some((sentence) => {
    const tale = taleOf(sentence)
    return tale.size > 2 && shareOf(tale, here) < 0.5 && shareOf(tale, elsewhere) > 0.7
  })
}

/** Sentence by sentence, where a whole paragraph does not match: the first by a first one, the others by others. */
function exchangeSentences(text: string, paragraphs: readonly LetterParagraph[]): string | undefined {
  const firsts = paragraphs.flatMap(({ citations }) => citations.slice(0, 1).map((citation) => citation.text))
  const laters = paragraphs.flatMap(({ citations }) => citations.slice(1).map((citation) => citation.text))
  const sentences = splitSentences(text)
  const next = sentences.map((sentence, place) => {
    const tale = taleOf(sentence)
    return (
      (place === 0 ? firsts : laters).find(
        (other) =>
          !sentences.includes(other) &&
          shareOf(tale, taleOf(other)) >= sameSentence &&
          shareOf(taleOf(other), tale) >= sameSentence,
      ) ?? sentence
    )
  })
  const joined = next.join(' ')
  return joined === bare(text) ? undefined : joined
}

function paragraphOf(role: ParagraphRole, text: string, paragraphs: readonly LetterParagraph[]): LetterParagraph {
  const known = paragraphs.flatMap(({ citations }) => citations)
  const citations = splitSentences(text).map(
    (sentence) => known.find((citation) => citation.text === sentence) ?? { text: sentence, facts: [], quotes: [] },
  )
  return { role, text, citations }
}
