import { listContacts } from '#engine/resume/links.ts'
import { fullName } from '#engine/resume/names.ts'
import { isProfileImage } from '#engine/resume/profile-image.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { joinParts } from './join-parts.ts'

export function PersonLines({ resume }: { resume: Resume }) {
  const { professionalTitle, profileImage } = resume.personalInfo
  const contact = listContacts(resume.personalInfo).map(({ text }) => text)
  const name = fullName(resume)
  if (!name && !professionalTitle && contact.length === 0) return null
  return (
    <div className="flex items-start gap-4">
      {profileImage !== undefined && isProfileImage(profileImage) && (
        <img src={profileImage} alt="Profile" className="size-14 shrink-0 rounded-full object-cover" />
      )}
      <div className="min-w-0">
        <p className="font-medium text-text">{joinParts([name, professionalTitle], ', ')}</p>
        <p>{contact.join(' · ')}</p>
      </div>
    </div>
  )
}
