import { useEffect, useState } from 'react'
import { callRaw, readJson } from '#client/lib/api.ts'
import { useMe } from '#client/lib/me.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Label } from '#client/ui/label.tsx'
import { addresses } from '#shared/api/addresses.ts'
import type { listDocuments } from '#shared/api/documents.ts'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import { documentTitle } from '#shared/saved-document.ts'

type Sent = TrackedJob['documents'][number]

type DocumentsSentProps = { entry: TrackedJob; onChange: (documents: Sent[]) => void }

/** Which resume and which letter went to this employer. A document deleted since keeps its name here. */
export function DocumentsSent({ entry, onChange }: DocumentsSentProps) {
  const mine = useMyDocuments()
  const listed = [...entry.documents, ...mine.filter(({ id }) => !entry.documents.some((sent) => sent.id === id))]
  return (
    <section aria-label="Documents sent" className="grid gap-2">
      <h3 className="font-semibold text-small">Documents sent</h3>
      {listed.length === 0 && <p className="text-small text-text-2">You have no documents yet.</p>}
      <ul className="grid gap-2 touch:gap-0">
        {listed.map((document) => {
          const isSent = entry.documents.some(({ id }) => id === document.id)
          const id = `sent-${document.id}`
          return (
            <li key={document.id} className="flex min-w-0 items-center gap-2.5 touch:min-h-11">
              <Checkbox
                id={id}
                checked={isSent}
                onCheckedChange={(next) =>
                  onChange(
                    next === true
                      ? [...entry.documents, document].slice(0, 20)
                      : entry.documents.filter((sent) => sent.id !== document.id),
                  )
                }
              />
              <Label htmlFor={id} className="min-w-0 break-words font-normal touch:py-2.5">
                {document.title}
              </Label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The titles of what this device and the account hold. */
function useMyDocuments(): Sent[] {
  const { user } = useMe()
  const userId = user?.id
  const [documents, setDocuments] = useState<Sent[]>([])
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const { openDevice } = await import('#client/drafts/device.ts')
      const { drafts, letters } = openDevice()
      const onDevice = [...(await drafts.list()), ...(await letters.list())]
      const found = onDevice.map((document) => ({ id: document.id, title: documentTitle(document).slice(0, 300) }))
      const inAccount = userId
        ? readRows(await readJson(await callRaw<typeof listDocuments>(addresses.listDocuments)))
        : []
      const all = [...found, ...inAccount.filter(({ id }) => !found.some((one) => one.id === id))]
      if (isCurrent) setDocuments(all)
    }
    // Without storage there is nothing to tick.
    load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [userId])
  return documents
}

function readRows(answer: unknown): Sent[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'id' in row && 'title' in row
      ? [{ id: String(row.id), title: String(row.title).slice(0, 300) }]
      : [],
  )
}
