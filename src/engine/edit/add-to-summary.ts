import { lowerWords } from '../resume/lower-words.ts'
import type { Resume } from '../resume/resume.ts'

/** The resume with a line of its own in the summary: the one that says who somebody is opens it, any other ends it. */
export function addToSummary(resume: Resume, line: string): Resume {
  const { summary } = resume.personalInfo
  const isOpening = saysWho(resume, line) && !saysWho(resume, summary)
  const lines = isOpening ? [line, summary.trimStart()] : [summary.trimEnd(), line]
  return { ...resume, personalInfo: { ...resume.personalInfo, summary: lines.filter(Boolean).join('\n') } }
}

/** More words than this before the first pause tell a story. */
const MOST_WORDS = 6

/** `Fullstack developer, passionate about ...` opens with what the jobs are called. */
function saysWho({ personalInfo, experiences }: Resume, text: string): boolean {
  const [opening = ''] = text.trim().split(/[,.;:\n]|\s[–—-]\s|\s(?:with|who)\s/i)
  const words = lowerWords(opening)
  const titles = [personalInfo.professionalTitle, ...experiences.map(({ position }) => position)]
  const heads = titles.flatMap((title) => lowerWords(title.split(/[,(]/)[0] ?? '').slice(-1))
  return words.length <= MOST_WORDS && heads.some((head) => words.includes(head))
}
