// Of which work somebody is asked how many years they did it: the sentence that comes of it names the same.
import { withArticle } from '#engine/language/articles.ts'
import { calmName } from '#engine/resume/names.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { isTitleHeld } from '../facts/title-held.ts'
import { roleName } from '../letter/role-name.ts'

type Titles = Pick<Resume, 'personalInfo' | 'experiences'>

/** The latest job's, or the title where no job is entered. */
export function titleOfYears({ personalInfo, experiences }: Titles): string {
  const job = experiences.find(({ position }) => position.trim() !== '')
  return (job?.position ?? personalInfo.professionalTitle).trim()
}

/** `Years as a depot worker` */
export function yearsQuestion(resume: Titles): string {
  const written = titleOfYears(resume)
  if (written === '') return 'Years in this work'
  const title = calmName(written)
  const isCalmed = title !== written
  return `Years as ${withArticle(roleName(title) ?? (isCalmed ? title.split(' ').map(lowerStart).join(' ') : lowerStart(title)))}`
}

/** A sentence of the summary that tells years in the title, although every job is of another trade. */
export function findUnheldYears(resume: Titles): string | undefined {
  const { professionalTitle, summary } = resume.personalInfo
  if (isTitleHeld(resume)) return undefined
  const title = professionalTitle.trim().toLowerCase()
  const told = summary.split(/(?<=[.!?])\s+/).find((sentence) => {
    const lower = sentence.toLowerCase()
    return lower.includes(title) && /\byears? of experience\b/.test(lower)
  })
  return title === '' ? undefined : told
}

function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}
