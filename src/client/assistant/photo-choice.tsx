import { useState } from 'react'
import { PhotoField } from '#client/editing/photo/photo-field.tsx'
import { Alert } from '#client/ui/alert.tsx'
import type { ResumeSource } from './resume-source.ts'

type PhotoChoiceProps = { source: ResumeSource; onChange: (source: ResumeSource) => void }

/** The photo comes last, and is out of the way of people who want none. */
export function PhotoChoice({ source, onChange }: PhotoChoiceProps) {
  const [problem, setProblem] = useState<string | undefined>(undefined)
  return (
    <details className="group" open={source.photo !== undefined || undefined}>
      <summary className="w-fit cursor-pointer rounded-chip font-medium text-small">
        Profile image <span className="font-normal text-text-3">(optional)</span>
      </summary>
      <div className="mt-3 grid gap-2">
        <PhotoField
          place="tailored-and-upgrade"
          value={source.photo}
          onChange={(photo) => {
            setProblem(undefined)
            const { photo: _before, ...rest } = source
            onChange(photo ? { ...rest, photo } : rest)
          }}
          onProblem={({ message }) => setProblem(message)}
        />
        {problem && <Alert>{problem}</Alert>}
      </div>
    </details>
  )
}
