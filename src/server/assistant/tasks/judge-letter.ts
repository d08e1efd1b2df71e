// What the gate says of a model's letter, sentence by sentence. Runs in a worker thread.
import { splitSentences } from '#engine/language/sentences.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import { type Ground, type Opinion, openGround } from '#engine/writing/gate/ground.ts'
import { type Judgement, judgeChoices } from '#engine/writing/gate/judge.ts'
import type { ParagraphRole } from '#engine/writing/letter/letter.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { cleanInput } from '#engine/writing/words/clean-input.ts'
import type { OpenSentence, Review } from '../model/review-open.ts'
import { ownResume } from './own-resume.ts'
import { answersOf, type LetterWish } from './write-letter.ts'

/** A paragraph as a model wrote it. */
export type WrittenParagraph = { role: ParagraphRole; text: string }
export type JudgedParagraph = { role: ParagraphRole; sentences: Judgement[] }

type Judging = {
  wish: LetterWish
  paragraphs: readonly WrittenParagraph[]
  /** The model's answers about its open sentences. */
  reviews?: readonly Review[]
}

export function judgeLetter({ wish, paragraphs, reviews = [] }: Judging): JudgedParagraph[] {
  const ground = groundOf(
    wish,
    reviews.flatMap(({ carriers = [] }) => carriers),
  )
  return paragraphs.map(({ role, text }, paragraph) => ({
    role,
    sentences: judgeChoices(
      splitSentences(cleanInput(text)).map((sentence, place) => {
        const rewrite = reviews.find(({ id }) => id === idOf(paragraph, place))?.rewrite?.trim()
        return rewrite ? [sentence, cleanInput(rewrite)] : [sentence]
      }),
      ground,
    ),
  }))
}

export function groundOf(wish: LetterWish, opinions: readonly Opinion[] = []): Ground {
  const career = readCareer(ownResume(wish), { answers: answersOf(wish), today: wish.today })
  return openGround({
    kind: 'letter',
    career,
    posting: readPosting(wish.jobDetails),
    opinions,
    confirmed: wish.confirmed,
  })
}

function idOf(paragraph: number, place: number): string {
  return `${paragraph}.${place}`
}

/** The sentences that do not pass as they are. */
export function openSentences(judged: readonly JudgedParagraph[]): OpenSentence[] {
  return judged.flatMap(({ sentences }, paragraph) =>
    sentences.flatMap(({ sentence, refusal, open }, place) =>
      refusal || open.length > 0
        ? [{ id: idOf(paragraph, place), text: sentence, words: open.map(({ text }) => text), why: refusal?.text }]
        : [],
    ),
  )
}
