// A resume as a letter reads it: what any reader would mend without asking is mended, so that no letter says
// `Software Enginner` or tells two lines as one.
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { soundFacts } from '../facts/sound-facts.ts'
import type { Dictionary } from '../steps/_step.ts'
import { splitRunOn } from '../steps/split-line.ts'
import { mendSummary } from '../summary/write-summary.ts'

export function setRight(given: Resume, spelling?: Dictionary): Resume {
  const resume = soundFacts(given)
  const { personalInfo, experiences } = resume
  return {
    ...resume,
    personalInfo: { ...personalInfo, summary: mendSummary(resume, spelling) },
    experiences: experiences.map((job) => ({ ...job, description: splitGlued(job.description) })),
  }
}

/** `TV brackets Installed drywall` */
function splitGlued(description: string): string {
  const lines = splitLines(description)
  const pieces = lines.flatMap(({ kind, text }) => splitRunOn(text).map((piece) => ({ kind, text: piece })))
  if (pieces.length === lines.length) return description
  return pieces.map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text)).join('\n')
}
