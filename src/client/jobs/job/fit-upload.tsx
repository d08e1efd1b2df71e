import { keepResume } from '#client/imports/keep-resume.ts'
import { ResumeUpload } from '#client/imports/resume-upload.tsx'
import type { Resume } from '#engine/resume/resume.ts'

/** A resume uploaded next to the job: it is saved and compared right away. */
export function FitUpload({ onKept }: { onKept: () => void }) {
  const keep = async (resume: Resume) => {
    if ((await keepResume(resume, {})) !== undefined) onKept()
  }
  return <ResumeUpload onRead={({ resume }) => void keep(resume)} onChecked={(resume) => void keep(resume)} />
}
