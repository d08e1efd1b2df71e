import { useCallback, useState } from 'react'

export const PANEL_WIDTHS = { least: 360, usual: 420, most: 560 } as const

const KEY = 'candid-panel-width'

export type PanelWidth = { width: number; setWidth: (width: number) => void }

/** How wide the panel is, as this browser had it last. */
export function usePanelWidth(): PanelWidth {
  const [width, setShown] = useState(readWidth)
  const setWidth = useCallback((wanted: number) => {
    const next = clamp(wanted)
    setShown(next)
    try {
      localStorage.setItem(KEY, String(next))
    } catch {
      // Without storage the panel has its usual width at the next visit.
    }
  }, [])
  return { width, setWidth }
}

function readWidth(): number {
  try {
    return clamp(Number(localStorage.getItem(KEY)) || PANEL_WIDTHS.usual)
  } catch {
    return PANEL_WIDTHS.usual
  }
}

function clamp(width: number): number {
  return Math.round(Math.min(PANEL_WIDTHS.most, Math.max(PANEL_WIDTHS.least, width)))
}
