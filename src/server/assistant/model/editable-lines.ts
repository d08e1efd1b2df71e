import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'

export type EditableLine = { path: string; line: string }

/** The lines a model may propose to change, each with its address. Names, titles, dates and degrees are not among them. */
export function editableLines(resume: Resume): EditableLine[] {
  const texts: [path: string, text: string][] = [
    ['personalInfo.summary', resume.personalInfo.summary],
    ...resume.experiences.map(({ id, description }): [string, string] => [
      `experiences.${id}.description`,
      description,
    ]),
    ...resume.projects.map(({ id, description }): [string, string] => [`projects.${id}.description`, description]),
    ...resume.education.map(({ id, description }): [string, string] => [
      `education.${id}.description`,
      description ?? '',
    ]),
  ]
  return texts.flatMap(([path, text]) => splitLines(text).map(({ text: line }) => ({ path, line })))
}
