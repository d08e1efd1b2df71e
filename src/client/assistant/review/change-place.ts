import type { Resume } from '#engine/resume/resume.ts'

/** Where a change stands, as a person calls it: `Experience · Harbour Clinic`. */
export function changePlace(resume: Resume, path: string): string {
  const [list, id, inner] = path.split('.')
  if (list === 'experiences') return named('Experience', resume.experiences.find((entry) => entry.id === id)?.company)
  if (list === 'education') return named('Education', resume.education.find((entry) => entry.id === id)?.institution)
  if (list === 'projects') return named('Projects', resume.projects.find((entry) => entry.id === id)?.name)
  if (list === 'certifications')
    return named('Certificates', resume.certifications.find((entry) => entry.id === id)?.name)
  if (list === 'languages') return 'Languages'
  if (list === 'skillCategories')
    return named('Skills', inner ? resume.skillCategories.find((entry) => entry.id === id)?.name : undefined)
  if (list === 'arrangement') return 'Order of sections'
  if (path === 'personalInfo.summary') return 'Summary'
  if (path === 'personalInfo.professionalTitle') return 'Professional title'
  return 'Personal details'
}

function named(section: string, name: string | undefined): string {
  return name?.trim() ? `${section} · ${name}` : section
}
