import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PanelDivider } from './panel-divider.tsx'
import { PANEL_WIDTHS, usePanelWidth } from './use-panel-width.ts'

function Edge() {
  return <PanelDivider {...usePanelWidth()} />
}

const edge = () => screen.getByRole('separator', { name: 'Width of the panel' })
const width = () => Number(edge().getAttribute('aria-valuenow'))

describe('the edge of the panel', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  it('moves with the arrow keys and stays within its bounds', () => {
    render(<Edge />)
    expect(width()).toBe(PANEL_WIDTHS.usual)
    fireEvent.keyDown(edge(), { key: 'ArrowRight' })
    expect(width()).toBe(PANEL_WIDTHS.usual + 20)
    fireEvent.keyDown(edge(), { key: 'End' })
    fireEvent.keyDown(edge(), { key: 'ArrowRight' })
    expect(width()).toBe(PANEL_WIDTHS.most)
    fireEvent.keyDown(edge(), { key: 'Home' })
    fireEvent.keyDown(edge(), { key: 'ArrowLeft' })
    expect(width()).toBe(PANEL_WIDTHS.least)
  })

  it('is where this browser left it, unless that was no width', () => {
    localStorage.setItem('candid-panel-width', '500')
    const { unmount } = render(<Edge />)
    expect(width()).toBe(500)
    unmount()
    localStorage.setItem('candid-panel-width', 'wide')
    render(<Edge />)
    expect(width()).toBe(PANEL_WIDTHS.usual)
  })
})
