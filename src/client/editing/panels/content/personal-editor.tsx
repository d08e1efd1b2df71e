import { setField } from '#engine/edit/set-field.ts'
import type { PersonalInfo } from '#engine/resume/resume.ts'
import { PhotoField } from '../../photo/photo-field.tsx'
import { announcePhoto, announcePhotoProblem } from '../../photo/photo-toasts.ts'
import { useContentActions } from './content-actions.ts'
import { DescriptionField } from './description-field.tsx'
import { PersonalFields } from './personal-fields.tsx'

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
      <PersonalFields person={person} />
      <DescriptionField
        path="personalInfo.summary"
        label="Summary"
        hint="Two or three sentences about what you do and what you are good at"
        value={person.summary}
      />
    </div>
  )
}
