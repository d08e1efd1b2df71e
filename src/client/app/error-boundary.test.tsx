import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('boom')
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('ErrorBoundary', () => {
  it('offers a way back and tells nothing of the fault itself', () => {
    render(
      <ErrorBoundary place="here">
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    expect(document.body.textContent).not.toContain('boom')
    expect(document.body.textContent).toContain('Your work is saved on this device.')
    expect(screen.getByRole('link', { name: 'My documents' }).getAttribute('href')).toBe('/documents')
  })

  it('lets the next page be shown, and tells when it is broken and when no longer', () => {
    const onBroken = vi.fn()
    const { rerender } = render(
      <ErrorBoundary place="here" onBroken={onBroken}>
        <Broken />
      </ErrorBoundary>,
    )
    rerender(
      <ErrorBoundary place="there" onBroken={onBroken}>
        <p>Whole</p>
      </ErrorBoundary>,
    )
    expect(screen.getByText('Whole')).toBeDefined()
    expect(onBroken.mock.calls).toEqual([[true], [false]])
  })
})
