import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteProvider } from '#client/app/site.tsx'
import { clearToasts, useToasts } from '#client/app/toast.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { createQueryClient } from '#client/lib/query.ts'
import { fileRequest } from './download-resume.ts'
import { ReadBackDialog } from './read-back-dialog.tsx'
import { groupFoundFields, readBackHeadline } from './read-back-groups.ts'
import { useDownloads } from './use-downloads.ts'

/** A copy of the site that charges nothing. */
const site = {
  ...{ publicUrl: 'https://candid.test', supportEmail: '', supportPhone: '', supportAddress: '' },
  ...{ billing: false, year: 2026, stripe: false, passkeys: false, signInProviders: [] },
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <SiteProvider site={site}>
      <MemoryRouter>{children}</MemoryRouter>
    </SiteProvider>
  </QueryClientProvider>
)

const resumeDocument = newDocument({ id: 'd', now: '' })
const request = fileRequest(resumeDocument, 'docx')
const report = {
  found: 2,
  of: 3,
  fields: [
    { path: 'personalInfo.firstName', label: 'Name', expected: 'Ada Lovelace', found: true },
    { path: 'experiences.a.position', label: 'Position', expected: 'Analyst', found: true },
    { path: 'experiences.a.company', label: 'Company', expected: 'Engines', found: false },
  ],
  text: 'Ada Lovelace\nAnalyst',
}

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const show = () => render(<ReadBackDialog request={request} isOpen onClose={() => {}} onClosed={() => {}} />)

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

afterEach(() => {
  clearToasts()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what an ATS reads', () => {
  it('asks for the very file that was downloaded', async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer(report))
    vi.stubGlobal('fetch', fetch)
    show()
    await screen.findByText('A machine finds 2 of 3 fields')
    const [path, init] = fetch.mock.calls[0] ?? []
    expect(path).toBe('/api/download-resume/read-back')
    expect(JSON.parse(String(init?.body))).toEqual(JSON.parse(JSON.stringify(request)))
  })

  it('shows what is missing first, then what was found by section, then the text', async () => {
    vi.stubGlobal('fetch', async () => answer(report))
    show()
    const missing = await screen.findByRole('region', { name: 'Not found (1)' })
    expect(within(missing).getByRole('listitem').textContent).toBe('Not found: Company: Engines')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Not found (1)',
      'About you (1)',
      'Experience (1)',
      'The text it reads, in order',
    ])
    expect(screen.getByText((_, element) => element?.tagName === 'PRE').textContent).toBe(report.text)
  })

  it('says so when the file cannot be read back, and tries again', async () => {
    const fetch = vi
      .fn()
      .mockResolvedValueOnce(answer({ code: 'busy' }, 503))
      .mockResolvedValueOnce(answer(report))
    vi.stubGlobal('fetch', fetch)
    show()
    expect(screen.getByRole('status').textContent).toBe('Reading the file')
    expect((await screen.findByRole('alert')).textContent).toContain('The file could not be read back')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('A machine finds 2 of 3 fields')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('counts in words', () => {
    expect(readBackHeadline({ found: 42, of: 42 })).toBe('A machine finds 42 of 42 fields')
    expect(readBackHeadline({ found: 0, of: 1 })).toBe('A machine finds 0 of 1 field')
    expect(readBackHeadline({ found: 0, of: 0 })).toBe('There’s nothing in this resume to read yet')
  })

  it('leaves out sections in which nothing was found', () => {
    expect(groupFoundFields(report.fields.filter(({ found }) => !found))).toEqual([])
  })
})

describe('after a download', () => {
  const shownToast = () => renderHook(() => useToasts()).result.current[0]
  const download = async (format: 'pdf' | 'docx') => {
    const { result } = renderHook(() => useDownloads(), { wrapper })
    await act(() => result.current.fromServer(resumeDocument, format))
  }

  it.each([
    ['pdf', 'PDF download started'],
    ['docx', 'Word document downloaded'],
  ] as const)('of a %s the report is offered, and the focus goes back when it closes', async (format, title) => {
    vi.stubGlobal('fetch', async (path: string) => (path.endsWith('/read-back') ? answer(report) : new Response('x')))
    render(<button type="button">Download</button>)
    const button = screen.getByRole('button', { name: 'Download' })
    button.focus()
    await download(format)
    const toast = shownToast()
    expect(toast?.title).toBe(title)
    expect(toast?.action?.label).toBe('What an ATS reads')
    act(() => toast?.action?.onSelect())
    const dialog = await screen.findByRole('dialog', { name: 'What an ATS reads' })
    expect(await within(dialog).findByText('A machine finds 2 of 3 fields')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('that the browser makes itself, nothing is offered', async () => {
    const { result } = renderHook(() => useDownloads(), { wrapper })
    await act(() => result.current.asText(resumeDocument, 'txt'))
    expect(shownToast()?.title).toBe('Text file downloaded')
    expect(shownToast()?.action).toBeUndefined()
  })
})
