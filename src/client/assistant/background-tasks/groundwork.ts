// What a stream has told so far, in words: only what was counted, never a guess of how much is left.
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { countWishes } from '#engine/writing/match/count-wishes.ts'
import type { AssistantEvent } from '#shared/api/assistant.ts'

/** What the server had read and found before it asked anybody else. */
export type Groundwork = {
  lines: number
  /** What the posting asks for, counted in words; empty without a posting. */
  wishes: string
  /** Suggestions, or paragraphs of a letter, that are there already. */
  found: { suggestions: number } | { paragraphs: number }
}

export function groundworkOf(event: AssistantEvent): Groundwork | undefined {
  if (event.type === 'proposal') {
    const { original, fit, changes } = event.answer
    return { lines: countLines(original), wishes: fit ? countWishes(fit) : '', found: { suggestions: changes.length } }
  }
  if (event.type !== 'letter') return undefined
  const { resume, fit, paragraphs } = event.answer
  return { lines: countLines(resume), wishes: fit ? countWishes(fit) : '', found: { paragraphs: paragraphs.length } }
}

export function groundworkWords({ lines, wishes, found }: Groundwork): string {
  const read = `${count(lines, 'line')} of your resume`
  const done = wishes ? `${read} compared with ${wishes} in the job posting.` : `${read} read.`
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
