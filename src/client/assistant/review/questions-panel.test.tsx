import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { openSession } from '#client/editing/session/document-session.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { type GivenAnswer, QuestionsPanel } from './questions-panel.tsx'
import { RequirementContext, type RequirementEditing } from './requirement-context.ts'
import type { OpenReview } from './use-review.ts'

const text = 'They ask you to tell them about a dish. What would you say?'

function Panel() {
  const [forLetter, setForLetter] = useState<OpenReview['forLetter']>([])
  const answerForLetter = (question: string, said: string) => setForLetter([{ question, text: said }])
  return (
    <QuestionsPanel
      questions={[{ id: 'q-tell-a dish', text, reason: 'They will look for it in your letter.', isForLetter: true }]}
      isBusy={false}
      onAnswer={async () => true}
      letter={{ forLetter, answerForLetter }}
    />
  )
}

function open(resume: Resume = emptyResume('doc')) {
  const document = { ...newDocument({ id: 'doc', now: '2026-01-01T00:00:00.000Z' }), resume }
  const session = openSession(document, {
    device: createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage }),
    newId: () => 'copy',
    now: () => 1_800_000_000_000,
  })
  onTestFinished(session.close)
  return session
}

it('keeps what the letter should tell as it is typed, and says so', () => {
  const session = open()
  render(
    <DocumentProvider session={session}>
      <Panel />
    </DocumentProvider>,
  )
  expect(screen.queryByText('Saved for your letter.')).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A whole turbot.' } })
  expect(screen.getByText('Saved for your letter.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Use my answers' })).toBeNull()
})

const job = {
  ...{ id: 'now', company: 'Aireborough Packaging', position: 'Payroll Administrator' },
  ...{ location: '', startDate: '2019-03', endDate: '', current: true, description: '- Ran the weekly payroll' },
}
const before = { ...job, id: 'then', company: 'Grange', current: false, startDate: '2014-01', endDate: '2019-02' }
const mentoring = { id: 'q-r1', text: 'Have you mentored anybody?', reason: 'They ask for it.', requirementId: 'r1' }

function Asked() {
  const [answers, setAnswers] = useState<GivenAnswer[]>([])
  // Only what the panel reads of it.
  const editing = {
    answers,
    left: [],
    isBusy: false,
    leave: () => {},
  } as Partial<RequirementEditing> as RequirementEditing
  const answer = async (given: GivenAnswer[]) => {
    setAnswers(given)
    return true
  }
  return (
    <RequirementContext value={editing}>
      <QuestionsPanel
        questions={[mentoring]}
        isBusy={false}
        onAnswer={answer}
        letter={{ forLetter: [], answerForLetter: () => {} }}
      />
    </RequirementContext>
  )
}

it('asks what was done in the present job, and never again what was answered', async () => {
  const session = open({ ...emptyResume('doc'), experiences: [before, job] })
  const present = () => session.store.getState().document.resume.experiences[1]?.description
  render(
    <DocumentProvider session={session}>
      <Asked />
    </DocumentProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  const did = screen.getByLabelText('What did you do?')
  expect(document.activeElement).toBe(did)
  expect(screen.getByRole('combobox', { name: 'Where?' }).textContent).toContain('Aireborough Packaging')
  fireEvent.change(did, { target: { value: 'Showed the new assistant the weekly run' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add this line' }))
  await waitFor(() => expect(screen.getByText('Nothing left to answer.')).toBeDefined())
  expect(present()).toBe('- Ran the weekly payroll\n- Showed the new assistant the weekly run')
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  expect(screen.getByText('You said: “Showed the new assistant the weekly run”')).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: /^Change answer/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  fireEvent.change(screen.getByLabelText('What did you do?'), { target: { value: 'Trained two assistants' } })
  fireEvent.keyDown(screen.getByLabelText('What did you do?'), { key: 'Enter' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull())
  expect(present()).toBe('- Ran the weekly payroll\n- Trained two assistants')
})

it('puts the papers that were ticked among the certificates, in one step', async () => {
  const session = open()
  const names = () => session.store.getState().document.resume.certifications.map(({ name }) => name)
  const answer = vi.fn(async () => true)
  const options = ['Full driving licence', 'Digital tachograph card']
  render(
    <DocumentProvider session={session}>
      <QuestionsPanel
        questions={[{ id: 'q-papers', text: 'Do you have any of these?', reason: 'They ask for them.', options }]}
        isBusy={false}
        onAnswer={answer}
        letter={{ forLetter: [], answerForLetter: () => {} }}
      />
    </DocumentProvider>,
  )
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to my certifications' })
  expect(add.disabled).toBe(true)
  for (const name of options) fireEvent.click(screen.getByRole('checkbox', { name }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Digital tachograph card' }))
  fireEvent.click(add)
  expect(names()).toEqual(['Full driving licence'])
  expect(answer).toHaveBeenCalledWith([{ questionId: 'q-papers', text: 'Full driving licence' }])
  session.store.undo()
  expect(names()).toEqual([])
})
