// Which sections stand in which column, and in which order.
import type { Resume, SectionId } from '#engine/resume/resume.ts'
import { sectionIds } from '#engine/resume/resume.ts'
import { hasContent } from '#engine/resume/sections.ts'
import type { Design } from '#engine/style/design.ts'

/** The person's order wins over the template's; which column a section stands in stays the template's. */
export function arrangeSections(resume: Resume, design: Design): { main: SectionId[]; side: SectionId[] } {
  const hidden = resume.arrangement?.hidden ?? []
  const shown = (id: SectionId) => !hidden.includes(id) && hasContent(resume, id)
  const rest = sectionIds.filter((id) => !design.main.includes(id) && !design.side.includes(id))
  const order = resume.arrangement?.order ?? []
  const rank = (id: SectionId, fallback: number) =>
    order.includes(id) ? order.indexOf(id) : sectionIds.length + fallback
  const arrange = (ids: readonly SectionId[]) =>
    ids
      .map((id, index) => ({ id, rank: rank(id, index) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ id }) => id)
      .filter(shown)
  return { main: arrange([...design.main, ...rest]), side: arrange(design.side) }
}
