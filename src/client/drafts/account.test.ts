import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccount } from './account.ts'
import type { AccountSync, Conflict } from './account-sync.ts'
import { createDevice } from './device.ts'
import { createFakeDisk, fakeIndexedDb } from './indexed-db.fixture.ts'
import { newDocument } from './new-document.ts'

const now = '2026-01-01T10:00:00.000Z'
const draft = (id: string, revision = 1) => ({ ...newDocument({ id, now }), revision })

beforeEach(() => localStorage.clear())

function setUp() {
  const device = createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage })
  const run = vi.fn(async () => undefined)
  const events: { onConflict: (conflict: Conflict) => void; onSignedOut: () => void }[] = []
  const startSync = vi.fn((_userId: string, given: (typeof events)[number]): AccountSync => {
    events.push(given)
    return {
      run,
      save: async () => undefined,
      adopt: async () => undefined,
      isOffline: () => false,
      stateOf: () => ({ kind: 'saved' }),
      subscribe: () => () => undefined,
    }
  })
  return { device, account: createAccount({ device, startSync }), run, startSync, events }
}

describe('the account of a tab', () => {
  it('is off until somebody is signed in, and is remembered for days without a connection', async () => {
    const { account, device, startSync, run } = setUp()
    expect(account.stateOf({ id: 'a', revision: 1 })).toEqual({ kind: 'off' })
    await account.connect('ada')
    expect(account.stateOf({ id: 'a', revision: 1 })).toEqual({ kind: 'saved' })
    expect(device.account.read()).toBe('ada')
    await account.connect('ada')
    expect(startSync).toHaveBeenCalledTimes(1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('takes along what it has in full when it is left, and nothing else', async () => {
    const { account, device } = setUp()
    for (const id of ['guest', 'sent', 'unsent']) await device.drafts.save(draft(id, 2), 0)
    await account.connect('ada')
    await device.shelf.mark('sent', { userId: 'ada', revision: 1, savedRevision: 2 })
    await device.shelf.mark('unsent', { userId: 'ada', revision: 1, savedRevision: 1 })
    for (const id of ['guest', 'sent']) localStorage.setItem(`candid-review-${id}`, '{}')
    await account.connect(null)
    expect(localStorage.getItem('candid-review-sent')).toBeNull()
    expect(localStorage.getItem('candid-review-guest')).not.toBeNull()
    expect((await device.shelf.list()).map(({ document }) => document.id).sort()).toEqual(['guest', 'unsent'])
    expect((await device.drafts.list()).map(({ id }) => id)).toEqual(['guest'])
    expect(device.account.read()).toBeUndefined()
    await account.connect('ada')
    expect((await device.drafts.list()).map(({ id }) => id).sort()).toEqual(['guest', 'unsent'])
  })

  it('goes on when the same person signs in again after the server had forgotten them', async () => {
    const { account, events, run } = setUp()
    await account.connect('ada')
    events[0]?.onSignedOut()
    expect(account.getState().isSignedOut).toBe(true)
    await account.connect('ada')
    expect(account.getState().isSignedOut).toBe(false)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('tells of a document changed in two places until it was read', async () => {
    const { account, events } = setUp()
    const listener = vi.fn()
    account.subscribe(listener)
    await account.connect('ada')
    const conflict = { mine: draft('a'), other: draft('b') }
    events[0]?.onConflict(conflict)
    expect(account.getState().conflicts).toEqual([conflict])
    expect(listener).toHaveBeenCalled()
    account.dismiss(conflict)
    expect(account.getState().conflicts).toEqual([])
  })
})
