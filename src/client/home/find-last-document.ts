import { openDevice } from '#client/drafts/device.ts'
import { documentPath } from '#client/drafts/document-path.ts'
import { isFor } from '#client/drafts/draft-shelf.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { timeAgo } from '#client/lib/time-words.ts'

export type LastDocument = { title: string; path: string; edited: string }

/** What this browser worked on last, if the current user may see it. */
export async function findLastDocument(): Promise<LastDocument | undefined> {
  const { shelf, account } = openDevice()
  const drafts = await shelf.list()
  const last = drafts.find((draft) => isFor(account.read(), draft))
  if (!last) return undefined
  const { document } = last
  const edited = timeAgo(document.updatedAt, Date.now())
  return { title: documentTitle(document), path: documentPath(document), edited }
}
