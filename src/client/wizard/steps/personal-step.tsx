import { useState } from 'react'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { useContentFocus } from '#client/editing/panels/content/content-focus.ts'
import { PersonalFields } from '#client/editing/panels/content/personal-fields.tsx'
import { PhotoField } from '#client/editing/photo/photo-field.tsx'
import { announcePhoto } from '#client/editing/photo/photo-toasts.ts'
import { Alert } from '#client/ui/alert.tsx'
import { setField } from '#engine/edit/set-field.ts'
import type { PersonalInfo } from '#engine/resume/resume.ts'

const PHOTO = 'personalInfo.profileImage'

export function PersonalStep({ person }: { person: PersonalInfo }) {
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <PersonalFields person={person} isLocationOptional />
      <StepPhoto image={person.profileImage} />
    </div>
  )
}

function StepPhoto({ image }: { image: string | undefined }) {
  const { change } = useContentActions()
  const { focusField } = useContentFocus()
  const [problem, setProblem] = useState<{ message: string; turn: number } | undefined>(undefined)

  return (
    <div className="grid gap-3">
      <p className="font-medium text-small">
        Profile photo <span className="font-normal text-text-3">(optional)</span>
      </p>
      {problem && <Alert key={problem.turn}>{problem.message}</Alert>}
      <PhotoField
        place="wizard"
        value={image}
        fieldPath={PHOTO}
        onChange={(next) => {
          setProblem(undefined)
          const label = next === undefined ? 'Remove photo' : 'Change photo'
          change((resume) => setField(resume, PHOTO, next), { label })
          announcePhoto(next === undefined ? 'removed' : 'updated')
        }}
        onProblem={({ message }) => {
          setProblem((before) => ({ message, turn: (before?.turn ?? 0) + 1 }))
          focusField(PHOTO)
        }}
      />
    </div>
  )
}
