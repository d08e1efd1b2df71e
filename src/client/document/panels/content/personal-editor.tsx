import { setField } from '#engine/edit/set-field.ts'
import type { PersonalInfo } from '#engine/resume/resume.ts'
import { PhotoField } from '../../photo/photo-field.tsx'
import { announcePhoto, announcePhotoProblem } from '../../photo/photo-toasts.ts'
import { useContentActions } from './content-actions.ts'
import { DescriptionField } from './description-field.tsx'
import { FieldPair } from './entry-card.tsx'
import { TextField } from './text-field.tsx'

export function PersonalEditor({ person }: { person: PersonalInfo }) {
  const { change } = useContentActions()

  const setPhoto = (image: string | undefined) => {
    const label = image === undefined ? 'Remove photo' : 'Change photo'
    change((resume) => setField(resume, 'personalInfo.profileImage', image), { label })
    announcePhoto(image === undefined ? 'removed' : 'updated')
  }

  return (
    <div className="@container grid grid-cols-1 gap-5">
      <PhotoField
        place="content-editor"
        value={person.profileImage}
        onChange={setPhoto}
        onProblem={announcePhotoProblem}
        fieldPath="personalInfo.profileImage"
      />
      <FieldPair>
        <TextField
          path="personalInfo.firstName"
          label="First name"
          value={person.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          path="personalInfo.lastName"
          label="Last name"
          value={person.lastName}
          autoComplete="family-name"
          autoCapitalize="words"
          spellCheck={false}
        />
      </FieldPair>
      <TextField
        path="personalInfo.professionalTitle"
        label="Professional title"
        value={person.professionalTitle}
        autoComplete="organization-title"
        autoCapitalize="words"
      />
      <TextField
        path="personalInfo.email"
        label="Email"
        value={person.email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        path="personalInfo.phone"
        label="Phone"
        value={person.phone}
        type="tel"
        autoComplete="tel"
        spellCheck={false}
      />
      <TextField
        path="personalInfo.location"
        label="Location"
        hint="City and state or country are enough"
        value={person.location}
        autoComplete="off"
        autoCapitalize="words"
      />
      <TextField
        path="personalInfo.linkedin"
        label="LinkedIn"
        value={person.linkedin}
        optional
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="linkedin.com/in/"
      />
      <TextField
        path="personalInfo.website"
        label="Website"
        value={person.website}
        optional
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      <DescriptionField
        path="personalInfo.summary"
        label="Summary"
        hint="Two or three sentences about what you do and what you are good at"
        value={person.summary}
      />
    </div>
  )
}
