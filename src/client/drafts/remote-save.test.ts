import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRemoteSave, REMOTE_AT_LEAST_EVERY, REMOTE_PAUSE, type RemoteState } from './remote-save.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const version = (revision: number) => ({ id: 'doc', revision })

function setUp(save = vi.fn(async (_id: string) => undefined)) {
  let state: RemoteState = { kind: 'waiting' }
  const remote = createRemoteSave({ save, stateOf: () => state, subscribe: () => () => undefined })
  const setState = (next: RemoteState) => {
    state = next
  }
  return { save, remote, setState }
}

describe('saving to the account', () => {
  it('waits for a pause and sends once', async () => {
    const { remote, save } = setUp()
    remote.queue(version(1))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE - 1)
    remote.queue(version(2))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE - 1)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(save).toHaveBeenCalledExactlyOnceWith('doc')
  })

  it('does not fall behind somebody who never pauses', async () => {
    const { remote, save } = setUp()
    for (let revision = 1; revision * 100 <= REMOTE_AT_LEAST_EVERY; revision++) {
      remote.queue(version(revision))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('has one call on its way at a time', async () => {
    let release = () => {}
    const save = vi.fn(
      (_id: string) =>
        new Promise<undefined>((resolve) => {
          release = () => resolve(undefined)
        }),
    )
    const { remote } = setUp(save)
    remote.queue(version(1))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE)
    remote.queue(version(2))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE)
    expect(save).toHaveBeenCalledTimes(1)
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('sends again on demand what could not be sent, and nothing that is there', async () => {
    const { remote, save, setState } = setUp()
    setState({ kind: 'offline' })
    await remote.flush(version(1))
    expect(save).toHaveBeenCalledTimes(1)
    setState({ kind: 'saved' })
    await remote.flush(version(1))
    setState({ kind: 'off' })
    await remote.flush(version(1))
    expect(save).toHaveBeenCalledTimes(1)
  })
})
