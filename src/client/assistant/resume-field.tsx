import { AppLink } from '#client/app/app-link.tsx'
import type { ResumeSource } from './resume-source.ts'
import { SourceField } from './source-field.tsx'

type ResumeFieldProps = { source: ResumeSource; error: string | undefined; onChange: (source: ResumeSource) => void }

export function ResumeField(props: ResumeFieldProps) {
  return (
    <SourceField
      {...props}
      label="Your resume"
      field="resumeData"
      hint={
        props.source.text.trim() === '' && (
          <>
            No resume yet?{' '}
            <AppLink to="/create-resume" className="underline underline-offset-4 hover:text-text">
              Create one first
            </AppLink>
            , or list your jobs, one per line.
          </>
        )
      }
    />
  )
}
