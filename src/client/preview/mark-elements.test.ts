import { expect, it } from 'vitest'
import type { LogicalNode, Pages } from '#engine/layout/display-list.ts'
import type { PaintElement } from '#engine/layout/paint/paint-element.ts'
import { type MarkKind, markPath } from '#engine/resume/marked-resume.ts'
import { markElements } from './mark-elements.ts'

const href = 'https://candid.example'

/** A link on the page with a mark on it. */
function drawn(kind: MarkKind, isUnsure = false): PaintElement | undefined {
  const path = markPath({ changeId: 'c:1', kind, isUnsure })
  const nodes: LogicalNode[] = [{ id: 0, parent: -1, role: 'link', path }]
  const pages: Pages = { width: 1, height: 1, background: '', title: '', language: 'en', pages: [], nodes, faces: [] }
  const link: PaintElement = { tag: 'a', key: 'n', attributes: { 'data-path': path, href }, style: {}, children: [] }
  const [child] = markElements({ tag: 'div', key: 'p', attributes: {}, style: {}, children: [link] }, pages).children
  return typeof child === 'string' ? undefined : child
}

it('leaves what stands on the page to be heard and pressed as it is', () => {
  expect(drawn('removed')).toMatchObject({ tag: 'a', attributes: { href, 'data-change': 'c:1', title: 'Removed' } })
  expect(drawn('kept')?.attributes).toEqual({ href, 'data-mark': 'kept', 'data-change': 'c:1' })
})

it('hides what is only proposed from screen readers, and takes no focus there', () => {
  expect(drawn('added')).toMatchObject({ tag: 'span', attributes: { 'aria-hidden': 'true', title: 'Added' } })
  expect(drawn('added')?.attributes).not.toHaveProperty('href')
  expect(drawn('up')?.attributes).toMatchObject({ 'aria-hidden': 'true', title: 'Moves up' })
})

it('says what only the person can vouch for', () => {
  expect(drawn('added', true)?.attributes).toMatchObject({ 'data-unsure': '', title: 'Added: not in your resume' })
})
