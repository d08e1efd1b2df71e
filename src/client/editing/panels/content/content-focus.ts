// Which tab and card hold a field, and how the field gets the focus.
import { createContext, use } from 'react'
import { type EntryList, entryLists } from '#engine/edit/entries.ts'

export const contentTabs = [
  'personal',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'sections',
] as const
export type ContentTab = (typeof contentTabs)[number]

const tabOfList: Record<EntryList, ContentTab> = {
  experiences: 'experience',
  education: 'education',
  skillCategories: 'skills',
  languages: 'languages',
  certifications: 'certificates',
  projects: 'projects',
}

export type FieldPlace = { tab: ContentTab; entryId?: string }

/** Where a path such as `experiences.<id>.position` is edited; undefined if it isn't one of the content's. */
export function placeOfField(path: string): FieldPlace | undefined {
  const [first, entryId] = path.split('.')
  if (first === 'personalInfo') return { tab: 'personal' }
  if (first === 'section') return { tab: 'sections' }
  const list = entryLists.find((name) => name === first)
  if (!list) return undefined
  return entryId ? { tab: tabOfList[list], entryId } : { tab: tabOfList[list] }
}

/** The control of a path, or the nearest one: of a hidden end date, the first field of its entry. */
export function findControl(root: ParentNode, path: string): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>('[data-field]')]
  const fieldOf = (control: HTMLElement) => control.dataset.field ?? ''
  for (let part = path; part.includes('.'); part = part.slice(0, part.lastIndexOf('.'))) {
    const found =
      controls.find((control) => fieldOf(control) === part) ??
      controls.find((control) => fieldOf(control).startsWith(`${part}.`))
    if (found) return found
  }
  return undefined
}

export type ContentFocus = {
  openEntry: string | undefined
  toggleEntry: (id: string) => void
  /** Opens what holds the field and gives it the focus, as soon as it is there. */
  focusField: (path: string) => void
}

export const ContentFocusContext = createContext<ContentFocus | null>(null)

export function useContentFocus(): ContentFocus {
  const focus = use(ContentFocusContext)
  if (!focus) throw new Error('An entry stands outside of the content editor')
  return focus
}

/** The field somebody went to, or the entry around what they went to. */
export function pathInHand(target: EventTarget): string | undefined {
  const found = target instanceof HTMLElement && target.closest<HTMLElement>('[data-field], [data-entry]')
  return found ? (found.dataset.field ?? found.dataset.entry) : undefined
}
