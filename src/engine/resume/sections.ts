// Which sections a resume shows, in which order and under which titles.
import { documentWords } from './document-words.ts'
import en from './languages/en.ts'
import { type Resume, type SectionId, sectionIds } from './resume.ts'

/** As we refer to them ourselves. */
export const sectionTitles = en.sections

const contentOf: Record<SectionId, (resume: Resume) => string | readonly unknown[]> = {
  summary: (resume) => resume.personalInfo.summary.trim(),
  experience: (resume) => resume.experiences,
  education: (resume) => resume.education,
  skills: (resume) => resume.skillCategories,
  projects: (resume) => resume.projects,
  certifications: (resume) => resume.certifications,
  languages: (resume) => resume.languages,
}

export function hasContent(resume: Resume, section: SectionId): boolean {
  return contentOf[section](resume).length > 0
}

/** The sections with something in them, in the person's order, without those the person hides. */
export function listShownSections(resume: Resume): SectionId[] {
  const { order = [], hidden = [] } = resume.arrangement ?? {}
  const all = new Set([...order, ...sectionIds])
  return [...all].filter((section) => !hidden.includes(section) && hasContent(resume, section))
}

/** What the person calls it, or what the document's language does. */
export function sectionTitle(resume: Resume, section: SectionId): string {
  return resume.arrangement?.titles?.[section]?.trim() || documentWords(resume).sections[section]
}
