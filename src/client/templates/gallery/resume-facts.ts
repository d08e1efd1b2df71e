import type { Resume } from '#engine/resume/resume.ts'
import type { LengthFit } from '../thumbnails/template-cards.ts'

/** What of a resume speaks for one template or another. */
export type ResumeFacts = {
  length: LengthFit
  /** What the person is and was last called. */
  title: string
  isBeginner: boolean
  /** A page of it shows white paper, and nothing of a template. */
  isMostlyEmpty: boolean
}

/** Words up to which a resume looks lost on an ordinary page, and beyond which it needs a second. */
const FEW = 110
const MANY = 330
/** And up to which there is hardly anything on it. */
const HARDLY = 60

export function readFacts({ personalInfo, experiences, education, projects }: Resume): ResumeFacts {
  const texts = [
    personalInfo.summary,
    ...experiences.flatMap(({ position, company, description }) => [position, company, description]),
    ...education.flatMap(({ degree, field, description }) => [degree, field, description]),
    ...(projects ?? []).flatMap(({ name, description }) => [name, description]),
  ]
  const words = texts.reduce((sum, text) => sum + countWords(text ?? ''), 0)
  return {
    length: words < FEW ? 'short' : words > MANY ? 'long' : 'page',
    title: [personalInfo.professionalTitle, experiences[0]?.position ?? ''].join(', '),
    isBeginner: experiences.length < 2,
    isMostlyEmpty: words < HARDLY,
  }
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
