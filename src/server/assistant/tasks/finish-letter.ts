// A model's letter from what holds of it. It is never thrown away: what is missing the engine's own sentences fill.
import { joinSentences } from '#engine/language/sentences.ts'
import { judgeText } from '#engine/writing/gate/judge.ts'
import { contentKeys, readWords } from '#engine/writing/gate/read-words.ts'
import { asSentence } from '#engine/writing/letter/as-sentence.ts'
import type { ParagraphRole } from '#engine/writing/letter/letter.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { type AskedSentence, type LetterAnswer, mostAsked } from '#shared/api/assistant.ts'
import { citedParagraph } from './cited-paragraph.ts'
import { groundOf, type JudgedParagraph } from './judge-letter.ts'
import { answersOf, type LetterWish } from './write-letter.ts'

type Finishing = { wish: LetterWish; draft: LetterAnswer; judged: readonly JudgedParagraph[] }
export type FinishedLetter = Pick<LetterAnswer, 'letter' | 'paragraphs' | 'dropped' | 'asked' | 'leftOut'> & {
  /** How many sentences of the model's are in it or are asked about. */
  kept: number
}

type Paragraph = { role: ParagraphRole; text: string; open: Omit<AskedSentence, 'id' | 'paragraph'>[] }

export function finishLetter({ wish, draft, judged }: Finishing): FinishedLetter {
  const ground = groundOf(wish)
  const dropped: LetterAnswer['dropped'] = []
  const written = judged.map(({ role, sentences }): Paragraph => {
    for (const { sentence, refusal } of sentences)
      if (refusal) dropped.push({ text: sentence, reason: refusal.code, detail: refusal.text })
    const passed = sentences
      .filter(({ refusal, open }) => !refusal && open.length === 0)
      .map(({ sentence }) => sentence)
    // What a sentence refers to may have left with another: the rest is judged again.
    const again = judgeText(joinSentences(passed), ground)
    for (const { sentence, refusal } of again)
      if (refusal) dropped.push({ text: sentence, reason: refusal.code, detail: refusal.text })
    const kept = new Set(again.filter(({ refusal }) => !refusal).map(({ sentence }) => sentence))
    const open: Paragraph['open'] = []
    let after = ''
    for (const { sentence, refusal, open: words } of sentences) {
      if (!refusal && words.length > 0) open.push({ sentence, words: [...words], after })
      else if (kept.has(sentence)) after = sentence
    }
    return { role, text: joinSentences([...kept]), open }
  })
  const filled = withOwnWords(fill(written, draft), wish)
  const open = filled.flatMap((paragraph, place) => paragraph.open.map((one) => ({ ...one, paragraph: place })))
  const asked = open.slice(0, mostAsked.letter).map((one, place) => ({ ...one, id: `asked-${place + 1}` }))
  const blocks = draft.letter.split('\n\n')
  const texts = filled.map(({ text }) => text).filter((text) => text !== '')
  const posting = readPosting(wish.jobDetails)
  return {
    letter: [blocks[0] ?? '', ...texts, blocks.at(-1) ?? ''].join('\n\n'),
    paragraphs: filled.map(({ role, text }) =>
      citedParagraph({ role, text, citations: [] }, { career: ground.career, posting }),
    ),
    dropped,
    ...(asked.length > 0 ? { asked } : {}),
    ...(open.length > asked.length ? { leftOut: open.length - asked.length } : {}),
    kept: written.reduce((sum, { text, open: waiting }) => sum + waiting.length + (text === '' ? 0 : 1), 0),
  }
}

/** Shorter than this the letter takes up the engine's own proofs as well. */
const leastWords = 120
const order: readonly ParagraphRole[] = ['opening', 'proof', 'fit', 'close']

/** The engine's own paragraph where the model's of that part left, and its proofs where too little is told. */
function fill(written: readonly Paragraph[], { paragraphs }: LetterAnswer): Paragraph[] {
  const own = paragraphs.map(({ role, text }): Paragraph => ({ role, text, open: [] }))
  const filled = written.filter(({ text, open }) => text !== '' || open.length > 0)
  const add = (paragraph: Paragraph) => {
    const at = filled.findIndex(({ role }) => order.indexOf(role) > order.indexOf(paragraph.role))
    filled.splice(at < 0 ? filled.length : at, 0, paragraph)
  }
  for (const paragraph of own) {
    const isTold = filled.some(({ role, text }) => role === paragraph.role && text !== '')
    const isShort = filled.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) < leastWords
    if (!isTold || (isShort && paragraph.role === 'proof' && !tells(filled, paragraph.text))) add(paragraph)
  }
  return filled
}

/** Whether most of what a paragraph says is said already. */
function tells(filled: readonly Paragraph[], text: string): boolean {
  const said = new Set(filled.flatMap((one) => keysOf(one.text)))
  const keys = keysOf(text)
  return keys.filter((key) => said.has(key)).length >= keys.length * 0.6
}

function keysOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => contentKeys(readWords(sentence)))
}

/** What the person said, as separate paragraphs before the last one; not repeated if the engine already used it. */
function withOwnWords(paragraphs: readonly Paragraph[], wish: LetterWish): Paragraph[] {
  const told = paragraphs.map(({ text }) => text).join(' ')
  const own = answersOf(wish)
    .filter(({ questionId }) => questionId !== 'best')
    .map(({ text }) => asSentence(text))
    .filter((text) => !told.includes(text))
    .map((text): Paragraph => ({ role: 'fit', text, open: [] }))
  const last = paragraphs.at(-1)
  return last ? [...paragraphs.slice(0, -1), ...own, last] : own
}
