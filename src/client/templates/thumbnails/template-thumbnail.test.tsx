import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TemplateThumbnail } from './template-thumbnail.tsx'

it('says whose sample resume the picture shows', () => {
  render(<TemplateThumbnail template={{ id: 2, name: 'Modern' }} />)
  expect(screen.getByRole('img').getAttribute('alt')).toMatch(/^The Modern template with the sample resume of \w+/)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
})

it('shows the name where a template has no picture, or a broken one', () => {
  const { rerender } = render(<TemplateThumbnail template={{ id: 999, name: 'Seasonal' }} />)
  expect(screen.getByText('Seasonal')).toBeTruthy()
  rerender(<TemplateThumbnail template={{ id: 999, name: 'Seasonal', thumbnail: '/pictures/seasonal.png' }} />)
  expect(screen.queryByText('Seasonal')).toBeNull()
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Seasonal')).toBeTruthy()
})

it('keeps blue, purple and amber under the first three until their pictures are there', () => {
  const grounds = [1, 2, 3, 4].map((id) => {
    const { container } = render(<TemplateThumbnail template={{ id, name: `T${id}` }} />)
    return container.firstElementChild?.className.match(/bg-\S+/g)?.at(-1)
  })
  expect(new Set(grounds).size).toBe(4)
  expect(grounds[3]).toBe('bg-hover')
})
