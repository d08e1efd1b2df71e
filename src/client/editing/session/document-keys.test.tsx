import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { LiveRegion } from '#client/app/live-region.tsx'
import { createDevice, draftPlaceOf } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument, newLetter } from '#client/drafts/new-document.ts'
import { DocumentProvider } from './document-context.tsx'
import { type AnySession, openSession } from './document-session.ts'
import { UndoButtons } from './undo-buttons.tsx'
import { useDocumentKeys } from './use-document-keys.ts'

beforeEach(() => localStorage.clear())

const made = { id: 'doc', now: '2026-01-01T00:00:00.000Z' }

function Page() {
  useDocumentKeys()
  return (
    <>
      <input aria-label="Field" />
      <div role="dialog" aria-label="Asked">
        <input aria-label="Field of the dialog" />
      </div>
      <UndoButtons />
      <LiveRegion />
    </>
  )
}

function open(kind: 'resume' | 'letter') {
  const device = createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage })
  const deps = { device, newId: () => 'copy', now: () => 1_800_000_000_000 }
  const session: AnySession =
    kind === 'resume' ? openSession(newDocument(made), deps) : openSession(newLetter(made), deps)
  onTestFinished(session.close)
  if (session.kind === 'resume') session.store.update((now) => ({ ...now, title: 'Mine' }), { label: 'Rename' })
  else session.store.update((now) => ({ ...now, title: 'Mine' }), { label: 'Rename' })
  render(
    <DocumentProvider session={session}>
      <Page />
    </DocumentProvider>,
  )
  const press = (label: string, key: string) => fireEvent.keyDown(screen.getByLabelText(label), { key, ctrlKey: true })
  const title = () => session.store.getState().document.title
  return { device, press, title }
}

describe.each(['resume', 'letter'] as const)('the keys of a %s', (kind) => {
  it('save it at once and say so', async () => {
    const { device, press } = open(kind)
    expect(press('Field', 's')).toBe(false)
    await screen.findByText('All changes saved')
    expect(await draftPlaceOf(device, kind).drafts.load('doc')).toMatchObject({ title: 'Mine', revision: 1 })
  })

  it('undo and redo what was done', async () => {
    const { press, title } = open(kind)
    press('Field', 'z')
    expect(title()).toBe('')
    await waitFor(() => expect(screen.getByText('Undone: Rename')).toBeDefined())
    press('Field', 'y')
    expect(title()).toBe('Mine')
  })

  it('leave the fields of a dialog alone', () => {
    const { press, title } = open(kind)
    expect(press('Field of the dialog', 'z')).toBe(true)
    expect(press('Field of the dialog', 's')).toBe(true)
    expect(title()).toBe('Mine')
  })
})
