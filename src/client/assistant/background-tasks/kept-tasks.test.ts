import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearToasts, shownToasts } from '#client/app/toast.ts'
import { tellPersonGone } from '#client/lib/running.ts'
import { type AssistantEvent, assistUpgrade } from '#shared/api/assistant.ts'
import { createKeptTasks, type KeptTasks, type Product } from './kept-tasks.ts'
import { scriptAssistant } from './scripted-assistant.fixture.ts'

let assistant: ReturnType<typeof scriptAssistant>
let tasks: KeptTasks

const said = () => shownToasts.getState()[0]

beforeEach(() => {
  assistant = scriptAssistant()
  tasks = createKeptTasks(assistant.callAssistant)
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
  const work = tasks.find(product)
  const answerOf = (event: AssistantEvent) => (event.type === 'step' ? { notice: undefined } : undefined)
  return { work, answer: work.run({ route: assistUpgrade, body: {}, answerOf, failure: 'Failed to generate.' }) }
}

async function finish(answer: Promise<unknown>): Promise<void> {
  assistant.last().tell({ type: 'step', text: 'Reading' })
  assistant.last().finish()
  await answer
}

describe('work that goes on when its page is left', () => {
  it('is found again by people who come back, and can be stopped from there', async () => {
    const { answer } = ask()
    stand('/jobs')
    stand('/job-tailored-resume')
    const again = tasks.find('tailored')
    expect(again.getState().isBusy).toBe(true)
    assistant.last().tell({ type: 'step', text: 'Reading' })
    again.stop()
    expect(await answer).toBeDefined()
  })

  it('shows its answer at once to people who still wait for it', async () => {
    await finish(ask().answer)
    expect(tasks.takeArrival('/job-tailored-resume')).toBeUndefined()
    expect(said()).toBeUndefined()
  })

  it('tells people who are elsewhere that it is ready, with the way there', async () => {
    const { answer } = ask()
    stand('/jobs')
    await finish(answer)
    tasks.takeArrival('/job-tailored-resume')?.tell('/job-tailored-resume?phase=edit&doc=a')
    expect(said()).toMatchObject({
      title: 'Your suggestions are ready',
      link: { label: 'See them', to: '/job-tailored-resume?phase=edit&doc=a' },
    })
    expect(tasks.takeArrival('/job-tailored-resume')).toBeUndefined()
  })

  it('does not take somebody away from another wish on the same page', async () => {
    stand('/job-tailored-resume?job=1')
    const { answer } = ask()
    stand('/job-tailored-resume?job=2')
    await finish(answer)
    expect(tasks.takeArrival('/job-tailored-resume')).toMatchObject({ place: { search: '?job=1' } })
  })

  it('leads people who come back to what they have not seen, and only once', async () => {
    const { answer } = ask()
    stand('/jobs')
    await finish(answer)
    const result = '/job-tailored-resume?phase=edit&doc=a'
    tasks.takeArrival('/job-tailored-resume')?.tell(result)
    expect(tasks.findWayBack(placeOf('/cover-letter'))).toBeUndefined()
    expect(tasks.findWayBack(placeOf('/job-tailored-resume?job=9'))).toBeUndefined()
    expect(tasks.findWayBack(placeOf('/job-tailored-resume'))).toBe(result)
    expect(tasks.findWayBack(placeOf(result))).toBeUndefined()
    expect(tasks.findWayBack(placeOf('/job-tailored-resume'))).toBeUndefined()
  })

  it('leads people who come back to the phase in which it still runs', () => {
    stand('/upgrade-resume?phase=template-selection')
    void ask('upgraded').answer
    expect(tasks.findWayBack(placeOf('/upgrade-resume'))).toBe('/upgrade-resume?phase=template-selection')
    expect(tasks.findWayBack(placeOf('/upgrade-resume?phase=input'))).toBeUndefined()
  })

  it('tells a failure to people who are elsewhere, and nothing more to those who see it', async () => {
    const { work, answer } = ask()
    assistant.last().fail(new Error('down'))
    await answer
    expect(work.getState().problem).toBe('Failed to generate.')
    expect(said()).toBeUndefined()

    const second = ask()
    stand('/jobs')
    assistant.last().fail(new Error('down'))
    await second.answer
    expect(said()).toMatchObject({
      title: 'Failed to generate.',
      variant: 'destructive',
      link: { label: 'Go back', to: '/job-tailored-resume' },
    })
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

  it('ends when a person signs out, and what they had is forgotten', async () => {
    const { answer } = ask()
    stand('/jobs')
    await finish(answer)
    tasks.takeArrival('/job-tailored-resume')?.tell('/job-tailored-resume?phase=edit&doc=a')
    const running = ask('letter')
    tellPersonGone()
    expect(await running.answer).toBeUndefined()
    expect(tasks.findWayBack(placeOf('/job-tailored-resume'))).toBeUndefined()
  })
})
