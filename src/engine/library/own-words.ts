// What somebody says of themselves: the work they did, not the work they want.
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { isTitleHeld } from '#engine/writing/facts/title-held.ts'

export type OwnWords = {
  /** What they are called: positions, and the title at the top if a job bears it out. */
  names: readonly string[]
  /** What they say they did: the lines of their jobs, projects, studies and summary. */
  lines: readonly string[]
  /** Whether any job has lines: a summary alone tells little of the work. */
  tellsWork: boolean
}

export function readOwnWords(resume: Resume): OwnWords {
  const { personalInfo, experiences, education, certifications, projects } = resume
  const positions = experiences.map(({ position }) => position)
  return {
    names: [...positions, isTitleHeld(resume) ? personalInfo.professionalTitle : ''].filter(isFilled),
    lines: [
      ...experiences.flatMap(({ description }) => splitLines(description).map(({ text }) => text)),
      ...personalInfo.summary.split(/(?<=[.!?])\s+/),
      ...projects.flatMap(({ name, description }) => [name, ...splitLines(description).map(({ text }) => text)]),
      ...education.map(({ field }) => field),
      ...certifications.map(({ name }) => name),
    ].filter((line) => isFilled(line) && !isNotDone.test(line)),
    tellsWork: experiences.some(({ description }) => isFilled(description)),
  }
}

/** `Looking for a depot job` names nothing they did, and neither does `No accidents`. */
const isNotDone =
  /\b(?:looking for|look for|seek|seeking|want|hope|hoping|would like|interested in|learn|learning|aspiring|not|never|no|\p{L}+n['’]t)\b/iu

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
