import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IconTooltip, Tooltip } from './tooltip.tsx'
import { tooltipDelay } from './use-tooltip.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const button = (name: string) => screen.getByRole('button', { name })
const hover = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const bubble = () => screen.queryByRole('tooltip')?.textContent

describe('the tooltip of an icon', () => {
  it('names the button, and shows the name once the pointer has rested on it', () => {
    render(
      <IconTooltip label="Zoom in">
        <button type="button" />
      </IconTooltip>,
    )
    hover('Zoom in')
    wait(tooltipDelay - 1)
    expect(bubble()).toBeUndefined()
    wait(1)
    expect(bubble()).toBe('Zoom in')
    expect(button('Zoom in').getAttribute('aria-describedby')).toBeNull()
  })

  it('does not wait again on the way to the next one of the page', () => {
    render(
      <>
        <IconTooltip label="Zoom in">
          <button type="button" />
        </IconTooltip>
        <IconTooltip label="Zoom out">
          <button type="button" />
        </IconTooltip>
      </>,
    )
    hover('Zoom in')
    wait(tooltipDelay)
    fireEvent.pointerLeave(button('Zoom in'))
    hover('Zoom out')
    wait(1)
    expect(bubble()).toBe('Zoom out')
  })
})

it('further words are read out with the name of the control', () => {
  render(
    <Tooltip content="Drag to move">
      <button type="button" aria-label="Move Analyst" />
    </Tooltip>,
  )
  act(() => button('Move Analyst').focus())
  expect(bubble()).toBe('Drag to move')
  expect(button('Move Analyst').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
})
