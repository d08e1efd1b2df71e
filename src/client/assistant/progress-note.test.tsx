import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idle } from './background-tasks/create-task.ts'
import { LONG_WAIT, ProgressNote } from './progress-note.tsx'

const leave = /You can leave this page\. We’ll let you know when it’s ready\./

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const show = (changes: Partial<typeof idle>) =>
  render(<ProgressNote {...idle} isBusy startedAt={Date.now()} canLeave {...changes} onStop={() => undefined} />)

describe('ProgressNote', () => {
  it('says after a while that it takes longer, and that the page can be left', () => {
    show({ step: 'Asking OpenAI...' })
    expect(screen.getByText('Asking OpenAI...')).toBeDefined()
    act(() => vi.advanceTimersByTime(LONG_WAIT - 1))
    expect(screen.queryByText(leave)).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByText(leave).textContent).toContain('longer than usual')
  })

  it('says it at once to people who come back later than that', () => {
    show({ startedAt: Date.now() - LONG_WAIT })
    act(() => vi.advanceTimersByTime(0))
    expect(screen.getByText(leave)).toBeDefined()
  })

  it('promises nothing where the work ends with the page', () => {
    show({ canLeave: false })
    act(() => vi.advanceTimersByTime(2 * LONG_WAIT))
    expect(screen.queryByText(leave)).toBeNull()
  })
})
