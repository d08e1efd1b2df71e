// How a letter should be, and what the person answered to the questions asked before it.
import * as z from 'zod'
import { letterLengths, letterQuestionIds, tones } from '#engine/writing/letter/letter.ts'
import type { AskedForLetter } from '#shared/api/assistant.ts'

const answerSchema = z.object({
  questionId: z.enum(letterQuestionIds),
  /** As it was asked: a reason to join one employer is none to join another. */
  question: z.string(),
  text: z.string(),
})

export const wishSchema = z.object({
  tone: z.enum(tones),
  mention: z.string(),
  length: z.enum(letterLengths).default('standard'),
  answers: z.array(answerSchema).default([]),
})
export type StyleWish = z.infer<typeof wishSchema>

export const plainWish: StyleWish = { tone: 'plain', mention: '', length: 'standard', answers: [] }

/** Told apart from the same words about something else. */
function wordsOf({ text, starters = [] }: AskedForLetter): string {
  return [text, ...starters].join('\n')
}

/** What was answered to this very question; empty where nothing was. */
export function answerTo(asked: AskedForLetter, { answers }: StyleWish): string {
  const { options } = asked
  const said = answers.findLast(({ question }) => question === wordsOf(asked))?.text ?? ''
  return options === undefined || said.split('\n').every((one) => options.includes(one)) ? said : ''
}

const MOST_KEPT = 12

/** The wish with another answer. An empty one takes the last one back, and stays: else one carried over would return. */
export function withAnswer(wish: StyleWish, asked: AskedForLetter, text: string): StyleWish {
  const question = wordsOf(asked)
  const others = wish.answers.filter((answer) => answer.question !== question)
  return { ...wish, answers: [...others, { questionId: asked.id, question, text }].slice(-MOST_KEPT) }
}

/** What was answered while the resume was tailored, by the words of its question. */
export type AnsweredBefore = { question: string; text: string }

/** Nobody answers twice: the wish with those too that are not in it yet. */
export function withAnswered(wish: StyleWish, before: readonly AnsweredBefore[]): StyleWish {
  const fresh = before.filter(({ question }) => !wish.answers.some((answer) => answer.question === question))
  const answers = fresh.map((answer) => ({ questionId: 'gap' as const, ...answer }))
  return answers.length === 0 ? wish : { ...wish, answers: [...answers, ...wish.answers] }
}

/** The wish with the answers that belong to this letter: those to what is asked for it, or the last where nobody asked. */
export function wishFor(wish: StyleWish, asked: readonly AskedForLetter[]): StyleWish {
  const isMeant = ({ question, text }: StyleWish['answers'][number]) =>
    text.trim() !== '' &&
    (asked.length === 0 || asked.some((one) => wordsOf(one) === question && answerTo(one, wish) === text))
  const answers = letterQuestionIds.flatMap(
    (id) => wish.answers.findLast((answer) => answer.questionId === id && isMeant(answer)) ?? [],
  )
  return { ...wish, answers }
}

/** For a call. */
export function wishBody({ tone, mention, length, answers }: StyleWish) {
  return {
    tone,
    length,
    answers: answers
      .map(({ questionId, text }) => ({ questionId, text: text.trim() }))
      .filter(({ text }) => text !== ''),
    ...(mention.trim() === '' ? {} : { mention }),
  }
}
