import { type MouseEvent, memo, useMemo } from 'react'
import type { Pages } from '#engine/layout/display-list.ts'
import { pageTree } from '#engine/layout/paint/page-tree.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import { rememberPress } from './last-press.ts'
import { markElements } from './mark-elements.ts'
import { paintReact } from './paint-react.ts'
import { samePage } from './same-page.ts'
import './preview.css'
import './marks.css'
import { PIXELS_PER_POINT } from './page-size.ts'

export type PageViewProps = {
  pages: Pages
  index: number
  fonts: FontSet
  /** 1 is the size of the paper. */
  zoom: number
  headingLevel?: number
  /** Called with the field that was clicked, and the change that is marked there; links then do not open. */
  onPick?: ((path: string, changeId?: string) => void) | undefined
}

/** One sheet of paper. It stays paper in the dark theme. */
export const PageView = memo(
  function PageView({ pages, index, fonts, zoom, headingLevel = 2, onPick }: PageViewProps) {
    const tree = useMemo(
      () =>
        paintReact(
          markElements(pageTree(pages, index, fonts, { headingLevel, scale: PIXELS_PER_POINT * zoom }), pages),
        ),
      [pages, index, fonts, headingLevel, zoom],
    )

    const pick = (event: MouseEvent) => {
      if (!onPick || !(event.target instanceof Element)) return
      const path = event.target.closest('[data-path]')?.getAttribute('data-path')
      const changeId = event.target.closest('[data-change]')?.getAttribute('data-change')
      if (event.target.closest('a')) event.preventDefault()
      // Somebody who selected text wants to copy it, not to leave the page.
      if (!path || window.getSelection()?.isCollapsed === false) return
      const sheet = event.currentTarget
      rememberPress(sheet.parentElement ?? sheet, path, { x: event.clientX, y: event.clientY })
      if (changeId) onPick(path, changeId)
      else onPick(path)
    }

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; every field is reachable by keyboard in its form
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above
      <div className="page-sheet" data-pickable={onPick ? '' : undefined} onClick={onPick ? pick : undefined}>
        {tree}
      </div>
    )
  },
  (before, after) =>
    before.zoom === after.zoom &&
    before.index === after.index &&
    before.fonts === after.fonts &&
    before.headingLevel === after.headingLevel &&
    before.onPick === after.onPick &&
    samePage(before.pages, after.pages, before.index),
)
