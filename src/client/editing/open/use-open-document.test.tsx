import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, useToasts } from '#client/app/toast.ts'
import { openDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { createQueryClient } from '#client/lib/query.ts'
import { setField } from '#engine/edit/set-field.ts'
import { type OpenDocumentOptions, useOpenDocument } from './use-open-document.ts'

const now = '2026-01-01T10:00:00.000Z'
const words = 'This template does not exist'

/** Answers as the server does: 404 for template 999, and whatever is given for 500. */
function answer(path: string): Response {
  if (path.includes('/999')) return new Response('{"code":"not-found"}', { status: 404 })
  if (path.includes('/500')) return new Response('{"code":"internal"}', { status: 500 })
  if (path.endsWith('/sample')) return new Response('{"personalInfo":{"firstName":"Maya"}}')
  return new Response('{}', { status: 503 })
}

async function setUp(address: string, options: OpenDocumentOptions = {}) {
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const { result } = renderHook(
    () => ({
      open: useOpenDocument(options),
      navigate: useNavigate(),
      address: useLocation().search,
      toasts: useToasts(),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.open.status).toBe('open'))
  const templateId = () => {
    const { open } = result.current
    return open.status === 'open' ? open.session.store.getState().document.templateId : undefined
  }
  return {
    opened: () => result.current.open,
    templateId,
    address: () => result.current.address,
    said: () => result.current.toasts[0]?.title,
    go: (to: string) => act(async () => result.current.navigate(to)),
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('indexedDB', fakeIndexedDb(createFakeDisk()))
  vi.stubGlobal('fetch', async (path: string) => answer(path))
})

afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

describe('an address with a template that does not exist', () => {
  it('opens the edit screen with the first template and says so', async () => {
    const { templateId, said } = await setUp('/edit-template?id=999', { sampleWhenNameless: true })
    expect(templateId()).toBe(1)
    expect(said()).toBe(words)
  })

  it('opens the form with the first template and says so', async () => {
    const { templateId, said } = await setUp('/create-resume?template=999', { templateParam: 'template' })
    expect(templateId()).toBe(1)
    expect(said()).toBe(words)
  })

  it('changes nothing in the document that is open already, and the address goes back to it', async () => {
    const device = openDevice()
    const begun = newDocument({ id: 'a', now, templateId: 4 })
    const draft = { ...begun, resume: setField(begun.resume, 'personalInfo.firstName', 'Ada'), revision: 1 }
    await device.drafts.save(draft, 0)
    const { templateId, said, go, address } = await setUp('/edit-template?id=4&doc=a')
    expect(said()).toBeUndefined()
    await go('/edit-template?id=999&doc=a')
    await waitFor(() => expect(said()).toBe(words))
    expect(templateId()).toBe(4)
    await waitFor(() => expect(address()).toBe('?id=4&doc=a'))
    await go('/edit-template')
    await waitFor(() => expect(address()).toBe('?id=4&doc=a'))
    await go('/edit-template?id=5')
    await waitFor(() => expect(address()).toBe('?id=5&doc=a'))
    expect(templateId()).toBe(5)
  })
})

it('believes in a template as long as the server does not deny it', async () => {
  const { templateId, said, go } = await setUp('/edit-template?id=500')
  expect(templateId()).toBe(500)
  await go('/edit-template?id=5')
  await waitFor(() => expect(templateId()).toBe(5))
  expect(said()).toBeUndefined()
})

it('stays the same while a page starts over in the session that is open', async () => {
  const { opened, address } = await setUp('/create-resume?new=true', { templateParam: 'template' })
  const before = opened()
  if (before.status !== 'open') throw new Error('nothing is open')
  const { store, autosave } = before.session
  store.replace(newDocument({ id: 'another', now }))
  await act(() => autosave.keep())
  await waitFor(() => expect(address()).toBe('?doc=another'))
  expect(opened()).toBe(before)
})

describe('a template chosen without a word about the resume', () => {
  async function choose(address: string) {
    const begun = newDocument({ id: 'a', now, templateId: 4 })
    const resume = setField(begun.resume, 'personalInfo.firstName', 'Ada')
    await openDevice().drafts.save({ ...begun, resume, revision: 1 }, 0)
    return setUp(address, { sampleWhenNameless: true, asksForLook: true })
  }
  const lookOf = (open: ReturnType<Awaited<ReturnType<typeof choose>>['opened']>) =>
    open.status === 'open' ? open.look : undefined

  it('waits until somebody says that the last resume is meant', async () => {
    const { opened, templateId, said } = await choose('/edit-template?id=5')
    expect(templateId()).toBe(4)
    act(() => lookOf(opened())?.take())
    expect(templateId()).toBe(5)
    expect(lookOf(opened())).toBeUndefined()
    expect(said()).toBeUndefined()
  })

  it('leaves that resume alone where a new one is begun', async () => {
    const { opened, templateId, go } = await choose('/edit-template?id=5')
    expect(lookOf(opened())?.templateId).toBe(5)
    await go('/edit-template?id=5&new=true')
    await waitFor(() => expect(templateId()).toBe(5))
    expect(lookOf(opened())).toBeUndefined()
    const kept = await openDevice().drafts.load('a')
    expect(kept?.templateId).toBe(4)
  })

  it('is asked about for its colors alone, and not where a link names the resume', async () => {
    const { opened, templateId, go } = await choose('/edit-template?id=4&colors=aa0000-bb0000')
    expect(lookOf(opened())?.templateId).toBe(4)
    await go('/edit-template?id=5&doc=a')
    await waitFor(() => expect(templateId()).toBe(5))
    expect(lookOf(opened())).toBeUndefined()
  })
})
