import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageFrame } from './page-frame.tsx'

const words = { title: 'Create Your Resume | Candid', description: 'Six short steps.' }

it('has the shape of a workspace where one is coming, so that the site around it does not stand in first', () => {
  const { container, rerender } = render(<PageFrame {...words} />)
  expect(container.querySelector('.workspace')).toBeNull()
  rerender(<PageFrame {...words} isWorkspace />)
  expect(container.querySelector('.workspace')).not.toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading')
})
