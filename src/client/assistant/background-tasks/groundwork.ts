// What a stream has told so far, in words: only what was counted, never a guess of how much is left.
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import type { AssistantEvent, Fit } from '#shared/api/assistant.ts'

/** What the server had read and found before it asked anybody else. */
export type Groundwork = {
  lines: number
  /** How many things the posting asks for; 0 without a posting. */
  points: number
  /** Suggestions, or paragraphs of a letter, that are there already. */
  found: { suggestions: number } | { paragraphs: number }
}

export function groundworkOf(event: AssistantEvent): Groundwork | undefined {
  if (event.type === 'proposal') {
    const { original, fit, changes } = event.answer
    return { lines: countLines(original), points: countPoints(fit), found: { suggestions: changes.length } }
  }
  if (event.type !== 'letter') return undefined
  const { resume, fit, paragraphs } = event.answer
  return { lines: countLines(resume), points: countPoints(fit), found: { paragraphs: paragraphs.length } }
}

export function groundworkWords({ lines, points, found }: Groundwork): string {
  const read = `${count(lines, 'line')} of your resume`
  const done = points > 0 ? `${read} compared with ${count(points, 'point')} in the job posting.` : `${read} read.`
  return [done, foundWords(found)].filter(Boolean).join(' ')
}

function foundWords(found: Groundwork['found']): string {
  if ('paragraphs' in found)
    return `A first draft of ${count(found.paragraphs, 'paragraph')} is ready. Press Stop to keep it.`
  if (found.suggestions === 0) return ''
  return `${count(found.suggestions, 'suggestion')} already found.`
}

export function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}

function countLines({ personalInfo, experiences, projects, education }: Resume): number {
  const texts = [personalInfo, ...experiences, ...projects, ...education].map((part) =>
    'summary' in part ? part.summary : part.description,
  )
  return texts.reduce((sum, text) => sum + splitLines(text ?? '').length, 0)
}

function countPoints(fit: Fit | undefined): number {
  return fit ? fit.mustHave.length + fit.niceToHave.length + fit.duties.length : 0
}
