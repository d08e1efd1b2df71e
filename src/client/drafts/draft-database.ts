// A thin layer over IndexedDB: one table of documents, each piece of work in a transaction of its own.

export const DATABASE_NAME = 'candid'
const VERSION = 1
const TABLE = 'documents'

export type DraftFailure = 'full' | 'unavailable' | 'failed'

/** Why a draft could not be saved or read; the messages are in save-state.ts. */
export class DraftError extends Error {
  override name = 'DraftError'

  constructor(
    readonly reason: DraftFailure,
    cause?: unknown,
  ) {
    super(`The draft storage failed: ${reason}`, { cause })
  }
}

type DraftDatabase = {
  /** Runs requests on the table; what `work` leaves in its result is given once everything is written. */
  run: <T>(mode: IDBTransactionMode, work: (table: IDBObjectStore, finish: (result: T) => void) => void) => Promise<T>
  close: () => void
}

export function openDraftDatabase(factory: IDBFactory | undefined): DraftDatabase {
  let connection: Promise<IDBDatabase> | undefined

  const forget = () => {
    connection = undefined
  }

  const connect = (): Promise<IDBDatabase> => {
    connection ??= open(factory, forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return connection
  }

  const startIn = (database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction | undefined => {
    try {
      return database.transaction(TABLE, mode)
    } catch (error) {
      // The browser closes connections of its own accord, e.g. when the person clears the site's data.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return undefined
      throw toDraftError(error)
    }
  }

  return {
    run: async (mode, work) => {
      let transaction = startIn(await connect(), mode)
      if (!transaction) {
        forget()
        transaction = startIn(await connect(), mode)
      }
      if (!transaction) throw new DraftError('unavailable')
      return runIn(transaction, work)
    },
    close: () => {
      connection?.then(
        (database) => database.close(),
        () => undefined,
      )
      forget()
    },
  }
}

function runIn<T>(
  transaction: IDBTransaction,
  work: (table: IDBObjectStore, finish: (result: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let outcome: { result: T } | undefined
    transaction.oncomplete = () => {
      if (outcome) resolve(outcome.result)
      else reject(new DraftError('failed'))
    }
    transaction.onabort = () => reject(toDraftError(transaction.error))
    work(transaction.objectStore(TABLE), (result) => {
      outcome = { result }
    })
  })
}

function open(factory: IDBFactory | undefined, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) {
      reject(new DraftError('unavailable'))
      return
    }
    const request = factory.open(DATABASE_NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLE, { keyPath: 'id' })
    }
    request.onerror = () => reject(new DraftError('unavailable', request.error))
    request.onblocked = () => reject(new DraftError('unavailable'))
    request.onsuccess = () => {
      const database = request.result
      database.onclose = onClosed
      // A tab with a newer version of the product waits for this.
      database.onversionchange = () => {
        database.close()
        onClosed()
      }
      resolve(database)
    }
  })
}

function toDraftError(cause: unknown): DraftError {
  if (cause instanceof DraftError) return cause
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  return new DraftError(isFull ? 'full' : 'failed', cause)
}
