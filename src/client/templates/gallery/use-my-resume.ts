import { useEffect, useState } from 'react'
import { DATABASE_NAME } from '#client/drafts/draft-database.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** The visitor's own resume, once it is known that there is one. */
export function useMyResume(): Resume | undefined {
  const [resume, setResume] = useState<Resume>()

  useEffect(() => {
    let isCurrent = true
    findIfAny().then(
      (found) => {
        if (isCurrent) setResume(found)
      },
      // Without storage there is no resume to show; the gallery does not need one.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])

  return resume
}

/** Most visitors of the gallery have no draft yet and should not load the code that reads one. */
async function findIfAny(): Promise<Resume | undefined> {
  const databases = await globalThis.indexedDB?.databases?.()
  if (databases && !databases.some(({ name }) => name === DATABASE_NAME)) return undefined
  const { findMyResume } = await import('#client/drafts/find-my-resume.ts')
  return findMyResume(({ personalInfo }) => personalInfo.firstName.trim() !== '')
}
