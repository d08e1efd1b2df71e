// Lines that found no place, put into the part of the resume that the person chose.
import { newId } from '#client/lib/new-id.ts'
import { addToSummary } from '#engine/edit/add-to-summary.ts'
import type { Resume } from '#engine/resume/resume.ts'

const lineTargets = {
  summary: 'Summary',
  experience: 'Experience',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
} as const

export type LineTarget = keyof typeof lineTargets

export const targetNames = Object.entries(lineTargets).map(([target, name]) => ({
  // The keys of the record above.
  target: target as LineTarget,
  name,
}))

/** `placed`: where each line goes, by its number in the list. */
export function placeLines(resume: Resume, lines: readonly string[], placed: ReadonlyMap<number, LineTarget>): Resume {
  return [...placed]
    .toSorted(([a], [b]) => a - b)
    .reduce((whole, [at, target]) => writers[target](whole, lines[at] ?? ''), resume)
}

const addLine = (text: string, line: string) => [text, line].filter((part) => part.trim() !== '').join('\n')

const writers: Record<LineTarget, (resume: Resume, line: string) => Resume> = {
  summary: addToSummary,
  // What follows the jobs of a document belongs to the last of them most often.
  experience: (resume, line) => {
    const last = resume.experiences.at(-1)
    if (!last) {
      const entry = { id: newId(), company: '', position: '', startDate: '', current: false, description: `- ${line}` }
      return { ...resume, experiences: [entry] }
    }
    const description = addLine(last.description, `- ${line}`)
    return { ...resume, experiences: [...resume.experiences.slice(0, -1), { ...last, description }] }
  },
  skills: (resume, line) => {
    const [first = { id: newId(), name: '', skills: [] }, ...rest] = resume.skillCategories
    const names = line.split(/\s*[,;|•·]\s*/).filter((name) => name !== '')
    const skills = [...first.skills, ...names.map((name) => ({ id: newId(), name }))]
    return { ...resume, skillCategories: [{ ...first, skills }, ...rest] }
  },
  certifications: (resume, line) => ({
    ...resume,
    certifications: [...resume.certifications, { id: newId(), name: line, issuer: '', date: '' }],
  }),
  languages: (resume, line) => {
    const names = line.split(/\s*[,;|•·]\s*/).filter((name) => name !== '')
    return { ...resume, languages: [...resume.languages, ...names.map((name) => ({ id: newId(), name, level: '' }))] }
  },
}
