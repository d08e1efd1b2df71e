import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#client/lib/api-error.ts'
import { setField } from '#engine/edit/set-field.ts'
import type { DocumentRow } from '#shared/api/documents.ts'
import { documentTitle, type SavedDocument, sayTheSame } from '#shared/saved-document.ts'
import type { PutResult } from './account-api.ts'
import { createAccountSync } from './account-sync.ts'
import type { ResumeDocument } from './document.ts'
import { openDraftShelf } from './draft-shelf.ts'
import { createFakeDisk, fakeIndexedDb } from './indexed-db.fixture.ts'
import { newDocument, newLetter } from './new-document.ts'

const now = '2026-01-01T10:00:00.000Z'

function draft(id: string, firstName: string, revision = 1): ResumeDocument {
  const document = newDocument({ id, now })
  return { ...document, resume: setField(document.resume, 'personalInfo.firstName', firstName), revision }
}

/** An account on a server that counts saves as the real one does. */
function createServer() {
  const documents = new Map<string, SavedDocument>()
  let trouble: Error | undefined
  const answer = async <T>(value: () => T): Promise<T> => {
    if (trouble) throw trouble
    return value()
  }
  const put = (document: SavedDocument, base: number): PutResult => {
    const stored = documents.get(document.id)
    if (stored && sayTheSame(stored, document)) return { kind: 'saved', revision: stored.revision }
    if (stored && stored.revision !== base) return { kind: 'conflict', stored }
    const revision = (stored?.revision ?? base) + 1
    documents.set(document.id, { ...document, revision })
    return { kind: 'saved', revision }
  }
  const row = (document: SavedDocument): DocumentRow => ({
    ...{ id: document.id, kind: document.kind, revision: document.revision, templateId: document.templateId ?? null },
    ...{ title: documentTitle(document), createdAt: now, updatedAt: now, deletedAt: null },
  })
  const calls = vi.fn((document: SavedDocument, base: number) => answer(() => put(document, base)))
  return {
    documents,
    calls,
    fail: (error: Error | undefined) => {
      trouble = error
    },
    names: () =>
      [...documents.values()].flatMap((document) =>
        document.kind === 'resume' ? [document.resume.personalInfo.firstName] : [],
      ),
    api: {
      list: () => answer(() => [...documents.values()].map(row)),
      get: (id: string) => answer(() => documents.get(id)),
      put: calls,
    },
  }
}

type Server = ReturnType<typeof createServer>

function createDevice(server: Server, { userId = 'ada', disk = createFakeDisk() } = {}) {
  const shelf = openDraftShelf(fakeIndexedDb(disk))
  const posted: string[] = []
  const onConflict = vi.fn()
  const onSignedOut = vi.fn()
  let ids = 0
  let turn: Promise<void> = Promise.resolve()
  const sync = createAccountSync({
    userId,
    api: server.api,
    shelf,
    tabs: { post: ({ id }) => posted.push(id), listen: () => () => undefined, close: () => undefined },
    newId: () => `copy-${++ids}`,
    withLock: (_name, work) => work(),
    onConflict,
    onSignedOut,
  })
  const change = async (id: string, firstName: string) => {
    const found = await shelf.find(id)
    const revision = found?.document.revision ?? 0
    await shelf.save(draft(id, firstName, revision + 1), revision)
    turn = turn.then(() => sync.save(id))
    await turn
  }
  const name = async (id: string) => {
    const found = await shelf.find(id)
    return found?.document.kind === 'resume' ? found.document.resume.personalInfo.firstName : undefined
  }
  return { shelf, sync, change, name, posted, onConflict, onSignedOut, disk }
}

