import { useState } from 'react'
import { useContentActions } from '#client/document/panels/content/content-actions.ts'
import { useContentFocus } from '#client/document/panels/content/content-focus.ts'
import { FieldPair } from '#client/document/panels/content/entry-card.tsx'
import { PhotoField } from '#client/document/photo/photo-field.tsx'
import { announcePhoto } from '#client/document/photo/photo-toasts.ts'
import { Alert } from '#client/ui/alert.tsx'
import { setField } from '#engine/edit/set-field.ts'
import type { PersonalInfo } from '#engine/resume/resume.ts'
import { StepTextField } from '../fields/step-text-field.tsx'

const PHOTO = 'personalInfo.profileImage'

export function PersonalStep({ person }: { person: PersonalInfo }) {
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <FieldPair>
        <StepTextField
          path="personalInfo.firstName"
          label="First name"
          value={person.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <StepTextField
          path="personalInfo.lastName"
          label="Last name"
          value={person.lastName}
          autoComplete="family-name"
          autoCapitalize="words"
          spellCheck={false}
        />
      </FieldPair>
      <StepTextField
        path="personalInfo.professionalTitle"
        label="Professional title"
        hint="The job you do or want, such as Registered Nurse"
        value={person.professionalTitle}
        autoComplete="organization-title"
        autoCapitalize="words"
      />
      <FieldPair>
        <StepTextField
          path="personalInfo.email"
          label="Email"
          value={person.email}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <StepTextField
          path="personalInfo.phone"
          label="Phone"
          value={person.phone}
          type="tel"
          autoComplete="tel"
          spellCheck={false}
        />
      </FieldPair>
      <StepTextField
        path="personalInfo.location"
        label="Location"
        hint="City and state or country are enough"
        value={person.location}
        optional
        autoComplete="off"
        autoCapitalize="words"
      />
      <FieldPair>
        <StepTextField
          path="personalInfo.linkedin"
          label="LinkedIn"
          value={person.linkedin}
          optional
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <StepTextField
          path="personalInfo.website"
          label="Website"
          value={person.website}
          optional
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FieldPair>
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
