// A short section that the header holds.
import type { Resume, SectionId } from '#engine/resume/resume.ts'
import type { Block } from '../blocks.ts'
import type { SectionContent } from './content.ts'
import type { Look } from './look.ts'
import type { Place } from './part.ts'
import { drawSection } from './sections.ts'

/** In letters: a header with more than that on it would take the page. */
const LONGEST_OPENING = 900
const MOST_LANGUAGES = 4

/** The section that the header holds, where there is one and it is short. */
export function openingSection(resume: Resume, { design }: Look, shown: readonly SectionId[]): SectionId | undefined {
  const { opensWith } = design
  if (!opensWith || !shown.includes(opensWith)) return undefined
  const isShort = {
    summary: resume.personalInfo.summary.length <= LONGEST_OPENING,
    languages: resume.languages.length <= MOST_LANGUAGES,
  }
  return isShort[opensWith] ? opensWith : undefined
}

/** A section in the header, on the edge of the header's own text. */
export function openWith(id: SectionId, content: SectionContent, place: Place, left: number): Block[] {
  return drawSection(id, content, { ...place, width: place.width - left, index: 0 }).map((section) => ({
    ...section,
    before: place.look.gap.section * 1.2,
    ...(left > 0 ? { box: { padding: { top: 0, right: 0, bottom: 0, left } } } : {}),
  }))
}
