import { useCallback } from 'react'
import { keepResume, tellNotImported } from './keep-resume.ts'

/** Brings a file in as a document of its own; resolves to the id to open, undefined if it is no resume. */
export function useImportResume(): (file: File, templateId?: number) => Promise<string | undefined> {
  return useCallback(async (file, templateId) => {
    const { importFailureWords, importResumeFile } = await import('./import-resume-file.ts')
    const result = await importResumeFile(file)
    if (!result.ok) {
      tellNotImported(importFailureWords[result.reason])
      return undefined
    }
    return keepResume(result.resume, { templateId, description: unreadWords(result.problems) })
  }, [])
}

function unreadWords(problems: readonly { path: string }[]): string | undefined {
  if (problems.length === 0) return undefined
  const some = problems.slice(0, 3).map(({ path }) => path)
  return `${problems.length} ${problems.length === 1 ? 'field' : 'fields'} could not be read: ${some.join(', ')}.`
}
