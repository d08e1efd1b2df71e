import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { newDocument } from '#client/drafts/new-document.ts'
import { createQueryClient } from '#client/lib/query.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { rememberWaiting } from '../paywall/waiting.ts'
import { useWaitingDraft } from './use-waiting-draft.ts'

const stored = vi.hoisted(() => ({ document: undefined as unknown }))
vi.mock('#client/drafts/device.ts', () => ({
  openDevice: () => ({}),
  draftPlaceOf: () => ({ drafts: { load: async () => stored.document } }),
}))
afterEach(() => vi.unstubAllGlobals())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
)

it.each([
  ['ciaran@example.com', 'ciaran@example.com'],
  ['maricel@hospital.org', 'maricel@hospital.org'],
  ['dana.whitfield@example.com', ''],
])('takes %s from the document for the receipt, unless it is the sample’s', async (email, expected) => {
  vi.stubGlobal('fetch', async () => Response.json({ personalInfo: { email: 'dana.whitfield@example.com' } }))
  const resume = emptyResume('doc')
  stored.document = newDocument({
    id: 'doc',
    now: '2026-01-01T00:00:00.000Z',
    resume: { ...resume, personalInfo: { ...resume.personalInfo, email } },
  })
  rememberWaiting({ type: 'resume', documentId: 'doc', format: 'pdf' })
  const { result } = renderHook(() => useWaitingDraft('resume'), { wrapper })
  await waitFor(() => expect(result.current.draft?.email).toBe(expected))
})
