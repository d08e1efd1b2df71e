import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from '#client/app/toast.ts'
import { openAccount } from '#client/drafts/account.ts'
import { accountApi } from '#client/drafts/account-api.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { listDocuments, type VersionRow } from '#shared/api/documents.ts'
import { DocumentPicture } from './document-picture.tsx'

type ChosenVersionProps = { docId: string; version: VersionRow; onClose: () => void }

export function ChosenVersion({ docId, version, onClose }: ChosenVersionProps) {
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const { data } = useQuery({
    queryKey: [listDocuments.path, docId, 'versions', version.id],
    queryFn: () => accountApi.getVersion(docId, version.id),
  })

  const restore = async () => {
    setIsBusy(true)
    try {
      await restoreVersion(docId, version.id)
      await queries.invalidateQueries({ queryKey: [listDocuments.path] })
      onClose()
    } catch {
      toast({
        title: 'This version was not restored',
        description: 'The server didn’t answer. Nothing was changed.',
        variant: 'destructive',
      })
      setIsBusy(false)
    }
  }

  return (
    <section aria-label={`Version: ${version.cause}`} className="grid content-start gap-4 rounded-card bg-canvas p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 break-words font-medium">{version.title}</p>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void restore()}>
          {isBusy ? 'Restoring…' : 'Restore'}
        </Button>
      </div>
      <div className="mx-auto w-full max-w-sm">{data ? <DocumentPicture document={data} /> : <LateSkeleton />}</div>
    </section>
  )
}

/** Grey for a moment only where the page takes longer than one would notice. */
function LateSkeleton() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return <div className="aspect-[17/22]">{isLate && <Skeleton className="size-full rounded-page" />}</div>
}

async function restoreVersion(docId: string, versionId: string): Promise<void> {
  await openAccount().adopt(await accountApi.restoreVersion(docId, versionId))
  toast({
    title: 'Version restored',
    description: 'What you had is saved as “Before restore”.',
    action: { label: 'Undo', onSelect: () => void undoRestore(docId) },
  })
}

async function undoRestore(docId: string): Promise<void> {
  try {
    const { versions } = await accountApi.listVersions(docId)
    const before = versions.find(({ cause }) => cause === 'Before restore')
    if (!before) return
    await openAccount().adopt(await accountApi.restoreVersion(docId, before.id))
    toast({ title: 'Back to what you had' })
  } catch {
    toast({ title: 'This could not be undone', description: 'The server did not answer.', variant: 'destructive' })
  }
}
