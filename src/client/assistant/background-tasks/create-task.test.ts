import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#client/lib/api-error.ts'
import type { Change } from '#engine/edit/change.ts'
import { type AssistantEvent, assistUpgrade } from '#shared/api/assistant.ts'
import { createTask, type Ending, idle, type TaskOptions } from './create-task.ts'
import { scriptAssistant } from './scripted-assistant.fixture.ts'

let assistant: ReturnType<typeof scriptAssistant>
beforeEach(() => {
  assistant = scriptAssistant()
})
const startTask = (options: TaskOptions = {}) => createTask({ call: assistant.callAssistant, ...options })

type Answer = { steps: string[]; notice?: string }

const asking = {
  route: assistUpgrade,
  body: {},
  answerOf: (event: AssistantEvent, before: Answer | undefined): Answer | undefined =>
    event.type === 'step' ? { steps: [...(before?.steps ?? []), event.text] } : before,
  failure: 'It failed.',
} as const

const step = (text: string): AssistantEvent => ({ type: 'step', text })
const change: Change = {
  id: 'c1',
  path: 'personalInfo.summary',
  kind: 'replace',
  group: 'clarity',
  before: 'One',
  after: 'Two',
  reason: 'Plainer.',
  facts: [],
}

describe('running work', () => {
  it('shows what the stream reports, and hands over the answer', async () => {
    const work = startTask()
    const answer = work.run(asking)
    expect(work.getState()).toMatchObject({ isBusy: true, step: undefined })
    assistant.last().tell(step('Reading the job...'))
    assistant.last().tell({ type: 'change', change, writer: 'x' })
    expect(work.getState()).toMatchObject({ step: 'Reading the job...', arrived: [change] })
    assistant.last().finish()
    expect(await answer).toEqual({ steps: ['Reading the job...'] })
    expect(work.getState()).toEqual(idle)
  })

  it('goes on when nobody watches it', async () => {
    const work = startTask()
    const leave = work.subscribe(() => undefined)
    const answer = work.run(asking)
    leave()
    expect(assistant.last().signal.aborted).toBe(false)
    assistant.last().tell(step('Reading'))
    assistant.last().finish()
    expect(await answer).toEqual({ steps: ['Reading'] })
  })

  it('keeps what has arrived when it is stopped', async () => {
    const endings: Ending[] = []
    const work = startTask({ onEnding: (ending) => endings.push(ending) })
    const answer = work.run(asking)
    assistant.last().tell(step('Reading'))
    work.stop()
    expect(await answer).toEqual({ steps: ['Reading'] })
    expect(endings).toEqual([{ kind: 'answered' }])
  })

  it('fails with nothing when it is stopped before anything has arrived, and says nothing of it', async () => {
    const onEnding = vi.fn()
    const work = startTask({ onEnding })
    const answer = work.run(asking)
    work.stop()
    expect(await answer).toBeUndefined()
    expect(work.getState()).toEqual(idle)
    expect(onEnding).not.toHaveBeenCalled()
  })

  it('drops everything when it is ended', async () => {
    const onEnding = vi.fn()
    const work = startTask({ onEnding })
    const answer = work.run(asking)
    assistant.last().tell(step('Reading'))
    work.end()
    expect(assistant.last().signal.aborted).toBe(true)
    expect(await answer).toBeUndefined()
    expect(onEnding).not.toHaveBeenCalled()
  })

  it('lets go of what was running when it is asked anew', async () => {
    const work = startTask()
    const first = work.run(asking)
    const old = assistant.last()
    const second = work.run(asking)
    old.tell(step('Old'))
    expect(work.getState().step).toBeUndefined()
    assistant.last().tell(step('New'))
    assistant.last().finish()
    expect(await first).toBeUndefined()
    expect(await second).toEqual({ steps: ['New'] })
  })

  it('says what the person can mend beside the failure, until it was seen', async () => {
    const work = startTask()
    const answer = work.run(asking)
    assistant.last().fail(new ApiError('429', { status: 429, reason: 'Please wait a little.' }))
    expect(await answer).toBeUndefined()
    expect(work.getState().problem).toBe('It failed. Please wait a little.')
    const leave = work.subscribe(() => undefined)
    expect(work.getState().problem).toBe('It failed. Please wait a little.')
    leave()
    await Promise.resolve()
    expect(work.getState()).toEqual(idle)
  })

  it('gives what had arrived when the connection is lost, and says so', async () => {
    const work = startTask()
    const answer = work.run(asking)
    assistant.last().tell(step('Reading'))
    assistant.last().fail(new TypeError('network'))
    expect(await answer).toMatchObject({ steps: ['Reading'], notice: expect.stringContaining('connection was lost') })
  })
})
