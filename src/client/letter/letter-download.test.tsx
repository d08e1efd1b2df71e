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
  ...{ billing: true, year: 2026, stripe: false, passkeys: false, signInProviders: [] },
}

const nothingPaid = { resume: false, coverLetter: false, pro: false, proUntil: null, documents: [] }

function showDownload() {
  const session = openSession(newLetter({ id: 'doc', now: '2026-01-01T00:00:00.000Z' }), {
    device: createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage }),
    newId: () => 'copy',
    now: () => 1_800_000_000_000,
  })
  onTestFinished(session.close)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SiteProvider site={site}>
        <MemoryRouter>
          <DocumentProvider session={session}>
            <LetterDownload pages={{ status: 'loading' }} />
          </DocumentProvider>
          <Toaster />
        </MemoryRouter>
      </SiteProvider>
    </QueryClientProvider>,
  )
}

it.each([
  ['with the price of what is not paid', 0, ['PDF $2.99', 'Word $2.99', 'Web page Free', 'Plain text Free']],
  ['without a price where the letter is paid for', 1, ['PDF', 'Word', 'Web page', 'Plain text']],
])('offers every file in one menu, %s', async (_, coverLetter, names) => {
  vi.stubGlobal('fetch', async () => Response.json({ ...nothingPaid, unused: { resume: 0, coverLetter } }))
  showDownload()
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.replace(/(?=\$|Free)/, ' '))
  await vi.waitFor(() => expect(items()).toEqual(names))
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:letter', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  fireEvent.click(screen.getByRole('menuitem', { name: /^Web page/ }))
  expect(saved).toEqual(['cover-letter.html'])
  expect(await screen.findByText('Cover letter downloaded')).toBeDefined()
})

it.each([
  ['with its price', 0, false, '$2.99'],
  ['without one where a letter is paid for', 1, false, null],
  ['without one where a letter was paid along with the resume', 0, true, null],
])('offers the PDF in one press, %s', async (_, coverLetter, isPaidAhead, price) => {
  const ask = vi.fn(async () => Response.json({ ...nothingPaid, unused: { resume: 0, coverLetter } }))
  vi.stubGlobal('fetch', ask)
  if (isPaidAhead) sessionStorage.setItem('candid-paid-ahead', 'coverLetter')
  onTestFinished(() => sessionStorage.clear())
  showDownload()
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  const press = screen.getByRole('button', { name: 'Download PDF' })
  await vi.waitFor(() => expect(press.getAttribute('aria-description')).toBe(price))
})
