import type { KeyboardEvent, PointerEvent } from 'react'
import { PANEL_WIDTHS, type PanelWidth } from './use-panel-width.ts'

const STEP = 20

/** The edge between panel and page; it is moved by drag or with the arrow keys. */
export function PanelDivider({ width, setWidth }: PanelWidth) {
  const drag = (event: PointerEvent<HTMLHRElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setWidth(event.clientX - (event.currentTarget.previousElementSibling?.getBoundingClientRect().left ?? 0))
  }
  const press = (event: KeyboardEvent) => {
    const target = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: PANEL_WIDTHS.least,
      End: PANEL_WIDTHS.most,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    setWidth(target)
  }

  return (
    <hr
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the panel"
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTHS.least}
      aria-valuemax={PANEL_WIDTHS.most}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => setWidth(PANEL_WIDTHS.usual)}
      className="relative hidden w-px shrink-0 cursor-col-resize touch-none border-0 bg-border before:absolute before:inset-y-0 before:-left-1.5 before:z-10 before:w-3 hover:bg-accent focus-visible:bg-accent md:block md:h-auto"
    />
  )
}
