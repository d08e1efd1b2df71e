// Sentences of a letter that hold but for some words: in once the person says that they are true, gone if they do not.
import { joinSentences, splitSentences } from '#engine/language/sentences.ts'
import type { AskedSentence } from '#shared/api/assistant.ts'
import { isGreeting, joinBlocks, nearestText, splitBody } from './letter-blocks.ts'
import type { LetterNotes } from './letter-notes.ts'

/** The body with the sentence where it belongs, however the letter was edited since. */
export function withSentence(body: string, asked: AskedSentence, { answer, confirmed }: LetterNotes): string {
  const blocks = splitBody(body)
  const anchors = [asked.after, ...confirmed].filter((sentence) => sentence !== '')
  const own = nearestText(answer.paragraphs[asked.paragraph]?.text ?? '', blocks)
  if (own >= 0) return joinBlocks(blocks.map((block, at) => (at === own ? withinBlock(block, asked, anchors) : block)))
  blocks.splice(placeOfNew(asked.paragraph, blocks, answer.paragraphs), 0, asked.sentence)
  return joinBlocks(blocks)
}

/** Behind the sentence it follows and behind those that were put there before it. */
function withinBlock(block: string, { sentence, after }: AskedSentence, anchors: readonly string[]): string {
  const sentences = splitSentences(block)
  let at = after === '' ? 0 : sentences.indexOf(after) + 1
  if (after !== '' && at === 0) at = sentences.length
  while (at < sentences.length && anchors.includes(sentences[at] ?? '')) at += 1
  return joinSentences([...sentences.slice(0, at), sentence, ...sentences.slice(at)])
}

/** A paragraph that waited whole: behind the last one before it that is still there, never above the greeting. */
function placeOfNew(
  paragraph: number,
  blocks: readonly string[],
  written: LetterNotes['answer']['paragraphs'],
): number {
  for (let before = paragraph - 1; before >= 0; before -= 1) {
    const at = nearestText(written[before]?.text ?? '', blocks)
    if (at >= 0) return at + 1
  }
  return isGreeting(blocks[0] ?? '') ? 1 : 0
}

/** The notes once the person has answered. */
export function withAnswered(
  notes: LetterNotes,
  { id, sentence, paragraph }: AskedSentence,
  isTrue: boolean,
): LetterNotes {
  const { answer, confirmed } = notes
  const asked = answer.asked?.filter((one) => one.id !== id)
  if (!isTrue) return { ...notes, answer: { ...answer, asked } }
  const paragraphs = answer.paragraphs.map((one, place) =>
    place === paragraph ? { ...one, text: one.text === '' ? sentence : `${one.text} ${sentence}` } : one,
  )
  return {
    ...notes,
    answer: { ...answer, asked, paragraphs },
    confirmed: [...confirmed, sentence].slice(-MOST_CONFIRMED),
  }
}

/** As many as a call takes. */
const MOST_CONFIRMED = 40
