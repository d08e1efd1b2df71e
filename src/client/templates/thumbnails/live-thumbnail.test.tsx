import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ThumbnailFrame } from './live-thumbnail.tsx'

it('shows grey lines until there is a page to draw, never a blank sheet', () => {
  render(<ThumbnailFrame>{undefined}</ThumbnailFrame>)
  expect(screen.getByText('Loading preview...')).toBeDefined()
})

it('shows what stands in for the page instead of grey lines', () => {
  render(<ThumbnailFrame fallback={<p>A picture</p>}>{undefined}</ThumbnailFrame>)
  expect(screen.getByText('A picture')).toBeDefined()
  expect(screen.queryByText('Loading preview...')).toBeNull()
})
