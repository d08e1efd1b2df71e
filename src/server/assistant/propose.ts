import type { Change } from '#engine/edit/change.ts'
import type { RefusedChange } from '#engine/writing/proposal.ts'
import type { AssistantEvent, ProposalAnswer } from '#shared/api/assistant.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { tailorInstructions, upgradeInstructions } from './model/instructions.ts'
import type { Model } from './model/open-model.ts'
import { type ChangesWish, suggestionSchema } from './tasks/propose-changes.ts'
import { joinNotices } from './tasks/reading-notice.ts'
import type { Write } from './tasks/writing-tasks.ts'

export type AssistDeps = {
  model: Model | null
  /** The house's own engine. */
  write: Write
  /** `YYYY-MM-DD` */
  today: string
  signal: AbortSignal
}

type Wish = Omit<ChangesWish, 'today'>

/** First what the house's own engine finds, at once; then, where there is a model, its suggestions as they come. */
export async function* proposeTailoring(
  wish: Wish & { jobDescription: string },
  deps: AssistDeps,
): AsyncGenerator<AssistantEvent> {
  yield { type: 'step', text: 'Reading the job...' }
  yield* propose({ wish, instructions: tailorInstructions, group: 'match' }, deps)
}

export async function* proposeUpgrade(wish: Wish, deps: AssistDeps): AsyncGenerator<AssistantEvent> {
  yield { type: 'step', text: 'Reading the resume...' }
  yield* propose({ wish, instructions: upgradeInstructions, group: 'clarity' }, deps)
}

type Proposing = { wish: Wish; instructions: string; group: Change['group'] }

async function* propose({ wish: asked, ...work }: Proposing, deps: AssistDeps): AsyncGenerator<AssistantEvent> {
  const { model, write, today, signal } = deps
  const wish: ChangesWish = { ...asked, today }
  const { answer, prompt } = await write('draftChanges', { wish, forModel: model !== null })
  yield { type: 'proposal', answer }
  if (!model) return

  yield { type: 'step', text: `Asking ${model.recipient}...` }
  // A suggestion speaks of the entries as they were read the first time.
  const read: ChangesWish = { ...wish, resume: answer.original, resumeData: undefined }
  const passed: Change[] = []
  const refused: RefusedChange[] = []
  let notice: string | undefined
  try {
    const request = { system: work.instructions, prompt, element: suggestionSchema, maxElements: 20, signal }
    for await (const suggestion of askForList(model, request)) {
      const id = `model-${passed.length + refused.length + 1}`
      const { change, verdict } = await write('judgeChange', { wish: read, suggestion, id, group: work.group })
      if (verdict.ok) {
        const kept = verdict.unsure ? { ...change, unsure: [...verdict.unsure] } : change
        passed.push(kept)
        yield { type: 'change', change: kept, writer: model.recipient }
      } else refused.push({ change, reason: verdict.reason, detail: verdict.detail })
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    notice = `${model.recipient} did not give a usable answer${passed.length > 0 ? ' to the end' : ''}. The rest was written on this server.`
  }
  if (signal.aborted) return
  const joined = await write('joinProposal', { original: answer.original, passed, changes: answer.changes })
  const last: ProposalAnswer = {
    ...answer,
    ...joined,
    dropped: [...answer.dropped, ...refused],
    writer: passed.length > 0 ? model.recipient : 'offline',
    ...joinNotices(answer.notice, notice),
  }
  yield { type: 'proposal', answer: last }
}
