import type { Resume } from './resume.ts'

/** Whether nothing is written yet that a page could show. New entries of a form are there before their words. */
export function isBlank({ personalInfo, experiences, education, skillCategories, ...rest }: Resume): boolean {
  const { links = [], ...person } = personalInfo
  const texts = [
    ...Object.values(person),
    ...links.map(({ url }) => url),
    ...experiences.flatMap(({ company, position, description }) => [company, position, description]),
    ...education.flatMap(({ institution, degree, field }) => [institution, degree, field]),
    ...skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name)),
  ]
  const lists = [rest.languages, rest.certifications, rest.projects]
  return texts.every((text) => !text?.trim()) && lists.every((list) => !list?.length)
}
