import type { Change } from '#engine/edit/change.ts'
import type { AssistantEvent, ProposalAnswer } from '#shared/api/assistant.ts'
import type { AssistDeps } from './assist-deps.ts'
import { failureNotice } from './failure-notice.ts'
import { askForList, ModelFailed } from './model/ask-for-list.ts'
import { tailorInstructions, upgradeInstructions } from './model/instructions.ts'
import { settleWaiting, type Waiting } from './settle-waiting.ts'
import { type ChangesWish, suggestionSchema } from './tasks/propose-changes.ts'
import { joinNotices } from './tasks/reading-notice.ts'
import { tellSteps } from './tell-steps.ts'

type Wish = Omit<ChangesWish, 'today'>

/** First what our own engine finds, at once; then, if there is a model, its suggestions as they arrive. */
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
  const { answer, prompt, facts } = yield* tellSteps((tell) =>
    write('draftChanges', { wish, forModel: model !== null }, tell),
  )
  yield { type: 'proposal', answer }
  if (!model) return

  yield { type: 'step', text: `Asking ${model.recipient}...` }
  // A suggestion speaks of the entries as they were read the first time.
  const read: ChangesWish = { ...wish, resume: answer.original, resumeData: undefined }
  const passed: Change[] = []
  const waiting: Waiting[] = []
  let failure: ModelFailed | undefined
  try {
    const request = { system: work.instructions, prompt, element: suggestionSchema, maxElements: 20, signal }
    for await (const suggestion of askForList(model, request)) {
      const id = `model-${passed.length + waiting.length + 1}`
      const { change, verdict } = await write('judgeChange', { wish: read, suggestion, id, group: work.group })
      if (!verdict.ok || verdict.unsure) {
        waiting.push({ change, verdict, suggestion })
        continue
      }
      passed.push(change)
      yield { type: 'change', change, writer: model.recipient }
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    failure = error
  }
  const isPartial = passed.length + waiting.length > 0
  const notice = failure && failureNotice(failure, model, { what: 'answer', isPartial })
  if (signal.aborted) return
  // A service that broke off is not asked again.
  const reviewer = failure === undefined ? model : null
  if (reviewer && waiting.length > 0) yield { type: 'step', text: 'Checking the suggestions against your resume...' }
  const settled = await settleWaiting(waiting, { reviewer, facts, wish: read, group: work.group }, deps)
  if (signal.aborted) return
  for (const change of settled.passed) {
    passed.push(change)
    yield { type: 'change', change, writer: model.recipient }
  }
  const joined = await write('joinProposal', { original: answer.original, passed, changes: answer.changes })
  const last: ProposalAnswer = {
    ...answer,
    ...joined,
    dropped: [...answer.dropped, ...settled.refused],
    ...(settled.leftOut > 0 ? { leftOut: settled.leftOut } : {}),
    writer: passed.length > 0 ? model.recipient : 'offline',
    ...joinNotices(answer.notice, notice),
    ...(failure?.isKeyRefused === false ? { isStopgap: true } : {}),
  }
  yield { type: 'proposal', answer: last }
}
