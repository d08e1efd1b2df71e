import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { SiteProvider } from '#client/app/site.tsx'
import { createQueryClient } from '#client/lib/query.ts'
import { CreateResumePage } from './create-resume-page.tsx'

const site = {
  publicUrl: 'https://resumes.example',
  supportEmail: 'help@example.com',
  supportPhone: '',
  supportAddress: '',
  billing: true,
  year: 2026,
  stripe: false,
  passkeys: false,
  signInProviders: [],
}

it('the first step the server sends is the one the code starts with', async () => {
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/create-resume']}>
        <SiteProvider site={site}>
          <CreateResumePage />
        </SiteProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const root = document.createElement('div')
  // There is none where the server renders.
  vi.stubGlobal('document', undefined)
  const sent = renderToString(page)
  vi.unstubAllGlobals()
  root.innerHTML = sent
  document.body.append(root)
  expect(root.querySelector('[data-field="personalInfo.firstName"]')).not.toBeNull()
  const problems: unknown[] = []
  await act(async () => hydrateRoot(root, page, { onRecoverableError: (error) => problems.push(error) }))
  expect(problems).toEqual([])
  // What the page has begun to load would come after the end of the test.
  await act(() => import('./wizard.tsx'))
  root.remove()
})
