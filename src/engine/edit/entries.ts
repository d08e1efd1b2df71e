// The lists of a resume: adding, changing, moving and removing entries by their ids.
import type { Resume } from '#engine/resume/resume.ts'
import { moveItem } from './move-item.ts'

export const entryLists = [
  'experiences',
  'education',
  'skillCategories',
  'languages',
  'certifications',
  'projects',
] as const
export type EntryList = (typeof entryLists)[number]
export type Entry<L extends EntryList> = Resume[L][number]

export function findEntry<L extends EntryList>(resume: Resume, list: L, id: string): Entry<L> | undefined {
  return entriesOf(resume, list).find((entry) => entry.id === id)
}

/** At the end, or before the entry that is at `index`. */
export function addEntry<L extends EntryList>(resume: Resume, list: L, entry: Entry<L>, index?: number): Resume {
  const entries = entriesOf(resume, list)
  const at = index ?? entries.length
  return { ...resume, [list]: [...entries.slice(0, at), entry, ...entries.slice(at)] }
}

export function updateEntry<L extends EntryList>(
  resume: Resume,
  list: L,
  id: string,
  change: (entry: Entry<L>) => Entry<L>,
): Resume {
  const entries = entriesOf(resume, list)
  const entry = entries.find((candidate) => candidate.id === id)
  if (!entry) return resume
  const next = change(entry)
  if (Object.is(next, entry)) return resume
  return { ...resume, [list]: entries.map((candidate) => (candidate === entry ? next : candidate)) }
}

export function removeEntry(resume: Resume, list: EntryList, id: string): Resume {
  const entries = entriesOf(resume, list)
  const rest = entries.filter((entry) => entry.id !== id)
  return rest.length === entries.length ? resume : { ...resume, [list]: rest }
}

/** To the place `to` of its list, counted from 0. */
export function moveEntry(resume: Resume, list: EntryList, id: string, to: number): Resume {
  const entries = entriesOf(resume, list)
  const from = entries.findIndex((entry) => entry.id === id)
  const moved = moveItem(entries, from, to)
  return moved === entries ? resume : { ...resume, [list]: moved }
}

/** A current entry has no end: a date left behind would come back on the page when the switch is turned off. */
export function setCurrent(resume: Resume, list: 'experiences' | 'education', id: string, current: boolean): Resume {
  return updateEntry(resume, list, id, (entry) => {
    if (!current) return { ...entry, current }
    const { endDate: _gone, ...rest } = entry
    return { ...rest, current }
  })
}

function entriesOf<L extends EntryList>(resume: Resume, list: L): Entry<L>[] {
  // The compiler does not see that Resume[L] is an array of its own elements.
  return resume[list] as Entry<L>[]
}
