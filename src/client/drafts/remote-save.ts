// The way to the account: after a pause in typing, never more than a few seconds behind, one call at a time.
import type { SavedDocument } from '#shared/saved-document.ts'

/** Where the account stands with a version of a document. */
export type RemoteState =
  /** There is no account. */
  | { kind: 'off' }
  | { kind: 'saved' }
  /** On its way. */
  | { kind: 'waiting' }
  /** Nobody answers; it is sent when somebody does. */
  | { kind: 'offline' }
  /** The account does not take it; the reason is for the person. */
  | { kind: 'refused'; reason: string }

/** The account's store of documents. Its `save` never rejects: `stateOf` tells how it went. */
export type RemoteDocuments = {
  save: (id: string) => Promise<void>
  stateOf: (version: Version) => RemoteState
  subscribe: (listener: () => void) => () => void
}

type Version = Pick<SavedDocument, 'id' | 'revision'>

export type RemoteSave = {
  queue: (version: Version) => void
  stateOf: RemoteDocuments['stateOf']
  subscribe: RemoteDocuments['subscribe']
  /** Sends what waits now, and what could not be sent before. */
  flush: (version: Version) => Promise<void>
  stop: () => void
}

export const REMOTE_PAUSE = 800
export const REMOTE_AT_LEAST_EVERY = 5000

export function createRemoteSave(remote: RemoteDocuments, now: () => number = Date.now): RemoteSave {
  let waiting: Version | undefined
  let waitingSince = 0
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (): Promise<void> => {
    clearTimeout(timer)
    while (waiting) {
      const { id } = waiting
      waiting = undefined
      await remote.save(id)
    }
  }

  const start = (): Promise<void> => {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    queue: (version) => {
      if (!waiting) waitingSince = now()
      waiting = version
      clearTimeout(timer)
      const pause = Math.min(REMOTE_PAUSE, Math.max(0, waitingSince + REMOTE_AT_LEAST_EVERY - now()))
      timer = setTimeout(() => void start(), pause)
    },
    stateOf: remote.stateOf,
    subscribe: remote.subscribe,
    flush: (version) => {
      const { kind } = remote.stateOf(version)
      if (kind !== 'off' && kind !== 'saved') waiting ??= version
      return start()
    },
    // What waits is sent all the same: closing a page is no reason to keep it from the account.
    stop: () => void start(),
  }
}
