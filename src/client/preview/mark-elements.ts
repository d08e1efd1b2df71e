import type { Pages } from '#engine/layout/display-list.ts'
import type { PaintElement } from '#engine/layout/paint/paint-element.ts'
import { type MarkKind, type PageMark, readMarkPath } from '#engine/resume/marked-resume.ts'

const titles: Record<MarkKind, string | undefined> = {
  kept: undefined,
  added: 'Added',
  removed: 'Removed',
  up: 'Moves up',
  down: 'Moves down',
  touched: 'Changes in form',
}

/** What is not on the page yet; a screen reader reads the page as it is, and the changes from their cards. */
const proposed: readonly MarkKind[] = ['added', 'up', 'down', 'touched']

/** The tree with what a style sheet and a click need to know of its marks. */
export function markElements(tree: PaintElement, { nodes }: Pages): PaintElement {
  const hasMarks = nodes.some(({ path }) => path !== undefined && readMarkPath(path) !== undefined)
  return hasMarks ? markElement(tree) : tree
}

function markElement(element: PaintElement): PaintElement {
  const children = element.children.map((child) => (typeof child === 'string' ? child : markElement(child)))
  const { 'data-path': path = '', ...attributes } = element.attributes
  const mark = readMarkPath(path)
  if (!mark) return { ...element, children }
  const isProposed = proposed.includes(mark.kind)
  // A link that is not there yet leads nowhere, and what is hidden must not take the focus.
  const { href: _href, target: _target, rel: _rel, ...plain } = attributes
  return {
    ...element,
    tag: isProposed ? 'span' : element.tag,
    attributes: { ...(isProposed ? { ...plain, 'aria-hidden': 'true' } : attributes), ...markAttributes(mark) },
    children,
  }
}

function markAttributes({ kind, changeId, isUnsure }: PageMark): Record<string, string> {
  const title = titles[kind]
  return {
    'data-mark': kind,
    'data-change': changeId,
    ...(isUnsure ? { 'data-unsure': '' } : {}),
    ...(title ? { title: isUnsure && kind === 'added' ? `${title}: not in your resume` : title } : {}),
  }
}
