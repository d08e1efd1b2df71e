import { describe, expect, it, vi } from 'vitest'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { openDraftShelf } from '#client/drafts/draft-shelf.ts'
import { createDrafts } from '#client/drafts/drafts.ts'
import { createFakeDisk, type FakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import type { RemoteSave, RemoteState } from '#client/drafts/remote-save.ts'
import { createSafetyCopies } from '#client/drafts/safety-copy.ts'
import type { TabChannel, TabMessage } from '#client/drafts/tab-channel.ts'
import { setField } from '#engine/edit/set-field.ts'
import { startAutosave } from './autosave.ts'
import { createDocumentStore } from './document-store.ts'

const now = () => '2026-01-01T10:00:00.000Z'
const empty = newDocument({ id: 'doc', now: now() })

const openResumes = (factory: IDBFactory) => createDrafts({ shelf: openDraftShelf(factory), kind: 'resume' })

/** The tabs of one browser, which hear each other as soon as somebody speaks. */
function createTabs(): () => TabChannel {
  const everyone = new Set<{ owner: object; listener: (message: TabMessage) => void }>()
  return () => {
    const owner = {}
    return {
      post: (message) => {
        for (const other of everyone) if (other.owner !== owner) other.listener(message)
      },
      listen: (listener) => {
        const entry = { owner, listener }
        everyone.add(entry)
        return () => {
          everyone.delete(entry)
        }
      },
      close: () => undefined,
    }
  }
}

function createBrowser(disk: FakeDisk = createFakeDisk()) {
  const factory = fakeIndexedDb(disk)
  const openChannel = createTabs()
  const storage = new Map<string, string>()
  // The safety copies call nothing else of the real one.
  const fakeStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  } as unknown as Storage
  let ids = 0

  const openTab = (document: ResumeDocument = empty, remote?: RemoteSave) => {
    const drafts = openResumes(factory)
    const safetyCopies = createSafetyCopies(fakeStorage)
    const store = createDocumentStore(document, { now: () => 0 })
    const onCopyKept = vi.fn()
    const autosave = startAutosave(store, {
      drafts,
      safetyCopies,
      tabs: openChannel(),
      now,
      newId: () => `copy-${++ids}`,
      later: (work) => work(),
      remote,
      onCopyKept,
    })
    const type = (text: string) =>
      store.update((before) => ({ ...before, resume: setField(before.resume, 'personalInfo.firstName', text) }), {
        label: 'Edit',
        merge: 'name',
      })
    const name = () => store.getState().document.resume.personalInfo.firstName
    return { drafts, safetyCopies, store, autosave, type, name, onCopyKept }
  }
  return { disk, openTab }
}

