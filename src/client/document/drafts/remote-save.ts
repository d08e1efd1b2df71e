// The way to the account: after a pause in typing, never more than a few seconds behind, one call at a time.
import type { ResumeDocument } from '../document.ts'

/** The account's store of documents; rejects where it could not save. */
export type RemoteDocuments = {
  save: (document: ResumeDocument) => Promise<void>
}

export type RemoteSave = {
  queue: (document: ResumeDocument) => void
  hasSaved: (revision: number) => boolean
  subscribe: (listener: () => void) => () => void
  flush: () => Promise<void>
  stop: () => void
}

export const REMOTE_PAUSE = 800
export const REMOTE_AT_LEAST_EVERY = 5000

export function createRemoteSave(remote: RemoteDocuments, now: () => number = Date.now): RemoteSave {
  const listeners = new Set<() => void>()
  let waiting: ResumeDocument | undefined
  let waitingSince = 0
  let savedRevision = -1
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (): Promise<void> => {
    clearTimeout(timer)
    while (waiting) {
      const document = waiting
      waiting = undefined
      try {
        await remote.save(document)
      } catch {
        // Offline or refused: the device has it, and the next change or visit sends it again.
        waiting ??= document
        return
      }
      savedRevision = Math.max(savedRevision, document.revision)
      for (const notify of [...listeners]) notify()
    }
  }

  const flush = (): Promise<void> => {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    queue: (document) => {
      if (!waiting) waitingSince = now()
      waiting = document
      clearTimeout(timer)
      const pause = Math.min(REMOTE_PAUSE, Math.max(0, waitingSince + REMOTE_AT_LEAST_EVERY - now()))
      timer = setTimeout(() => void flush(), pause)
    },
    hasSaved: (revision) => savedRevision >= revision,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    flush,
    stop: () => clearTimeout(timer),
  }
}
