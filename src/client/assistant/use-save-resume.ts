import { useCallback } from 'react'
import { toast } from '#client/app/toast.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'

/** Writes what is not yet written and says so; a failure is said beside the title. */
export function useSaveResume(): () => Promise<void> {
  const { autosave } = useDocumentSession()
  return useCallback(async () => {
    await autosave.flush()
    if (autosave.getState().kind !== 'failed') toast({ title: 'Resume saved' })
  }, [autosave])
}
