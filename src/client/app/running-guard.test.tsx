import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { meQueryKey, setMe, useMe } from '#client/lib/me.ts'
import { createQueryClient } from '#client/lib/query.ts'
import { onPersonGone, startRunning } from '#client/lib/running.ts'
import { RunningGuard } from './running-guard.tsx'

const ada = {
  id: '1f0c1b3e-0000-4000-8000-000000000001',
  ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', createdAt: '2026-03-01T12:00:00.000Z' },
  ...{ emailVerified: true, hasPassword: true },
}

function guard(user: typeof ada | null) {
  const queries = createQueryClient()
  queries.setQueryData(meQueryKey, user)
  render(
    <QueryClientProvider client={queries}>
      <RunningGuard />
      <Name />
    </QueryClientProvider>,
  )
  return queries
}

function Name() {
  return <p>{useMe().user?.firstName ?? 'Nobody'}</p>
}

function isAskedBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('RunningGuard', () => {
  it('asks before the tab is closed only while something runs', () => {
    guard(null)
    expect(isAskedBeforeLeaving()).toBe(false)
    let done: (() => void) | undefined
    act(() => {
      done = startRunning()
    })
    expect(isAskedBeforeLeaving()).toBe(true)
    act(() => done?.())
    expect(isAskedBeforeLeaving()).toBe(false)
  })

  it('ends what runs when the person signs out, and not when a guest signs in', async () => {
    const end = vi.fn()
    const forget = onPersonGone(end)
    const queries = guard(null)
    setMe(queries, ada)
    await screen.findByText('Ada')
    expect(end).not.toHaveBeenCalled()
    setMe(queries, null)
    await waitFor(() => expect(end).toHaveBeenCalledTimes(1))
    forget()
  })
})
