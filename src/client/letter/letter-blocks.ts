import type { ParagraphRole } from '#engine/writing/letter/letter.ts'
import type { AnsweredParagraph } from '#shared/api/assistant.ts'

export type BlockKind = ParagraphRole | 'greeting' | 'signature' | 'paragraph'

export type LetterBlock = { text: string; kind: BlockKind; sources: AnsweredParagraph['sources'] }

/** The paragraphs of a letter, each known for what it is by what was written; edited ones by the words they kept. */
export function letterBlocks(texts: readonly string[], written: readonly AnsweredParagraph[]): LetterBlock[] {
  const left = [...written]
  return texts.map((text, place): LetterBlock => {
    if (place === 0 && isGreeting(text)) return { text, kind: 'greeting', sources: [] }
    const at = nearestText(
      text,
      left.map((paragraph) => paragraph.text),
    )
    const [known] = at < 0 ? [] : left.splice(at, 1)
    if (known) return { text, kind: known.role, sources: known.sources }
    const isLast = place === texts.length - 1 && texts.length > 1
    return { text, kind: isLast && text.length < 120 ? 'signature' : 'paragraph', sources: [] }
  })
}

export function isGreeting(text: string): boolean {
  return text.length < 80 && /^dear\b|^to whom|[,:]$/i.test(text)
}

export function splitBody(body: string): string[] {
  return body
    .split(/\n[ \t]*\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

export function joinBlocks(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n')
}

/** The first of the texts that is this one, or the one most of whose words are its words; -1 where none is. */
export function nearestText(text: string, texts: readonly string[]): number {
  const exact = texts.indexOf(text)
  if (exact >= 0 || text === '') return exact
  const words = wordsOf(text)
  let best = { at: -1, share: 0.5 }
  for (const [at, other] of texts.entries()) {
    const theirs = wordsOf(other)
    const common = [...words].filter((word) => theirs.has(word)).length
    const share = common / Math.max(1, Math.min(words.size, theirs.size))
    if (share > best.share) best = { at, share }
  }
  return best.at
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
}