describe('an account and a device', () => {
  it('carries every draft of a guest over, once, resumes and letters', async () => {
    const server = createServer()
    const { shelf, sync } = createDevice(server)
    await shelf.save(draft('a', 'Ada'), 0)
    await shelf.save(draft('b', 'Bea', 7), 0)
    await shelf.save({ ...newLetter({ id: 'c', now }), revision: 2 }, 0)
    await sync.run()
    expect([...server.documents.keys()].sort()).toEqual(['a', 'b', 'c'])
    expect(sync.stateOf({ id: 'b', revision: 7 })).toEqual({ kind: 'saved' })
    expect(await shelf.find('b')).toMatchObject({ mark: { userId: 'ada', revision: 1, savedRevision: 7 } })
    await sync.run()
    expect(server.calls).toHaveBeenCalledTimes(3)
  })

  it('sends what was changed since, from the version the account has', async () => {
    const server = createServer()
    const { change, sync } = createDevice(server)
    await change('a', 'Ada')
    await change('a', 'Ada L')
    await change('a', 'Ada Lo')
    expect(server.documents.get('a')).toMatchObject({ revision: 3 })
    expect(sync.stateOf({ id: 'a', revision: 3 })).toEqual({ kind: 'saved' })
    expect(sync.stateOf({ id: 'a', revision: 4 })).toEqual({ kind: 'waiting' })
  })

  it('takes what is newer in the account where nothing was changed here, and tells the tabs', async () => {
    const server = createServer()
    const phone = createDevice(server)
    const desk = createDevice(server)
    await phone.change('a', 'Ada')
    const { document } = (await phone.shelf.find('a')) ?? {}
    if (document) await desk.shelf.adopt({ ...document, revision: 1 }, 'ada', { ifRevision: 0 })
    await phone.change('a', 'Ada L')
    await desk.sync.run()
    expect(await desk.name('a')).toBe('Ada L')
    expect(desk.posted).toEqual(['a'])
    await desk.change('a', 'Ada Lo')
    expect(server.names()).toEqual(['Ada Lo'])
    expect(desk.onConflict).not.toHaveBeenCalled()
  })

  it('keeps both where two devices changed the same document, and says so once', async () => {
    const server = createServer()
    const phone = createDevice(server)
    const desk = createDevice(server)
    await phone.change('a', 'Ada')
    const stored = server.documents.get('a')
    if (stored) await desk.shelf.adopt(stored, 'ada', { ifRevision: 0 })
    await phone.change('a', 'Bea')
    await desk.change('a', 'Cid')
    await vi.waitFor(() => expect(server.names().sort()).toEqual(['Bea', 'Cid']))
    expect(await desk.name('a')).toBe('Cid')
    expect(await desk.name('copy-1')).toBe('Bea')
    expect(server.documents.get('copy-1')).toMatchObject({
      title: 'Bea – Resume (changed elsewhere)',
      resume: { id: 'copy-1' },
      cause: { name: 'Changed elsewhere' },
    })
    expect(desk.onConflict).toHaveBeenCalledExactlyOnceWith({
      mine: expect.objectContaining({ id: 'a' }),
      other: expect.objectContaining({ id: 'copy-1' }),
    })
    await phone.sync.run()
    expect(await phone.name('a')).toBe('Cid')
  })

  it('lets one copy follow somebody who writes on two devices at once', async () => {
    const server = createServer()
    const phone = createDevice(server)
    const desk = createDevice(server)
    await phone.change('a', 'Ada')
    const stored = server.documents.get('a')
    if (stored) await desk.shelf.adopt(stored, 'ada', { ifRevision: 0 })
    for (const word of ['one', 'two', 'three']) {
      const theirs = server.documents.get('a')
      if (theirs) server.documents.set('a', { ...draft('a', `phone ${word}`), revision: theirs.revision + 1 })
      await desk.change('a', `desk ${word}`)
    }
    await vi.waitFor(() => expect(server.names().sort()).toEqual(['desk three', 'phone three']))
    expect(desk.onConflict).toHaveBeenCalledTimes(1)
    expect(await desk.shelf.list()).toHaveLength(2)
  })

  it('makes no copy where both came to the same', async () => {
    const server = createServer()
    const phone = createDevice(server)
    const desk = createDevice(server)
    await phone.change('a', 'Ada')
    await desk.change('a', 'Ada')
    expect(desk.onConflict).not.toHaveBeenCalled()
    expect(await desk.shelf.list()).toHaveLength(1)
  })

  it('drops what was deleted elsewhere, and brings it back for people who go on writing', async () => {
    const server = createServer()
    const { change, sync, shelf } = createDevice(server)
    await change('a', 'Ada')
    await change('b', 'Bea')
    server.documents.clear()
    await sync.run()
    expect(await shelf.list()).toEqual([])
    await change('a', 'Ada L')
    expect(server.names()).toEqual(['Ada L'])
  })

  it('keeps what could not be sent and sends it when the server answers again', async () => {
    const server = createServer()
    const { change, sync } = createDevice(server)
    server.fail(new TypeError('Failed to fetch'))
    await change('a', 'Ada')
    expect(sync.stateOf({ id: 'a', revision: 1 })).toEqual({ kind: 'offline' })
    expect(sync.isOffline()).toBe(true)
    server.fail(undefined)
    await sync.run()
    expect(sync.stateOf({ id: 'a', revision: 1 })).toEqual({ kind: 'saved' })
    expect(sync.isOffline()).toBe(false)
  })

  it('says why where the server refuses, and asks to sign in where it knows nobody', async () => {
    const server = createServer()
    const { change, sync, onSignedOut } = createDevice(server)
    server.fail(new ApiError('413: ...', { status: 413, reason: 'Delete one first.' }))
    await change('a', 'Ada')
    expect(sync.stateOf({ id: 'a', revision: 1 })).toEqual({ kind: 'refused', reason: 'Delete one first.' })
    expect(onSignedOut).not.toHaveBeenCalled()
    server.fail(new ApiError('401: ...', { status: 401 }))
    await sync.run()
    expect(onSignedOut).toHaveBeenCalled()
    expect(sync.stateOf({ id: 'a', revision: 1 })).toMatchObject({ kind: 'refused' })
  })

  it("leaves another person's documents alone", async () => {
    const server = createServer()
    const disk = createFakeDisk()
    const ada = createDevice(server, { disk })
    await ada.change('a', 'Ada')
    const eve = createDevice(createServer(), { disk, userId: 'eve' })
    await eve.sync.run()
    expect(await eve.name('a')).toBe('Ada')
    expect(await ada.shelf.find('a')).toMatchObject({ mark: { userId: 'ada' } })
  })

  it('names a version by its cause once', async () => {
    const server = createServer()
    const { shelf, sync, change } = createDevice(server)
    await shelf.save({ ...draft('a', 'Ada'), cause: { name: 'Imported', at: now } }, 0)
    await sync.save('a')
    await shelf.save({ ...draft('a', 'Ada L', 2), cause: { name: 'Imported', at: now } }, 1)
    await sync.save('a')
    await change('a', 'Ada Lo')
    expect(server.calls.mock.calls.map(([{ cause }]) => cause?.name)).toEqual(['Imported', undefined, undefined])
  })

  it('tells of what the server made of a document that only the account has', async () => {
    const desk = createDevice(createServer())
    const told = vi.fn()
    desk.sync.subscribe(told)
    await desk.sync.adopt(draft('a', 'Ada', 2))
    expect(told).toHaveBeenCalledTimes(1)
    expect(await desk.shelf.list()).toEqual([])
  })
})
