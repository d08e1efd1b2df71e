// What stands in the head of the page.
import { documentWords } from '#engine/resume/document-words.ts'
import { listContacts } from '#engine/resume/links.ts'
import { fullName } from '#engine/resume/names.ts'
import { isProfileImage } from '#engine/resume/profile-image.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Run } from '../blocks.ts'

export type HeaderContent = {
  name: string
  title: string
  contacts: Run[]
  photo?: string
  /** For those who cannot see the photo. */
  photoAlt: string
}

export function headerContent(resume: Resume, options: { showPhoto: boolean }): HeaderContent {
  const person = resume.personalInfo
  const contacts = listContacts(person).map(
    ({ path, text, href }): Run => ({
      text,
      path,
      noBreak: true,
      ...(href ? { href } : {}),
    }),
  )
  const name = fullName(resume)
  const { portrait } = documentWords(resume)
  const content: HeaderContent = {
    name,
    title: person.professionalTitle.trim(),
    contacts,
    photoAlt: name === '' ? portrait.alone : `${portrait.of} ${name}`,
  }
  const photo = person.profileImage?.trim()
  return photo && options.showPhoto && isProfileImage(photo) ? { ...content, photo } : content
}
