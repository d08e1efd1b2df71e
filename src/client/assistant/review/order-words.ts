import type { Change } from '#engine/edit/change.ts'
import { findMoved } from '#engine/edit/find-moved.ts'
import { type Resume, type SectionId, sectionIds } from '#engine/resume/resume.ts'
import { hasContent, sectionTitles } from '#engine/resume/sections.ts'

export function sectionOf(line: string, { path }: Pick<Change, 'path'>): SectionId | undefined {
  return path === 'arrangement.order' ? sectionIds.find((id) => id === line) : undefined
}

/** The lines before and after, without the sections that nobody sees. */
export function shownOrder(change: Change, resume: Resume | undefined): { before: string[]; after: string[] } {
  const isShown = (line: string) => {
    const section = sectionOf(line, change)
    return section === undefined || resume === undefined || hasContent(resume, section)
  }
  const linesOf = (text: string) => text.split('\n').filter(isShown)
  return { before: linesOf(change.before), after: linesOf(change.after) }
}

/** `Moved up: Certifications`: sections have short names, so what moved can be said. */
export function movedSections(change: Change, resume: Resume): string | undefined {
  const { before, after } = shownOrder(change, resume)
  const titles = (way: 'up' | 'down') =>
    [...findMoved(before, after)].flatMap(([from, moved]) => {
      const section = moved === way ? sectionOf(before[from] ?? '', change) : undefined
      return section ? sectionTitles[section] : []
    })
  const [up, down] = [titles('up'), titles('down')]
  if (up.length > 0) return `Moved up: ${up.join(', ')}`
  return down.length > 0 ? `Moved down: ${down.join(', ')}` : undefined
}
