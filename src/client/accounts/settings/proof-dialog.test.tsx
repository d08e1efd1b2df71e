import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteProvider } from '#client/app/site.tsx'
import { ApiError } from '#client/lib/api-error.ts'
import type { Account } from '#shared/api/accounts.ts'
import type { SiteConfig } from '#shared/site-config.ts'
import { useProof } from './proof-dialog.tsx'

const user: Account = {
  id: '00000000-0000-4000-8000-000000000001',
  ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', createdAt: '2026-03-01T12:00:00.000Z' },
  ...{ emailVerified: true, hasPassword: true },
}
const site: SiteConfig = {
  publicUrl: 'http://localhost',
  ...{ supportEmail: '', supportPhone: '', supportAddress: '' },
  ...{ billing: false, year: 2026, stripe: false, passkeys: false, signInProviders: [] },
}
const proofRequired = new ApiError('403: …', { status: 403, code: 'proof-required' })

function Removing({ act, onEnd }: { act: () => Promise<void>; onEnd: (isDone: boolean) => void }) {
  const { withProof, dialog } = useProof(user)
  return (
    <>
      <button type="button" onClick={() => void withProof(act).then(onEnd)}>
        Remove
      </button>
      {dialog}
    </>
  )
}

function open(act: () => Promise<void>) {
  const onEnd = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SiteProvider site={site}>
          <Removing act={act} onEnd={onEnd} />
        </SiteProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByText('Remove'))
  return onEnd
}

afterEach(() => vi.unstubAllGlobals())

it('asks for nothing where the server does not', async () => {
  const act = vi.fn(async () => {})
  const onEnd = open(act)
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('takes the password where the server asks for a proof, and does it then', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetched)
  const act = vi.fn<() => Promise<void>>().mockRejectedValueOnce(proofRequired).mockResolvedValueOnce()
  const onEnd = open(act)
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'words and more' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true))
  expect(act).toHaveBeenCalledTimes(2)
  const [url, init] = fetched.mock.calls[0] ?? []
  expect([url, init?.body]).toEqual(['/api/auth/prove-password', JSON.stringify({ password: 'words and more' })])
})

it('changes nothing for somebody who closes the dialog', async () => {
  const act = vi.fn<() => Promise<void>>().mockRejectedValue(proofRequired)
  const onEnd = open(act)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(false))
  expect(act).toHaveBeenCalledTimes(1)
})
