import * as z from 'zod'
import { type LetterParagraph, paragraphRoles } from '#engine/writing/letter/letter.ts'
import type { AssistantEvent, LetterAnswer } from '#shared/api/assistant.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { letterInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import type { AssistDeps } from './propose.ts'
import { joinNotices } from './tasks/reading-notice.ts'
import type { LetterWish } from './tasks/write-letter.ts'

/** Of a model's letter at least this many words must be true, or the engine's own is better. */
const leastWords = 120

/** First the letter of the house's own engine, at once; then, where there is a model, its letter if enough of it holds. */
export async function* proposeLetter(
  asked: Omit<LetterWish, 'today'>,
  deps: AssistDeps,
): AsyncGenerator<AssistantEvent> {
  const { model, write, today, signal } = deps
  const wish: LetterWish = { ...asked, today }
  yield { type: 'step', text: 'Reading the job...' }
  const { answer, prompt } = await write('draftLetter', { wish, forModel: model !== null })
  yield { type: 'letter', answer }
  if (!model) return

  yield { type: 'step', text: `Asking ${model.recipient}...` }
  const written = await askForLetter({ model, prompt, wish }, deps)
  if (signal.aborted) return
  const { paragraphs, dropped } = written
  if (paragraphs) {
    const finished = await write('finishLetter', { wish, draft: answer, paragraphs })
    yield { type: 'letter', answer: { ...answer, ...finished, dropped, writer: model.recipient } }
    return
  }
  const notice = `${model.recipient} did not give a usable letter. This one was written on this server.`
  yield {
    type: 'letter',
    answer: { ...answer, dropped: [...answer.dropped, ...dropped], ...joinNotices(answer.notice, notice) },
  }
}

type Paragraph = Pick<LetterParagraph, 'role' | 'text'>
/** Without paragraphs where too little of it holds. */
type Written = { paragraphs?: Paragraph[]; dropped: LetterAnswer['dropped'] }

async function askForLetter(
  { model, prompt, wish }: { model: Model; prompt: string; wish: LetterWish },
  { write, signal }: AssistDeps,
): Promise<Written> {
  const paragraphs: Paragraph[] = []
  const dropped: LetterAnswer['dropped'] = []
  const element = z.object({ role: z.enum(paragraphRoles), text: z.string() })
  try {
    const request = { system: letterInstructions, prompt, element, maxElements: 6, signal }
    for await (const { role, text } of askForList(model, request)) {
      const checked = await write('checkLetterText', { wish, text })
      dropped.push(...checked.dropped)
      if (checked.kept !== '') paragraphs.push({ role, text: checked.kept })
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    return { dropped }
  }
  const words = paragraphs.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const hasParts = paragraphs.some(({ role }) => role === 'opening') && paragraphs.some(({ role }) => role === 'proof')
  return words >= leastWords && hasParts ? { paragraphs, dropped } : { dropped }
}
