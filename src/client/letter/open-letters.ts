// A letter may be ready when its page is long gone: whether it is open, and how it is written where it is not.

import { openAccount } from '#client/drafts/account.ts'
import { openDevice } from '#client/drafts/device.ts'
import type { LetterDocument } from '#client/drafts/document.ts'
import { createRemoteSave } from '#client/drafts/remote-save.ts'
import { openSession } from '#client/editing/session/document-session.ts'
import { newId } from '#client/lib/new-id.ts'
import type { LetterSession } from './letter-session.ts'

const open = new Set<LetterSession>()

/** Notes that a page has this letter open, until the function it gives is called. */
export function noteOpenLetter(session: LetterSession): () => void {
  open.add(session)
  return () => {
    open.delete(session)
  }
}

export function findOpenLetter(id: string): LetterSession | undefined {
  return [...open].find(({ store }) => store.getState().document.id === id)
}

/** The letter as it was saved last; as it was given, where it was not. */
export async function readClosedLetter(given: LetterDocument): Promise<LetterDocument> {
  return (await openDevice().letters.load(given.id)) ?? given
}

/** Saves a change of a letter that no page has open. */
export async function saveClosedLetter(
  letter: LetterDocument,
  change: (session: LetterSession) => void,
): Promise<void> {
  const session = openSession(letter, {
    device: openDevice(),
    newId,
    now: Date.now,
    remote: createRemoteSave(openAccount()),
  })
  change(session)
  await session.autosave.flush()
  session.close()
}
