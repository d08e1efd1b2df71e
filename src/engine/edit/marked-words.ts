// The words of a line with their emphasis and links, marked one by one and written as a line again.
import { apart, writeMarked } from '#engine/resume/marked-resume.ts'
import { parseInline, type RichRun } from '#engine/resume/rich-text.ts'

/** A word may be bold in its middle: its pieces are drawn one after the other. */
export type Word = RichRun[]

export type MarkedWord = { word: Word; mark: number }

/** Without `isRich` the signs of emphasis are signs like any other. */
export function splitWords(line: string, { isRich }: { isRich: boolean }): Word[] {
  const words: Word[] = []
  let isInside = false
  for (const run of isRich ? parseInline(line) : [{ text: line }]) {
    for (const part of run.text.split(/(\s+)/)) {
      if (part === '') continue
      const isSpace = part.trim() === ''
      const last = words.at(-1)
      if (!isSpace && isInside && last) last.push({ ...run, text: part })
      else if (!isSpace) words.push([{ ...run, text: part }])
      isInside = !isSpace
    }
  }
  return words
}

/** Equal for words that look equal. */
export function wordKey(word: Word): string {
  return word.map((piece) => (lookOf(piece) === plainLook ? piece.text : `${lookOf(piece)}${piece.text}`)).join(apart)
}

type Look = Omit<RichRun, 'text'>

const lookOf = ({ bold, italic, href }: Look) => `${bold ? 'b' : ''}${italic ? 'i' : ''}${apart}${href ?? ''}${apart}`
const plainLook = lookOf({})

type Stretch = RichRun & { mark: number }

/** The line that is drawn with those marks; `between` is the mark of a space between words of different ones. */
export function writeWords(words: readonly MarkedWord[], between: number): string {
  const stretches: Stretch[] = []
  for (const [place, { word, mark }] of words.entries()) {
    const before = words[place - 1]
    if (before) {
      const [left, right] = [before.word.at(-1), word[0]]
      const look = left && right && lookOf(left) === lookOf(right) ? left : {}
      add(stretches, { ...look, text: ' ', mark: before.mark === mark ? mark : between })
    }
    for (const piece of word) add(stretches, { ...piece, mark })
  }
  return stretches.map(writeStretch).join(apart)
}

function add(stretches: Stretch[], next: Stretch): void {
  const last = stretches.at(-1)
  if (last && last.mark === next.mark && lookOf(last) === lookOf(next)) last.text += next.text
  else stretches.push({ ...next })
}

function writeStretch({ text, mark, bold, italic, href }: Stretch): string {
  const emphasis = `${bold ? '**' : ''}${italic ? '*' : ''}`
  const strong = `${emphasis}${writeMarked(text, mark)}${emphasis}`
  return href === undefined ? strong : `[${strong}](${href})`
}
