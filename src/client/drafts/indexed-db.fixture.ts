// As much of IndexedDB as the drafts use, in memory: requests answer later, a transaction completes after its last one.
type Handler = (() => void) | null

class FakeRequest {
  result: unknown
  error: DOMException | null = null
  onsuccess: Handler = null
  onerror: Handler = null
  onblocked: Handler = null
  onupgradeneeded: Handler = null
}

export type FakeDisk = {
  rows: Map<string, unknown>
  /** Set to make every further write fail as a full disk does. */
  isFull: boolean
  /** Writes wait until it resolves. */
  delay: Promise<void>
  writes: number
}

export function createFakeDisk(): FakeDisk {
  return { rows: new Map(), isFull: false, delay: Promise.resolve(), writes: 0 }
}

/** A factory like `window.indexedDB`; several can share a disk as tabs do. */
export function fakeIndexedDb(disk: FakeDisk): IDBFactory {
  let turn: Promise<void> = Promise.resolve()

  const transact = (mode: string) => {
    const changes = new Map<string, unknown>()
    const pending: { request: FakeRequest; work: () => unknown }[] = []
    const transaction = {
      oncomplete: null as Handler,
      onabort: null as Handler,
      error: null as DOMException | null,
      commit: () => undefined,
      objectStore: () => table,
    }
    const ask = (work: () => unknown) => {
      const request = new FakeRequest()
      pending.push({ request, work })
      return request
    }
    const view = () => new Map([...disk.rows, ...changes])
    const table = {
      transaction,
      get: (id: string) => ask(() => structuredClone(view().get(id))),
      getAll: () => ask(() => structuredClone([...view().values()].filter((row) => row !== undefined))),
      put: (row: { id: string }) => {
        const clone = structuredClone(row)
        return ask(() => changes.set(clone.id, clone))
      },
      delete: (id: string) => ask(() => changes.set(id, undefined)),
    }
    // One at a time, as transactions that write to one table run.
    turn = turn.then(async () => {
      if (mode === 'readwrite') await disk.delay
      for (let next = pending.shift(); next; next = pending.shift()) {
        next.request.result = next.work()
        next.request.onsuccess?.()
        await Promise.resolve()
      }
      if (changes.size > 0 && disk.isFull) {
        transaction.error = new DOMException('No room', 'QuotaExceededError')
        transaction.onabort?.()
        return
      }
      for (const [id, row] of changes) {
        disk.writes += 1
        if (row === undefined) disk.rows.delete(id)
        else disk.rows.set(id, row)
      }
      transaction.oncomplete?.()
    })
    return transaction
  }

  const factory = {
    open: () => {
      const request = new FakeRequest()
      queueMicrotask(() => {
        request.result = {
          createObjectStore: () => undefined,
          transaction: (_table: string, mode: string) => transact(mode),
          close: () => undefined,
        }
        request.onupgradeneeded?.()
        request.onsuccess?.()
      })
      return request
    },
  }
  // The drafts call nothing else of the real one.
  return factory as unknown as IDBFactory
}
