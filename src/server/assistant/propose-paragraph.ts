import * as z from 'zod'
import type { AnsweredParagraph, RewrittenParagraph } from '#shared/api/assistant.ts'
import type { AssistDeps } from './assist-deps.ts'
import { failureNotice } from './failure-notice.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { paragraphInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import type { ParagraphRequest } from './tasks/write-paragraph.ts'

/** The model's wording if there is a model and enough of it passes; otherwise another one by our own engine. */
export async function proposeParagraph(
  asked: Omit<ParagraphRequest, 'today'>,
  deps: AssistDeps,
): Promise<RewrittenParagraph> {
  const { model, write, today } = deps
  const request: ParagraphRequest = { ...asked, today }
  const { paragraph: written, failure } = model ? await askForParagraph(model, request, deps) : { paragraph: null }
  if (model && written) return { paragraph: written, writer: model.recipient }
  const offline = { paragraph: await write('draftParagraph', request), writer: 'offline' }
  if (!model) return offline
  return {
    ...offline,
    notice: failureNotice(failure ?? new ModelFailed('too little of it holds'), model, { what: 'paragraph' }),
  }
}

/** Null where too little of it holds or nothing is new. */
async function askForParagraph(
  model: Model,
  request: ParagraphRequest,
  { write, signal }: AssistDeps,
): Promise<{ paragraph: AnsweredParagraph | null; failure?: ModelFailed }> {
  const prompt = await write('promptParagraph', request)
  const element = z.object({ text: z.string() })
  try {
    const list = { system: paragraphInstructions, prompt, element, maxElements: 1, signal }
    for await (const { text } of askForList(model, list))
      return { paragraph: await write('judgeParagraph', { request, text }) }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    return { paragraph: null, failure: error }
  }
  return { paragraph: null }
}
