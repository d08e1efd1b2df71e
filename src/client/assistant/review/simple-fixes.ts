import { splitChange } from '#engine/edit/apply-change.ts'
import { type Change, isSafe } from '#engine/edit/change.ts'

/** What can be accepted together with others like it: whole sections don't move among them. */
export function isSimpleFix(change: Change): boolean {
  return isSafe(change) && change.path !== 'arrangement.order'
}

/** Each kind with what one of it and several of it are called. */
const fixKinds = [
  ['summary', 'the summary', 'the summary'],
  ['title', 'your title', 'your title'],
  ['line', '1 line reworded', 'lines reworded'],
  ['order', '1 list reordered', 'lists reordered'],
  ['skill', '1 skill', 'skills'],
  ['other', '1 small correction', 'small corrections'],
] as const
type FixKind = (typeof fixKinds)[number][0]

/** `the summary, 2 lines reworded, 1 list reordered`: people accept together only what they know. */
export function nameFixes(changes: readonly Change[]): string {
  // The small mistakes of one job are one suggestion for several lines.
  const kinds = changes.flatMap((change) =>
    kindOf(change) === 'line' ? splitChange(change).map(kindOf) : kindOf(change),
  )
  return fixKinds
    .flatMap(([kind, one, several]) => {
      const count = kinds.filter((other) => other === kind).length
      if (count === 0) return []
      return one === several || count === 1 ? one : `${count} ${several}`
    })
    .join(', ')
}

function kindOf({ path, kind }: Change): FixKind {
  if (kind === 'order') return 'order'
  if (path === 'personalInfo.summary') return 'summary'
  if (path === 'personalInfo.professionalTitle') return 'title'
  if (path.endsWith('.description')) return 'line'
  return path.startsWith('skillCategories') ? 'skill' : 'other'
}
