import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteProvider } from '#client/app/site.tsx'
import { clearToasts, useToasts } from '#client/app/toast.ts'
import { openDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { createQueryClient } from '#client/lib/query.ts'
import type { Entitlements } from '#shared/api/billing.ts'
// Loaded beforehand: the first answer would otherwise wait for it.
import './question-dialog.tsx'
import { PaymentWarning } from './payment-warning.ts'
import { usePaywall } from './use-paywall.ts'
import { readWaiting } from './waiting.ts'

const site = {
  publicUrl: 'https://candid.test',
  supportEmail: 'help@candid.test',
  supportPhone: '',
  supportAddress: '',
  billing: true,
  year: 2026,
  stripe: false,
  passkeys: false,
  signInProviders: [],
}
const nothing: Entitlements = {
  resume: false,
  coverLetter: false,
  pro: false,
  proUntil: null,
  unused: { resume: 0, coverLetter: 0 },
  documents: [],
}
const oneUnused: Entitlements = { ...nothing, resume: true, unused: { resume: 1, coverLetter: 0 } }
const boundTo = (id: string): Entitlements => ({ ...nothing, resume: true, documents: [{ id, type: 'resume' }] })

let owned: Entitlements
let calls: string[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  owned = nothing
  calls = []
  vi.stubGlobal('indexedDB', fakeIndexedDb(createFakeDisk()))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`)
    if (path === '/api/billing/documents') owned = boundTo('one')
    return new Response(JSON.stringify(path === '/api/me' ? null : owned))
  })
})
afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

async function open({ isWarned = false } = {}) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SiteProvider site={site}>
        <MemoryRouter>
          <PaymentWarning value={isWarned}>{children}</PaymentWarning>
        </MemoryRouter>
      </SiteProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => ({ paywall: usePaywall(), place: useLocation(), toasts: useToasts() }), {
    wrapper,
  })
  return result
}

const print = { type: 'resume', documentId: 'one', format: 'pdf', title: 'For Engines', isPrinted: true } as const
const answer = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the paywall', () => {
  it('M4: leads to the payment for a document that was not bought, though another one was', async () => {
    owned = boundTo('another')
    const result = await open()
    const keepDocument = vi.fn()
    await act(async () => expect(await result.current.paywall.open({ ...print, keepDocument })).toBe(false))
    expect(keepDocument).toHaveBeenCalledOnce()
    await waitFor(() => expect(result.current.place.pathname).toBe('/checkout'))
    expect(result.current.toasts).toEqual([])
    expect(readWaiting()).toEqual({ type: 'resume', documentId: 'one', format: 'pdf' })
  })

  it('says in the template editor that a payment is required', async () => {
    owned = boundTo('another')
    const result = await open({ isWarned: true })
    await act(async () => expect(await result.current.paywall.open(print)).toBe(false))
    expect(result.current.toasts[0]).toMatchObject({ title: 'Payment Required', variant: 'destructive' })
  })

  it('asks nobody about a document the server has named as bought', async () => {
    owned = boundTo('one')
    const result = await open()
    expect(await result.current.paywall.open(print)).toBe(true)
    calls.length = 0
    expect(await result.current.paywall.open(print)).toBe(true)
    expect(calls).toEqual([])
  })

  it('F2: says so before a purchase is tied to a document, and takes no for an answer', async () => {
    owned = oneUnused
    const result = await open()
    const asked = result.current.paywall.open(print)
    expect(await screen.findByRole('dialog', { name: 'Use your purchase for “For Engines”?' })).toBeTruthy()
    await answer('Not now')
    expect(await asked).toBe(false)
    expect(calls).not.toContain('POST /api/billing/documents')

    const keepDocument = vi.fn()
    const again = result.current.paywall.open({ ...print, keepDocument })
    await answer('Use my purchase')
    expect(await again).toBe(true)
    expect(keepDocument).toHaveBeenCalledOnce()
    expect(calls).toContain('POST /api/billing/documents')
  })

  it('leaves it to the server to tie a file that the server makes, and asks once where the page has said it', async () => {
    owned = oneUnused
    const result = await open()
    expect(await result.current.paywall.open({ ...print, isPrinted: false, isAgreed: true })).toBe(true)
    expect(calls).not.toContain('POST /api/billing/documents')
  })

  it('F2: offers to make a sample one’s own in place of a file', async () => {
    const result = await open()
    const sample = newDocument({ id: 'sample-professional', now: '' })
    const asked = result.current.paywall.offerOwn(sample)
    await answer('Make it my own')
    expect(await asked).toBe(true)
    await waitFor(() => expect(result.current.place.pathname).toBe('/edit-template'))
    const own = new URLSearchParams(result.current.place.search).get('doc') ?? ''
    expect(await openDevice().drafts.load(own)).toMatchObject({
      id: own,
      templateId: 1,
      resume: { id: own },
      revision: 1,
    })
    expect(await result.current.paywall.offerOwn(newDocument({ id: 'mine', now: '' }))).toBe(false)
  })
})
