import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ContentContext, useContentSource } from '#client/editing/panels/content/content-actions.ts'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { changeOf } from '../../../../tests/support/change.ts'
import { WordingCheck } from './wording-check.tsx'

const { callRaw } = vi.hoisted(() => ({ callRaw: vi.fn() }))
vi.mock('#client/lib/api.ts', async (real) => ({ ...(await real<object>()), callRaw }))
vi.mock('#client/lib/use-assistant-service.ts', () => ({ useHasOwnWriter: () => true }))

const job = { ...blankExperience({ id: 'j' }), description: '- Was responsible for mixing dough' }
const line = {
  path: 'experiences.j.description',
  kind: 'replace' as const,
  group: 'clarity' as const,
  before: 'Was responsible for mixing dough',
  after: 'Mixed dough',
}

function Page() {
  const [resume, setResume] = useState({ ...emptyResume('r'), experiences: [job] })
  const actions = useContentSource({ resume, onChange: setResume })
  return (
    <ContentContext value={actions}>
      <WordingCheck resume={resume} />
      <output>{resume.experiences[0]?.description}</output>
    </ContentContext>
  )
}

const answerWith = (changes: readonly object[]) => callRaw.mockResolvedValue(Response.json({ changes }))

it('offers words for a weak line once it is asked, and puts them in', async () => {
  answerWith([changeOf(line), changeOf({ ...line, path: 'personalInfo.summary' })])
  render(<Page />)
  expect(callRaw).not.toHaveBeenCalled()
  expect(screen.getByText('1 line could be stronger')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Check my wording' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use “Mixed dough”' }))
  expect(screen.getByRole('status').textContent).toBe('- Mixed dough')
  expect(screen.getByRole('button', { name: 'Check my wording' })).toBeDefined()
})

it('says that it could not look', async () => {
  callRaw.mockRejectedValue(new Error('away'))
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Check my wording' }))
  expect(await screen.findByText(/couldn’t check your wording/)).toBeDefined()
})
