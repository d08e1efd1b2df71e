import * as z from 'zod'
import { paragraphRoles } from '#engine/writing/letter/letter.ts'
import type { AssistantEvent } from '#shared/api/assistant.ts'
import type { AssistDeps } from './assist-deps.ts'
import { failureNotice } from './failure-notice.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { letterInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import { reviewOpen } from './model/review-open.ts'
import { openSentences, type WrittenParagraph } from './tasks/judge-letter.ts'
import { joinNotices } from './tasks/reading-notice.ts'
import type { LetterWish } from './tasks/write-letter.ts'
import { tellSteps } from './tell-steps.ts'

/** First our own engine's letter, at once; then, if there is a model, whatever part of its letter passes. */
export async function* proposeLetter(
  asked: Omit<LetterWish, 'today'>,
  deps: AssistDeps,
): AsyncGenerator<AssistantEvent> {
  const { model, write, today, signal } = deps
  const wish: LetterWish = { ...asked, today }
  yield { type: 'step', text: 'Reading the job...' }
  const { answer, prompt, facts } = yield* tellSteps((tell) =>
    write('draftLetter', { wish, forModel: model !== null }, tell),
  )
  yield { type: 'letter', answer }
  if (!model) return

  yield { type: 'step', text: `Asking ${model.recipient}...` }
  const { paragraphs, failure } = await askForLetter(model, prompt, signal)
  if (signal.aborted) return
  yield { type: 'step', text: 'Checking the letter against your resume...' }
  const first = await write('judgeLetter', { wish, paragraphs })
  const reviews = await reviewOpen(model, { sentences: openSentences(first), resume: facts, signal })
  if (signal.aborted) return
  const judged =
    reviews.size > 0 ? await write('judgeLetter', { wish, paragraphs, reviews: [...reviews.values()] }) : first
  const { kept, ...finished } = await write('finishLetter', { wish, draft: answer, judged })
  if (kept > 0) {
    // What our own letter left unsaid, the model's may say.
    const { unsaid: _, ...drafted } = answer
    yield { type: 'letter', answer: { ...drafted, ...finished, writer: model.recipient } }
    return
  }
  // No letter at all is a failure too.
  const noLetter = failure ?? (paragraphs.length === 0 ? new ModelFailed('there was no paragraph') : undefined)
  const notice = noLetter
    ? failureNotice(noLetter, model, { what: 'letter' })
    : `Nothing in the letter from ${model.recipient} was supported by your resume. This one was written on this server.`
  yield {
    type: 'letter',
    answer: {
      ...answer,
      dropped: [...answer.dropped, ...finished.dropped],
      ...joinNotices(answer.notice, notice),
      ...(noLetter?.isKeyRefused ? {} : { isStopgap: true }),
    },
  }
}

type Written = { paragraphs: WrittenParagraph[]; failure?: ModelFailed }

/** The result, even if it broke off. */
async function askForLetter(model: Model, prompt: string, signal: AbortSignal): Promise<Written> {
  const paragraphs: WrittenParagraph[] = []
  const element = z.object({ role: z.enum(paragraphRoles), text: z.string() })
  try {
    const request = { system: letterInstructions, prompt, element, maxElements: 6, signal }
    for await (const paragraph of askForList(model, request)) paragraphs.push(paragraph)
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    return { paragraphs, failure: error }
  }
  return { paragraphs }
}
