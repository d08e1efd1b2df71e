import type { Change, ChangeGroup } from '#engine/edit/change.ts'
import type { ReviewedChange } from './decide.ts'

/** Grouped by purpose or by position. */
export type ReviewGrouping = 'purpose' | 'section'

const purposes: Record<ChangeGroup, string> = {
  match: 'Match',
  clarity: 'Clarity',
  impact: 'Impact',
  grammar: 'Grammar',
  format: 'Format',
}

const sections: [start: string, title: string][] = [
  ['personalInfo', 'Title and summary'],
  ['experiences', 'Experience'],
  ['education', 'Education'],
  ['skillCategories', 'Skills'],
  ['projects', 'Projects'],
  ['certifications', 'Certificates'],
  ['languages', 'Languages'],
  ['arrangement', 'Order of sections'],
]

/** What should be seen before everything is accepted together. */
const LOOK_FIRST = 'Check these first'

type ReviewGroup = { title: string; items: ReviewedChange[] }

export function groupItems(items: readonly ReviewedChange[], grouping: ReviewGrouping): ReviewGroup[] {
  const titles = grouping === 'purpose' ? Object.values(purposes) : sections.map(([, title]) => title)
  const titleOf = ({ change }: ReviewedChange) => {
    if (change.needsLook) return LOOK_FIRST
    return grouping === 'purpose'
      ? purposes[change.group]
      : sections.find(([start]) => change.path.startsWith(start))?.[1]
  }
  return [LOOK_FIRST, ...titles]
    .map((title) => ({ title, items: items.filter((item) => titleOf(item) === title) }))
    .filter((group) => group.items.length > 0)
}

/** The one to decide next: the one in hand while it is open, else the next open one down the panel. */
export function findCurrent(groups: readonly ReviewGroup[], inHand: Change | undefined): Change | undefined {
  const order = groups.flatMap(({ items }) => items)
  const place = order.findIndex(({ change }) => change.id === inHand?.id)
  const isOpen = ({ decision }: ReviewedChange) => decision === 'open'
  return (order.slice(Math.max(place, 0)).find(isOpen) ?? order.find(isOpen))?.change
}

/** Which suggestion this is for somebody who reads down the panel. */
export function countDown(groups: readonly ReviewGroup[], aside: readonly ReviewedChange[]) {
  const order = [...groups.flatMap(({ items }) => items), ...aside]
  return (item: ReviewedChange) => `${order.indexOf(item) + 1} of ${order.length}`
}
