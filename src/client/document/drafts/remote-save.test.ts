import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newDocument } from '../new-document.ts'
import { createRemoteSave, REMOTE_AT_LEAST_EVERY, REMOTE_PAUSE } from './remote-save.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const version = (revision: number) => ({ ...newDocument({ id: 'doc', now: '' }), revision })

function setUp(save = vi.fn(async (_document: { revision: number }) => undefined)) {
  return { save, remote: createRemoteSave({ save }), sent: () => save.mock.calls.map(([{ revision }]) => revision) }
}

describe('saving to the account', () => {
  it('waits for a pause and sends the latest version', async () => {
    const { remote, sent } = setUp()
    remote.queue(version(1))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE - 1)
    remote.queue(version(2))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE - 1)
    expect(sent()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent()).toEqual([2])
    expect(remote.hasSaved(2)).toBe(true)
    expect(remote.hasSaved(3)).toBe(false)
  })

  it('does not fall behind somebody who never pauses', async () => {
    const { remote, sent } = setUp()
    for (let revision = 1; revision * 100 <= REMOTE_AT_LEAST_EVERY; revision++) {
      remote.queue(version(revision))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(sent()).toHaveLength(1)
  })

  it('has one call on its way at a time', async () => {
    let release = () => {}
    const save = vi.fn(
      (_document: { revision: number }) =>
        new Promise<undefined>((resolve) => {
          release = () => resolve(undefined)
        }),
    )
    const { remote, sent } = setUp(save)
    remote.queue(version(1))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE)
    remote.queue(version(2))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE)
    expect(sent()).toEqual([1])
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toEqual([1, 2])
  })

  it('keeps what could not be sent for the next time', async () => {
    const { remote, save, sent } = setUp()
    save.mockRejectedValueOnce(new Error('offline'))
    remote.queue(version(1))
    await vi.advanceTimersByTimeAsync(REMOTE_PAUSE)
    expect(remote.hasSaved(1)).toBe(false)
    await remote.flush()
    expect(sent()).toEqual([1, 1])
    expect(remote.hasSaved(1)).toBe(true)
  })
})
