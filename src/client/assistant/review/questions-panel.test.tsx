import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { createDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { openSession } from '#client/editing/session/document-session.ts'
import { QuestionsPanel } from './questions-panel.tsx'
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

it('keeps what the letter should tell as it is typed, and says so', () => {
  const session = openSession(newDocument({ id: 'doc', now: '2026-01-01T00:00:00.000Z' }), {
    device: createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage }),
    newId: () => 'copy',
    now: () => 1_800_000_000_000,
  })
  onTestFinished(session.close)
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
