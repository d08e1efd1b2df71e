import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useLetterQuestions } from './use-letter-questions.ts'

const source = { text: 'Ran a ward of twenty beds at Mercy Hospital in Detroit for eight years, nights and days.' }
const posting = (company: string) => `Charge Nurse at ${company}, nights, full time.`

/** A server that asks why, and fails for one employer. */
function serve() {
  const fetch = vi.fn(async (_path: string, { body }: { body: string }) => {
    const { jobDetails } = JSON.parse(body)
    if (jobDetails.includes('Broken')) return new Response('{}', { status: 500 })
    const company = /at (\w+)/.exec(jobDetails)?.[1]
    return Response.json({ questions: [{ id: 'why', text: `Why ${company}?`, hint: '' }] })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function open(job: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(({ job }) => useLetterQuestions(source, job), { wrapper, initialProps: { job } })
}

afterEach(() => vi.unstubAllGlobals())

describe('the questions before a letter', () => {
  it('are not asked for while too little is known', () => {
    const fetch = serve()
    expect(open('Nurse').result.current.questions).toEqual([])
    expect(fetch).not.toHaveBeenCalled()
  })

  it('stay in sight while those for another posting come, and are told apart from them', async () => {
    serve()
    const { result, rerender } = open(posting('Harbor'))
    await waitFor(() => expect(result.current.questions[0]?.text).toBe('Why Harbor?'), { timeout: 5000 })
    rerender({ job: posting('Lakeview') })
    expect(result.current).toMatchObject({ questions: [{ text: 'Why Harbor?' }], areStale: true })
    await waitFor(() => expect(result.current.areStale).toBe(false), { timeout: 5000 })
    expect(result.current.questions[0]?.text).toBe('Why Lakeview?')
  })

  it('go away without a word where asking about another posting fails', async () => {
    serve()
    const { result, rerender } = open(posting('Harbor'))
    await waitFor(() => expect(result.current.questions).toHaveLength(1), { timeout: 5000 })
    rerender({ job: posting('Broken') })
    await waitFor(() => expect(result.current.questions).toEqual([]), { timeout: 5000 })
    expect(result.current.areStale).toBe(true)
  })
})