describe('autosave', () => {
  it('writes a change at once and says so', async () => {
    const { openTab } = createBrowser()
    const { autosave, type, drafts } = openTab()
    expect(autosave.getState()).toEqual({ kind: 'unchanged' })
    type('Ada')
    expect(autosave.getState()).toEqual({ kind: 'saving' })
    await autosave.flush()
    expect(autosave.getState()).toEqual({ kind: 'on-device', at: now() })
    expect(await drafts.load('doc')).toMatchObject({ revision: 1, resume: { personalInfo: { firstName: 'Ada' } } })
  })

  it('writes nothing while nothing changes', async () => {
    const { openTab, disk } = createBrowser()
    const { autosave, store } = openTab()
    store.note((document) => ({ ...document }))
    await autosave.flush()
    expect(disk.writes).toBe(0)
  })

  it('passes over versions in between when storage is slow, and ends with the latest', async () => {
    const { openTab, disk } = createBrowser()
    const { autosave, type, drafts } = openTab()
    for (const text of ['A', 'Ad', 'Ada', 'Adam', 'Ada L']) type(text)
    await autosave.flush()
    expect(disk.writes).toBe(2)
    expect((await drafts.load('doc'))?.resume.personalInfo.firstName).toBe('Ada L')
    expect((await drafts.load('doc'))?.revision).toBe(2)
  })

  it('keeps the last keystrokes aside while storage lags, and drops them once it has caught up', async () => {
    const { openTab, disk } = createBrowser()
    let release = () => {}
    disk.delay = new Promise((resolve) => {
      release = resolve
    })
    const { autosave, type, safetyCopies } = openTab()
    type('A')
    type('Ad')
    expect(safetyCopies.read('doc')?.document).toMatchObject({ resume: { personalInfo: { firstName: 'Ad' } } })
    release()
    await autosave.flush()
    expect(safetyCopies.read('doc')).toBeUndefined()
  })

  it('keeps what is not written when the page goes away, and nothing when all is written', async () => {
    const { openTab } = createBrowser()
    const { autosave, type, safetyCopies } = openTab()
    type('Ada')
    expect(autosave.keepRest()).toBe(true)
    expect(safetyCopies.read('doc')?.document).toMatchObject({ resume: { personalInfo: { firstName: 'Ada' } } })
    await autosave.flush()
    expect(autosave.keepRest()).toBe(true)
    expect(safetyCopies.read('doc')).toBeUndefined()
  })

  it('shows a full device, keeps the change, and saves it on retry', async () => {
    const { openTab, disk } = createBrowser()
    const { autosave, type, drafts } = openTab()
    disk.isFull = true
    type('Ada')
    await autosave.flush()
    expect(autosave.getState()).toEqual({ kind: 'failed', reason: 'full' })
    disk.isFull = false
    await autosave.flush()
    expect(autosave.getState()).toEqual({ kind: 'on-device', at: now() })
    expect((await drafts.load('doc'))?.resume.personalInfo.firstName).toBe('Ada')
  })

  it('brings a change to the other tab, and back', async () => {
    const { openTab } = createBrowser()
    const one = openTab()
    const two = openTab()
    one.type('Ada')
    await one.autosave.flush()
    await vi.waitFor(() => expect(two.name()).toBe('Ada'))
    two.type('Ada L')
    await two.autosave.flush()
    await vi.waitFor(() => expect(one.name()).toBe('Ada L'))
    expect(one.onCopyKept).not.toHaveBeenCalled()
    expect(two.onCopyKept).not.toHaveBeenCalled()
  })

  it('keeps both versions when two tabs change the same draft at once', async () => {
    const { openTab } = createBrowser()
    const one = openTab()
    const two = openTab()
    one.type('Ada')
    two.type('Grace')
    await Promise.all([one.autosave.flush(), two.autosave.flush()])
    await vi.waitFor(() => expect(one.name()).toBe(two.name()))
    const names = (await one.drafts.list()).map(({ resume }) => resume.personalInfo.firstName)
    expect(names.sort()).toEqual(['Ada', 'Grace'])
    const copy = await one.drafts.load('copy-1')
    expect(copy?.resume.id).toBe('copy-1')
    expect((await one.drafts.load('doc'))?.resume.id).toBe('doc')
    expect(copy?.title).toMatch(/^(Ada|Grace) – Resume \(changed in another tab\)$/)
  })

  it('makes no copy when both tabs come to the same text', async () => {
    const { openTab } = createBrowser()
    const one = openTab()
    const two = openTab()
    one.type('Ada')
    two.type('Ada')
    await Promise.all([one.autosave.flush(), two.autosave.flush()])
    expect(await one.drafts.list()).toHaveLength(1)
  })

  it('finds what another tab saved while this one slept', async () => {
    const { openTab, disk } = createBrowser()
    const { autosave, type, name } = openTab()
    type('Ada')
    await autosave.flush()
    const stored = (await openResumes(fakeIndexedDb(disk)).load('doc')) ?? empty
    disk.rows.set('doc', { ...stored, revision: 7, resume: setField(stored.resume, 'personalInfo.firstName', 'Grace') })
    await autosave.refresh()
    expect(name()).toBe('Grace')
  })

  it('writes nothing more once stopped', async () => {
    const { openTab, disk } = createBrowser()
    const { autosave, type } = openTab()
    autosave.stop()
    type('Ada')
    await autosave.flush()
    expect(disk.writes).toBe(0)
  })

  it('tells where the account stands, and hands it what is written', async () => {
    let account: RemoteState = { kind: 'waiting' }
    const listeners = new Set<() => void>()
    const remote = {
      queue: vi.fn(),
      flush: vi.fn(async () => undefined),
      stop: () => undefined,
      stateOf: () => account,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const become = (next: RemoteState) => {
      account = next
      for (const notify of listeners) notify()
    }
    const { autosave, type } = createBrowser().openTab(empty, remote)
    expect(autosave.getState()).toEqual({ kind: 'unchanged' })
    type('Ada')
    await autosave.flush()
    expect(remote.queue).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'doc', revision: 1 }))
    expect(autosave.getState()).toEqual({ kind: 'saving' })
    become({ kind: 'saved' })
    expect(autosave.getState()).toEqual({ kind: 'saved', at: now() })
    become({ kind: 'offline' })
    expect(autosave.getState()).toEqual({ kind: 'offline', at: now() })
    become({ kind: 'refused', reason: 'Full.' })
    expect(autosave.getState()).toEqual({ kind: 'refused', at: now(), advice: 'Full.' })
    become({ kind: 'off' })
    expect(autosave.getState()).toEqual({ kind: 'on-device', at: now() })
  })
})
