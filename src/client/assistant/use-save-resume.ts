import { useCallback } from 'react'
import { toast } from '#client/app/toast.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'

/** Saves pending changes and says so; a failure is shown next to the title. */
export function useSaveResume(): () => Promise<void> {
  const { autosave } = useDocumentSession()
  return useCallback(async () => {
    await autosave.flush()
    if (autosave.getState().kind !== 'failed') toast({ title: 'Resume saved' })
  }, [autosave])
}
