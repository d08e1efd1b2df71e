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
  })

  it('lets the next page be shown', () => {
    const { rerender } = render(
      <ErrorBoundary place="here">
        <Broken />
      </ErrorBoundary>,
    )
    rerender(
      <ErrorBoundary place="there">
        <p>Whole</p>
      </ErrorBoundary>,
    )
    expect(screen.getByText('Whole')).toBeDefined()
  })
})
