import type { Resume } from '#engine/resume/resume.ts'
import { findUnheldYears } from '#engine/writing/summary/years-asked.ts'

/** Years told before the jobs were entered may be years in the work somebody only wants. */
export function UnheldYears({ resume }: { resume: Resume }) {
  const sentence = findUnheldYears(resume)
  if (sentence === undefined) return null
  return (
    <p className="mt-2 rounded-control bg-sunken p-3 text-text">
      “{sentence}” None of the jobs you entered is called that. Change it if it isn’t true.
    </p>
  )
}
