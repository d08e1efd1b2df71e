import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SiteProvider } from '#client/app/site.tsx'
import { mirrorEntitlements } from './paid-flags.ts'
import { PriceNote } from './price-note.tsx'

const nothing = { resume: false, coverLetter: false, pro: false, documents: [] }
afterEach(() => act(() => mirrorEntitlements(nothing)))

it('goes in the moment its document is paid for, and stays beside another', () => {
  const support = { supportEmail: '', supportPhone: '', supportAddress: '' }
  const off = { stripe: false, passkeys: false, signInProviders: [] }
  const site = { publicUrl: 'https://candid.test', year: 2026, billing: true, ...support, ...off }
  const note = (documentId: string) => (
    <SiteProvider site={site}>
      <PriceNote documentId={documentId} />
    </SiteProvider>
  )
  const { rerender } = render(note('a'))
  expect(screen.getByText(/per finished document/)).toBeDefined()
  act(() => mirrorEntitlements({ ...nothing, resume: true, documents: [{ id: 'a', type: 'resume' }] }))
  expect(screen.queryByText(/per finished document/)).toBeNull()
  rerender(note('b'))
  expect(screen.getByText(/per finished document/)).toBeDefined()
})
