import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as toasts from '#client/app/toast.ts'
import { clearToasts } from '#client/app/toast.ts'
import { tellPersonGone } from '#client/lib/running.ts'
import { type AssistantEvent, assistUpgrade } from '#shared/api/assistant.ts'
import { findKeptTask, findWayBack, type Product, takeArrival } from './kept-tasks.ts'
import { scriptAssistant } from './scripted-assistant.fixture.ts'

const assistant = scriptAssistant()
vi.mock('../call-assistant.ts', () => ({
  callAssistant: (...args: Parameters<typeof assistant.callAssistant>) => assistant.callAssistant(...args),
}))

const say = vi.spyOn(toasts, 'toast')
beforeEach(() => {
  assistant.calls.length = 0
  say.mockClear()
  stand('/job-tailored-resume')
})
afterEach(() => {
  tellPersonGone()
  clearToasts()
})

function stand(address: string): void {
  window.history.replaceState(null, '', address)
}

function placeOf(address: string) {
  const { pathname, search } = new URL(address, window.location.origin)
  return { pathname, search }
}

function ask(product: Product = 'tailored') {
  const work = findKeptTask(product)
  const answerOf = (event: AssistantEvent) => (event.type === 'step' ? { notice: undefined } : undefined)
  return { work, answer: work.run({ route: assistUpgrade, body: {}, answerOf, failure: 'Failed to generate.' }) }
}

async function finish(answer: Promise<unknown>): Promise<void> {
  assistant.last().tell({ type: 'step', text: 'Reading' })
  assistant.last().finish()
  await answer
}

describe('work that goes on when its page is left', () => {
  it('is found again by whoever comes back, and can be stopped from there', async () => {
    const { answer } = ask()
    stand('/jobs')
    stand('/job-tailored-resume')
    const again = findKeptTask('tailored')
    expect(again.getState().isBusy).toBe(true)
    assistant.last().tell({ type: 'step', text: 'Reading' })
    again.stop()
    expect(await answer).toBeDefined()
  })

  it('shows its answer at once to whoever still waits for it', async () => {
    await finish(ask().answer)
    expect(takeArrival('/job-tailored-resume')).toBeUndefined()
    expect(say).not.toHaveBeenCalled()
  })

  it('tells whoever is elsewhere that it is ready, with the way there', async () => {
    const { answer } = ask()
    stand('/jobs')
    await finish(answer)
    takeArrival('/job-tailored-resume')?.tell('/job-tailored-resume?phase=edit&doc=a')
    expect(say).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Your suggestions are ready',
        link: { label: 'See them', to: '/job-tailored-resume?phase=edit&doc=a' },
      }),
    )
    expect(takeArrival('/job-tailored-resume')).toBeUndefined()
  })

  it('does not take somebody away from another wish on the same page', async () => {
    stand('/job-tailored-resume?job=1')
    const { answer } = ask()
    stand('/job-tailored-resume?job=2')
    await finish(answer)
    expect(takeArrival('/job-tailored-resume')).toMatchObject({ place: { search: '?job=1' } })
  })

  it('leads whoever comes back to what they have not seen, and only once', async () => {
    const { answer } = ask()
    stand('/jobs')
    await finish(answer)
    const result = '/job-tailored-resume?phase=edit&doc=a'
    takeArrival('/job-tailored-resume')?.tell(result)
    expect(findWayBack(placeOf('/cover-letter'))).toBeUndefined()
    expect(findWayBack(placeOf('/job-tailored-resume?job=9'))).toBeUndefined()
    expect(findWayBack(placeOf('/job-tailored-resume'))).toBe(result)
    expect(findWayBack(placeOf(result))).toBeUndefined()
    expect(findWayBack(placeOf('/job-tailored-resume'))).toBeUndefined()
  })

  it('leads whoever comes back to the phase in which it still runs', () => {
    stand('/upgrade-resume?phase=template-selection')
    void ask('upgraded').answer
    expect(findWayBack(placeOf('/upgrade-resume'))).toBe('/upgrade-resume?phase=template-selection')
    expect(findWayBack(placeOf('/upgrade-resume?phase=input'))).toBeUndefined()
  })

  it('tells a failure to whoever is elsewhere, and nothing more to whoever sees it', async () => {
    const { work, answer } = ask()
    assistant.last().fail(new Error('down'))
    await answer
    expect(work.getState().problem).toBe('Failed to generate.')
    expect(say).not.toHaveBeenCalled()

    const second = ask()
    stand('/jobs')
    assistant.last().fail(new Error('down'))
    await second.answer
    expect(say).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Failed to generate.',
        variant: 'destructive',
        link: { label: 'Go back', to: '/job-tailored-resume' },
      }),
    )
  })

  it('runs once for each kind of document', async () => {
    const tailoring = ask()
    const first = assistant.last()
    const letter = ask('letter')
    expect(first.signal.aborted).toBe(false)
    await finish(letter.answer)
    expect(tailoring.work.getState().isBusy).toBe(true)
    void ask().answer
    expect(first.signal.aborted).toBe(true)
  })

  it('ends for whoever signs out, and what they had is forgotten', async () => {
    const { answer } = ask()
    stand('/jobs')
    await finish(answer)
    takeArrival('/job-tailored-resume')?.tell('/job-tailored-resume?phase=edit&doc=a')
    const running = ask('letter')
    tellPersonGone()
    expect(await running.answer).toBeUndefined()
    expect(findWayBack(placeOf('/job-tailored-resume'))).toBeUndefined()
  })
})
