import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { SiteProvider } from '#client/app/site.tsx'
import { createQueryClient } from '#client/lib/query.ts'
import { idle } from './background-tasks/create-task.ts'
import { useTellReading } from './file-wait.ts'
import { InputFrame } from './input-frame.tsx'

const site = {
  ...{ publicUrl: 'https://candid.test', supportEmail: '', supportPhone: '', supportAddress: '' },
  ...{ billing: false, year: 2026, stripe: false, passkeys: false, signInProviders: [] },
}

function SlowFile({ onRead }: { onRead: () => void }) {
  const tell = useTellReading()
  return (
    <>
      <button type="button" onClick={() => tell(true)}>
        Choose
      </button>
      <button
        type="button"
        onClick={() => {
          onRead()
          tell(false)
        }}
      >
        Arrive
      </button>
    </>
  )
}

function Page({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <InputFrame
      {...{
        title: 'Page',
        lead: '',
        outcome: { label: '', before: '', after: '', why: '' },
        submitLabel: 'Send',
        generating: idle,
        text: '',
        onStop: () => undefined,
      }}
      onSubmit={() => {
        onSend(text)
        return undefined
      }}
      resume={<SlowFile onRead={() => setText('what the file says')} />}
    />
  )
}

it('waits for a file that is still being read, instead of asking for what it will bring', () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const send = vi.fn()
  render(
    <MemoryRouter>
      <SiteProvider site={site}>
        <QueryClientProvider client={createQueryClient()}>
          <Page onSend={send} />
        </QueryClientProvider>
      </SiteProvider>
    </MemoryRouter>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Choose')
  press('Send')
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy()
  press('Arrive')
  expect(send.mock.calls).toEqual([['what the file says']])
})
