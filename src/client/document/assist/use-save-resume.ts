import { useCallback } from 'react'
import { toast } from '#client/app/toast.ts'
import { useDocumentSession } from '../store/document-context.tsx'

/** Writes what is not yet written and says so. */
export function useSaveResume(): () => Promise<void> {
  const { autosave } = useDocumentSession()
  return useCallback(async () => {
    await autosave.flush()
    toast({ title: 'Resume saved' })
  }, [autosave])
}
