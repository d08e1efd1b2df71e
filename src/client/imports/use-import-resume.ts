import { useCallback } from 'react'
import { toast } from '#client/app/toast.ts'
import { openDevice } from '#client/drafts/device.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { newId } from '#client/lib/new-id.ts'
import { importFailureWords, importResumeFile } from './import-resume-file.ts'

/** Brings a file in as a document of its own; resolves to the id to open, undefined if it is no resume. */
export function useImportResume(): (file: File, templateId?: number) => Promise<string | undefined> {
  return useCallback(async (file, templateId) => {
    const result = await importResumeFile(file)
    if (!result.ok) {
      toast({
        title: 'This file was not imported',
        description: importFailureWords[result.reason],
        variant: 'destructive',
      })
      return undefined
    }
    const id = newId()
    const now = new Date().toISOString()
    const document = newDocument({ id, now, templateId, resume: { ...result.resume, id }, cause: 'Imported' })
    try {
      await openDevice().drafts.save({ ...document, revision: 1 }, 0)
    } catch {
      toast({
        title: 'This file was not imported',
        description: 'This device could not keep it.',
        variant: 'destructive',
      })
      return undefined
    }
    const left = result.problems.length
    toast({
      title: 'Resume imported',
      ...(left === 0
        ? {}
        : {
            description: `${left} ${left === 1 ? 'field' : 'fields'} could not be read: ${result.problems
              .map(({ path }) => path)
              .slice(0, 3)
              .join(', ')}.`,
          }),
    })
    return id
  }, [])
}
