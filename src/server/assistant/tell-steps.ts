import type { AssistantEvent } from '#shared/api/assistant.ts'
import type { TellStep } from './tasks/step-words.ts'

/** Passes on what a piece of work says it is doing, when it says it; then its result. */
export async function* tellSteps<Result>(
  work: (tell: TellStep) => Promise<Result>,
): AsyncGenerator<AssistantEvent, Result> {
  const told: string[] = []
  let isDone = false
  let wake = () => {}
  const tell = (step: string) => {
    told.push(step)
    wake()
  }
  const result = work(tell).finally(() => {
    isDone = true
    wake()
  })
  // Whoever asks for the next event is told of a failure; until then it is nobody's.
  result.catch(() => undefined)
  for (;;) {
    const news = new Promise<void>((resolve) => {
      wake = resolve
    })
    const text = told.shift()
    if (text !== undefined) yield { type: 'step', text }
    else if (isDone) return result
    else await news
  }
}
