// One paragraph of a letter once more: in other words or in fewer, from the same facts. Nothing comes in that it did not
// tell before.
import { splitSentences } from '#engine/language/sentences.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import type { LetterParagraph, ParagraphRole } from './letter.ts'
import { type LetterRequest, writeLetter } from './write-letter.ts'

export type ParagraphRequest = Omit<LetterRequest, 'seed'> & {
  role: ParagraphRole
  /** As it appears in the letter; the person may have changed it. */
  text: string
  /** What the rest of the letter tells. */
  rest: string
  /** Wordings the person has seen. */
  seen: readonly string[]
}

const TRIES = 6
/** Of what a paragraph tells, at least this much must be told again, and nothing else with it. */
const SAME_TALE = 0.7

/** Undefined if the same facts give no other wording. */
export function rewriteParagraph(request: ParagraphRequest): LetterParagraph | undefined {
  const { role, text } = request
  const seen = new Set([text, ...request.seen].map(squeeze))
  for (let seed = 0; seed < TRIES; seed += 1) {
    const found = writeLetter({ ...request, seed }).paragraphs.find(
      (paragraph) =>
        paragraph.role === role &&
        !seen.has(squeeze(paragraph.text)) &&
        (role === 'close' || tellsSame(text, paragraph.text)),
    )
    if (found) return found
  }
  return undefined
}

/** Undefined if it cannot be shorter without losing what it is there for. */
export function shortenParagraph({
  role,
  text,
}: Pick<ParagraphRequest, 'role' | 'text'>): Pick<LetterParagraph, 'role' | 'text'> | undefined {
  if (/\n• /.test(text)) return shortenList(text, role)
  const sentences = splitSentences(text)
  if (sentences.length === 1) return shortenSentence(text, role)
  // Nothing leans on the last sentence; what the posting asks for goes with the proof that answered it.
  const kept = sentences.slice(0, -1)
  while (role === 'proof' && speaksOfJob(kept.at(-1) ?? '')) kept.pop()
  return kept.length === 0 ? undefined : { role, text: kept.join(' ') }
}

function speaksOfJob(sentence: string): boolean {
  return /^(?:You|Your|The (?:job|posting|position|duties)|Part of|There is also|I (?:noticed|see) that)\b/.test(
    sentence,
  )
}

/** The last line argues least. */
function shortenList(text: string, role: ParagraphRole): { role: ParagraphRole; text: string } | undefined {
  const lines = text.split('\n')
  const isMany = lines.filter((line) => line.startsWith('• ')).length > 1
  return isMany ? { role, text: lines.slice(0, -1).join('\n') } : undefined
}

/** Only a part that could stand alone is cut off: an `and` may as well join two halves of one thing. */
function shortenSentence(text: string, role: ParagraphRole): { role: ParagraphRole; text: string } | undefined {
  const [head = '', ...tail] = text.split(/(?:,|;) and I |; /)
  if (tail.length === 0 || head.split(' ').length < 5) return undefined
  return { role, text: `${head.replace(/[.,;]+$/, '')}.` }
}

function tellsSame(one: string, other: string): boolean {
  const [left, right] = [topicsOf(one), topicsOf(other)]
  return shareOf(left, right) >= SAME_TALE && shareOf(right, left) >= SAME_TALE
}

function shareOf(part: readonly Topic[], whole: readonly Topic[]): number {
  const keys = new Set(whole.map(({ key }) => key))
  return part.length === 0 ? 1 : part.filter(({ key }) => keys.has(key)).length / part.length
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
