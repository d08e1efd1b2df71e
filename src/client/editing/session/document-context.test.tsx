import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { setField } from '#engine/edit/set-field.ts'
import { DocumentProvider, useDocument, useDocumentActions, useUndoLabels } from './document-context.tsx'
import { openSession } from './document-session.ts'
import { SaveStateLabel } from './save-state-label.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useDocumentKeys } from './use-document-keys.ts'

beforeEach(() => localStorage.clear())

function openPage() {
  const disk = createFakeDisk()
  const device = createDevice({ factory: fakeIndexedDb(disk), storage: localStorage })
  const clock = { time: 1_800_000_000_000 }
  const document = newDocument({ id: 'doc', now: '2026-01-01T00:00:00.000Z' })
  const session = openSession(document, { device, newId: () => 'copy', now: () => clock.time })
  onTestFinished(session.close)
  const renders = vi.fn()

  function NameField() {
    useDocumentKeys()
    const name = useDocument(({ resume }) => resume.personalInfo.firstName)
    const { setResume } = useDocumentActions()
    const { undoLabel } = useUndoLabels()
    return (
      <>
        <input
          aria-label="First name"
          value={name}
          onChange={(event) => {
            const { resume } = session.store.getState().document
            setResume(setField(resume, 'personalInfo.firstName', event.target.value), {
              label: 'Edit first name',
              merge: 'firstName',
            })
          }}
        />
        <output>{undoLabel}</output>
      </>
    )
  }
  function TemplateNumber() {
    renders()
    return <p>Template {useDocument(({ templateId }) => templateId)}</p>
  }

  render(
    <DocumentProvider session={session}>
      <NameField />
      <TemplateNumber />
      <UndoButtons />
      <SaveStateLabel />
    </DocumentProvider>,
  )
  const field = () => screen.getByLabelText<HTMLInputElement>('First name')
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
  return { disk, device, session, clock, renders, field, type }
}

describe('a page bound to a document', () => {
  it('shows a change at once and draws again only what it concerns', () => {
    const { type, field, renders } = openPage()
    type('Ada')
    expect(field().value).toBe('Ada')
    expect(renders).toHaveBeenCalledTimes(1)
  })

  it('undoes and redoes by keyboard, inside a field too', () => {
    const { type, field, clock } = openPage()
    type('Ada')
    clock.time += 1000
    type('Grace')
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true })
    expect(field().value).toBe('Ada')
    fireEvent.keyDown(field(), { key: 'Z', ctrlKey: true, shiftKey: true })
    expect(field().value).toBe('Grace')
    fireEvent.keyDown(field(), { key: 'z', metaKey: true })
    fireEvent.keyDown(field(), { key: 'y', ctrlKey: true })
    expect(field().value).toBe('Grace')
  })

  it('leaves the keys to letters that are being composed', () => {
    const { type, field } = openPage()
    type('Ada')
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true, isComposing: true })
    expect(field().value).toBe('Ada')
  })

  it('has buttons that say what they would do', () => {
    const { type, field } = openPage()
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
    type('Ada')
    fireEvent.click(screen.getByRole('button', { name: 'Undo: Edit first name' }))
    expect(field().value).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Redo: Edit first name' }))
    expect(field().value).toBe('Ada')
  })

  it('says where the change is saved', async () => {
    const { type, session } = openPage()
    type('Ada')
    await act(() => session.autosave.flush())
    expect(await screen.findByText('Saved on this device')).toBeTruthy()
  })

  it('offers to try again when the device is full', async () => {
    const { type, session, disk } = openPage()
    disk.isFull = true
    type('Ada')
    await act(() => session.autosave.flush())
    const retry = await screen.findByRole('button', { name: 'Not saved — Retry' })
    disk.isFull = false
    fireEvent.click(retry)
    expect(await screen.findByText('Saved on this device')).toBeTruthy()
  })

  it('keeps the last letters when the page goes away before they are written', () => {
    const { type, device } = openPage()
    type('Ada')
    window.dispatchEvent(new Event('pagehide'))
    expect(device.safetyCopies.read('doc')?.document).toMatchObject({ resume: { personalInfo: { firstName: 'Ada' } } })
    expect(device.lastDocument.read()).toBe('doc')
  })

  it('writes what is left when it is closed, and hears nothing after that', async () => {
    const { type, session, device } = openPage()
    type('Ada')
    session.close()
    await session.autosave.flush()
    expect((await device.drafts.load('doc'))?.resume.personalInfo.firstName).toBe('Ada')
    act(() => session.store.note((document) => ({ ...document, title: 'Later' })))
    await session.autosave.flush()
    expect((await device.drafts.load('doc'))?.title).toBe('')
  })
})
