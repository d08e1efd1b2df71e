import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Change } from '#engine/edit/change.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import type { ReviewedChange } from './decide.ts'
import { SettledChange } from './settled-change.tsx'

const change: Change = {
  id: 'c1',
  path: 'personalInfo.summary',
  kind: 'replace',
  group: 'clarity',
  before: 'Was responsible for 24 drivers',
  after: 'Scheduled 24 drivers',
  reason: 'Says what you did.',
  facts: [],
}

function show(decision: ReviewedChange['decision'], { isAskedWhy = false, of = change } = {}) {
  const actions = { reopen: vi.fn(), sayWhy: vi.fn() }
  const item = { change: of, decision }
  render(<SettledChange {...{ item, actions, isAskedWhy, hasJob: true, resume: emptyResume('r'), title: 'title' }} />)
  return actions
}

it('says in one line what was accepted, and takes it back', () => {
  const { reopen } = show('accepted')
  expect(screen.getByText('Accepted')).toBeDefined()
  expect(screen.getByText('Scheduled 24 drivers').closest('summary')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(reopen).toHaveBeenCalledWith(change)
})

it('asks why only where it was rejected last', () => {
  const { sayWhy } = show('rejected', { isAskedWhy: true })
  fireEvent.click(screen.getByRole('button', { name: 'Too long' }))
  expect(sayWhy).toHaveBeenCalledWith(change, 'too-long')
  show('rejected')
  expect(screen.getAllByRole('button', { name: 'Too long' })).toHaveLength(1)
})

it('names what was left out, and where lines only move their place', () => {
  show('accepted', { of: { ...change, kind: 'drop', after: '' } })
  expect(screen.getByText('Left out: Was responsible for 24 drivers')).toBeDefined()
  show('accepted', { of: { ...change, kind: 'order', before: 'a\nb', after: 'b\na' } })
  expect(screen.getByText('New order: Summary')).toBeDefined()
})
