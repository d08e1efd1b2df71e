import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cn } from '#client/lib/cn.ts'
import { Button } from './button.tsx'

it('does not send a form unless it says so', () => {
  render(
    <>
      <Button>Add</Button>
      <Button type="submit">Send</Button>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Add' }).getAttribute('type')).toBe('button')
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit')
})

it('can be another element that looks like a button', () => {
  render(
    <Button asChild>
      <a href="/pricing">Prices</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Prices' }).className).toContain('bg-accent')
})

it('lets a later class win over an earlier one of the same kind, and keeps size apart from colour', () => {
  expect(cn('px-4 text-small text-text-2', 'px-2 text-accent')).toBe('text-small px-2 text-accent')
  expect(cn('text-body rounded-control', 'text-small rounded-card')).toBe('text-small rounded-card')
})
