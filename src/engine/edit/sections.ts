// The person's arrangement of the sections. It lies over the template's own order and survives a change of template.
import { type Arrangement, type Resume, type SectionId, sectionIds } from '#engine/resume/resume.ts'
import { moveItem } from './move-item.ts'

/** Every section once: the person's order first, then the ones it does not name in the given order. */
export function sectionOrder(resume: Resume, fallback: readonly SectionId[] = sectionIds): SectionId[] {
  return [...new Set([...(resume.arrangement?.order ?? []), ...fallback, ...sectionIds])]
}

/** To the place `to` among all sections. `fallback` is the order the person sees now, where they changed none. */
export function moveSection(resume: Resume, id: SectionId, to: number, fallback?: readonly SectionId[]): Resume {
  const order = sectionOrder(resume, fallback)
  const moved = moveItem(order, order.indexOf(id), to)
  return moved === order ? resume : arrange(resume, { order: moved })
}

export function isHidden(resume: Resume, id: SectionId): boolean {
  return resume.arrangement?.hidden?.includes(id) ?? false
}

/** Takes the section off the page and keeps what it says. */
export function hideSection(resume: Resume, id: SectionId): Resume {
  if (isHidden(resume, id)) return resume
  return arrange(resume, { hidden: [...(resume.arrangement?.hidden ?? []), id] })
}

export function showSection(resume: Resume, id: SectionId): Resume {
  if (!isHidden(resume, id)) return resume
  return arrange(resume, { hidden: resume.arrangement?.hidden?.filter((hidden) => hidden !== id) ?? [] })
}

/** An empty title brings the usual one back. */
export function renameSection(resume: Resume, id: SectionId, title: string): Resume {
  const { [id]: before, ...others } = resume.arrangement?.titles ?? {}
  if ((before ?? '') === title) return resume
  return arrange(resume, { titles: title === '' ? others : { ...others, [id]: title } })
}

/** Changes part of the arrangement and keeps the rest. */
export function arrange(resume: Resume, change: Partial<Arrangement>): Resume {
  return { ...resume, arrangement: { ...resume.arrangement, ...change } }
}
