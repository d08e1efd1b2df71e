import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { LiveRegion } from '#client/app/live-region.tsx'
import { SiteProvider } from '#client/app/site.tsx'
import { createDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newLetter } from '#client/drafts/new-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { openSession } from '#client/editing/session/document-session.ts'
import { createQueryClient } from '#client/lib/query.ts'
import { LetterCustomize } from './letter-customize.tsx'
import { LetterGenerated } from './letter-generated.tsx'
import type { LetterSession } from './letter-session.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
})
afterEach(() => vi.unstubAllGlobals())

const nowhere = () => undefined
const site = {
  ...{ publicUrl: 'https://candid.test', supportEmail: '', supportPhone: '', supportAddress: '' },
  ...{ billing: false, year: 2026, stripe: false, passkeys: false, signInProviders: [] },
}

function show(session: LetterSession, page: ReactNode) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SiteProvider site={site}>
        <MemoryRouter>
          <DocumentProvider session={session}>
            {page}
            <LiveRegion />
          </DocumentProvider>
        </MemoryRouter>
      </SiteProvider>
    </QueryClientProvider>,
  )
}

it('names a letter in its bar as the documents do, and renames it there', async () => {
  const device = createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage })
  const session = openSession(newLetter({ id: 'doc', now: '2026-01-01T00:00:00.000Z' }), {
    device,
    newId: () => 'copy',
    now: () => 1_800_000_000_000,
  })
  onTestFinished(session.close)
  show(session, <LetterGenerated onBack={nowhere} onCustomize={nowhere} />)
  const name = await screen.findByLabelText('Document name')
  expect(name.getAttribute('placeholder')).toBe('Untitled letter')
  fireEvent.change(name, { target: { value: 'For the harbor' } })
  expect(session.store.getState().document.title).toBe('For the harbor')
})

describe.each([
  ['is read', () => <LetterGenerated onBack={nowhere} onCustomize={nowhere} />],
  ['is designed', () => <LetterCustomize onBack={nowhere} />],
])('a page on which a letter %s', (_, Page) => {
  it('saves with Ctrl+S and says where the letter is saved', async () => {
    const device = createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage })
    const session = openSession(newLetter({ id: 'doc', now: '2026-01-01T00:00:00.000Z' }), {
      device,
      newId: () => 'copy',
      now: () => 1_800_000_000_000,
    })
    onTestFinished(session.close)
    show(session, <Page />)
    session.store.update((letter) => ({ ...letter, title: 'Mine' }), { label: 'Rename' })
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await screen.findByText('All changes saved')
    expect(await screen.findByText('Saved on this device')).toBeDefined()
    expect(await device.letters.load('doc')).toMatchObject({ title: 'Mine' })
  })
})
