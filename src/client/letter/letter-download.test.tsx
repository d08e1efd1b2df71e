import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { SiteProvider } from '#client/app/site.tsx'
import { Toaster } from '#client/app/toaster.tsx'
import { createDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newLetter } from '#client/drafts/new-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { openSession } from '#client/editing/session/document-session.ts'
import { createQueryClient } from '#client/lib/query.ts'
import { LetterDownload } from './letter-download.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const site = {
  ...{ publicUrl: 'https://candid.test', supportEmail: '', supportPhone: '', supportAddress: '' },
  ...{ year: 2026, stripe: false, passkeys: false, signInProviders: [] },
}

it.each([
  [
    true,
    'Download: a web page, free. PDF and Word: $2.99 for both.',
    'It’s a web page, free. PDF and Word: $2.99 for both files of this letter.',
  ],
  [false, 'Download: a web page. PDF and Word are in the menu.', 'It’s a web page. PDF and Word are here too.'],
])('says before and after that the free file is a web page, where billing is %s', async (billing, before, words) => {
  const flags = { resume: false, coverLetter: false, pro: false, proUntil: null }
  vi.stubGlobal('fetch', async () => Response.json({ ...flags, unused: { resume: 0, coverLetter: 0 }, documents: [] }))
  const session = openSession(newLetter({ id: 'doc', now: '2026-01-01T00:00:00.000Z' }), {
    device: createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage }),
    newId: () => 'copy',
    now: () => 1_800_000_000_000,
  })
  onTestFinished(session.close)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SiteProvider site={{ ...site, billing }}>
        <MemoryRouter>
          <DocumentProvider session={session}>
            <LetterDownload pages={{ status: 'loading' }} />
          </DocumentProvider>
          <Toaster />
        </MemoryRouter>
      </SiteProvider>
    </QueryClientProvider>,
  )
  const note = await screen.findByText(before)
  expect(screen.getByRole('button', { name: 'Download' }).getAttribute('aria-describedby')).toBe(note.id)
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:letter', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(saved).toEqual(['cover-letter.html'])
  expect(await screen.findByText('Cover letter downloaded')).toBeDefined()
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save as Word' })).toBeDefined()
})
